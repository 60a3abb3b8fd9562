// Quotients and remainders of 8-, 16- and 32-bit integers, by variables and by constants. Divisors are never zero, and
// the one signed quotient that does not fit is not asked for.

kernel void int_division(global const int *a, global const int *b, global int *out, global uint *uout,
                         global short *out16, global uchar *out8)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    int p = a[i], q = b[i];
    uint u = as_uint(p), v = as_uint(q);

    out[i] = p / q;
    out[n + i] = p % q;
    out[2 * n + i] = p / 7;
    out[3 * n + i] = p % -641;
    out[4 * n + i] = p / 32;
    out[5 * n + i] = p / -3;

    uout[i] = u / v;
    uout[n + i] = u % v;
    uout[2 * n + i] = u / 7u;
    uout[3 * n + i] = u % 1000003u;
    uout[4 * n + i] = u / 3000000000u;

    short s = (short)p, t = (short)(q | 1);
    out16[i] = s / t;
    out16[n + i] = s % t;
    uchar e = (uchar)p, f = (uchar)(q | 1);
    out8[i] = e / f;
    out8[n + i] = e % f;
    char g = (char)p;
    out8[2 * n + i] = as_uchar((char)(g / 5));
}
