// The math box: functions evaluated by one instruction each, with the accuracy it guarantees.

kernel void native_math(global const float *in, global float *relative, global float *absolute)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    float x = in[i];
    float y = in[n - 1 - i];

    relative[i] = native_recip(x);
    relative[n + i] = native_sqrt(x);
    relative[2 * n + i] = native_rsqrt(x);
    relative[3 * n + i] = native_exp2(x - 20.0f);
    relative[4 * n + i] = native_powr(x, 0.75f);
    relative[5 * n + i] = native_divide(x, y);

    absolute[i] = native_log2(x);
    absolute[n + i] = native_sin(x);
    absolute[2 * n + i] = native_cos(x);
}
