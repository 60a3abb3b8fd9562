// Conversions under all four rounding modes, between float, double, half and integers.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define MODES(first, to, from, out) \
    out[(first) * n + i] = convert_##to##_rte(from); \
    out[(first + 1) * n + i] = convert_##to##_rtz(from); \
    out[(first + 2) * n + i] = convert_##to##_rtp(from); \
    out[(first + 3) * n + i] = convert_##to##_rtn(from);

// `any` reaches beyond the range of a float, `small` fits an integer.
kernel void rounding_modes(global const double *any, global const double *small, global const long *whole,
                           global float *out_float, global double *out_double, global int *out_int,
                           global long *out_long, global half *out_half)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    double d = any[i], s = small[i];
    long w = whole[i];
    float f = (float)d;

    MODES(0, float, d, out_float)
    MODES(4, float, w, out_float)
    MODES(8, float, (int)w, out_float)
    MODES(0, double, w, out_double)
    MODES(0, int, s, out_int)
    MODES(4, int, (float)(s * 0.0001), out_int)
    MODES(0, long, s, out_long)
    MODES(0, half, f, out_half)

    out_int[8 * n + i] = convert_int_sat(d);
    out_int[9 * n + i] = as_int(convert_uint_sat_rtp(f));
    out_long[4 * n + i] = convert_long_sat(d);
    out_double[4 * n + i] = rint(s) + trunc(s);
    out_double[5 * n + i] = ceil(s) - floor(s);
}
