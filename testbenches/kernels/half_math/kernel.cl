// Half-precision arithmetic: basic operations with one rounding each, comparisons, conversions and vectors.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

kernel void half_math(global const half4 *a, global const half4 *b, global half4 *out, global short4 *flags,
                      global float4 *wide)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    half4 p = a[i], q = b[i];

    out[i] = p + q;
    out[n + i] = p - q;
    out[2 * n + i] = p * q;
    out[3 * n + i] = fma(p, q, (half4)1.0h);
    out[4 * n + i] = fmin(p, q);
    out[5 * n + i] = fmax(p, q);
    out[6 * n + i] = fabs(p) + floor(q);
    out[7 * n + i] = clamp(p, (half4)-2.0h, (half4)3.5h);

    flags[i] = (p < q) | ((p == q) & (short4)2) | (isgreaterequal(p, -q) & (short4)4);
    flags[n + i] = convert_short4_sat(p);
    wide[i] = convert_float4(p) * convert_float4(q);
}
