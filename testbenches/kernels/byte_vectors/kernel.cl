// 8- and 16-bit vector arithmetic: saturation, averages, absolute differences, component shuffles.
// One work-item handles one char4 pair and one short4 pair.

kernel void byte_vectors(global const char4 *a, global const char4 *b, global const short4 *c, global const short4 *d,
                         global char4 *out8, global uchar4 *uout8, global short4 *out16, global ushort4 *uout16)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);

    char4 p = a[i], q = b[i];
    out8[i] = add_sat(p, q);
    out8[n + i] = sub_sat(p, q);
    out8[2 * n + i] = hadd(p, q);
    out8[3 * n + i] = rhadd(p, q);
    out8[4 * n + i] = mul_hi(p, q);
    out8[5 * n + i] = clamp(p, (char4)(-50), (char4)(20, 30, 40, 50));
    out8[6 * n + i] = select(p, q, p > q);
    out8[7 * n + i] = (char4)(p.wz, q.xy);

    uchar4 up = as_uchar4(p), uq = as_uchar4(q);
    uout8[i] = add_sat(up, uq);
    uout8[n + i] = sub_sat(up, uq);
    uout8[2 * n + i] = abs_diff(p, q);
    uout8[3 * n + i] = rotate(up, uq);
    uout8[4 * n + i] = abs(p);

    short4 r = c[i], s = d[i];
    out16[i] = add_sat(r, s);
    out16[n + i] = sub_sat(r, s);
    out16[2 * n + i] = mul_hi(r, s);
    out16[3 * n + i] = (short4)(r.x * s.x, r.y + s.y, r.z - s.z, r.w >> (s.w & 15));
    out16[4 * n + i] = convert_short4_sat(convert_int4(r) * 3 - convert_int4(s));

    uout16[i] = abs_diff(r, s);
    uout16[n + i] = convert_ushort4_sat(convert_int4(r) + convert_int4(s));
    uout16[2 * n + i] = upsample(as_uchar4(p), as_uchar4(q));
    uout16[3 * n + i] = hadd(as_ushort4(r), as_ushort4(s));
}
