// 64-bit multiplication, division, remainder, shifts and comparisons. Divisors are never zero, and the one signed
// quotient that does not fit is not asked for.

kernel void long_math(global const long *a, global const long *b, global long *out, global ulong *uout)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    long p = a[i], q = b[i];
    ulong u = as_ulong(p), v = as_ulong(q);

    out[i] = p * q;
    out[n + i] = p / q;
    out[2 * n + i] = p % q;
    out[3 * n + i] = mul_hi(p, q);
    out[4 * n + i] = p >> (q & 63);
    out[5 * n + i] = max(p, q) - min(p, q);

    uout[i] = u / v;
    uout[n + i] = u % v;
    uout[2 * n + i] = mul_hi(u, v);
    uout[3 * n + i] = u >> (v & 63);
    uout[4 * n + i] = u << (v & 63);
    uout[5 * n + i] = u / 1000000007UL + v % 10UL;
}
