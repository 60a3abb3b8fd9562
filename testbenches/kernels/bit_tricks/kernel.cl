// Bit counting, rotation, selection and the wide-multiply builtins on 32- and 64-bit integers.

uint reversed(uint v)
{
    uint r = 0;
    for (int k = 0; k < 32; k++)
        r |= ((v >> k) & 1u) << (31 - k);
    return r;
}

kernel void bit_tricks(global const uint *a, global const uint *b, global const uint *c,
                       global const ulong *x, global const ulong *y, global uint *out, global ulong *wide)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    uint p = a[i], q = b[i], r = c[i];
    int sp = as_int(p), sq = as_int(q), sr = as_int(r);

    out[i] = popcount(p);
    out[n + i] = clz(p);
    out[2 * n + i] = ctz(p);
    out[3 * n + i] = reversed(p);
    out[4 * n + i] = rotate(p, q);
    out[5 * n + i] = bitselect(p, q, r);
    out[6 * n + i] = mul_hi(p, q);
    out[7 * n + i] = as_uint(mul_hi(sp, sq));
    out[8 * n + i] = mad_hi(p, q, r);
    out[9 * n + i] = as_uint(mad_hi(sp, sq, sr));
    out[10 * n + i] = mul24(p & 0xFFFFFFu, q & 0xFFFFFFu);
    out[11 * n + i] = as_uint(mad24(sp << 8 >> 8, sq << 8 >> 8, sr));
    out[12 * n + i] = as_uint(mad_sat(sp, sq, sr));
    out[13 * n + i] = mad_sat(p & 0x1FFFFu, q & 0x1FFFFu, r);
    out[14 * n + i] = hadd(p, q);
    out[15 * n + i] = as_uint(rhadd(sp, sq));

    ulong u = x[i], v = y[i];
    wide[i] = popcount(u);
    wide[n + i] = clz(u);
    wide[2 * n + i] = rotate(u, v);
    wide[3 * n + i] = upsample(p, q);
    wide[4 * n + i] = add_sat(u, v);
    wide[5 * n + i] = as_ulong(sub_sat(as_long(u), as_long(v)));
    wide[6 * n + i] = abs_diff(as_long(u), as_long(v));
}
