// More live values than there are registers: the compiler spills to scratch memory, also where lanes have left a loop.

__attribute__((intel_reqd_sub_group_size(16)))
kernel void register_spill(global const uint16 *in, global uint16 *out, uint rounds)
{
    size_t i = get_global_id(0);
    uint16 a = in[0] * (uint)(i + 1), b = in[1] + (uint)i, c = in[2] ^ (uint)i, d = in[3] - (uint)i;
    uint16 first = a ^ d;

    for (uint round = 0; round < rounds + (i & 3); round++) {
        a = rotate(a + d, (uint16)3) ^ b;
        b = b * c + a;
        c += d ^ a.s123456789abcdef0;
        d = max(d, b) - c + round;
    }
    out[2 * i] = a ^ b.sfedcba9876543210;
    out[2 * i + 1] = c + d + first;
}
