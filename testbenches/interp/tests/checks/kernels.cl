// What `tessera run --check` has to find, each beside a twin that is as it should be. Compiled by
// `scripts/compile-kernel.sh testbenches/interp/tests/checks/kernels.cl testbenches/interp/tests/checks/kernels.bin
// -cl-std=CL2.0 -g`; the line numbers are part of the tests.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void shift_race(global int *x)
{
    size_t i = get_global_id(0);
    x[i] = x[(i + 1) % get_global_size(0)];
}

kernel void shift(global int *x, global int *y)
{
    size_t i = get_global_id(0);
    y[i] = x[(i + 1) % get_global_size(0)];
}

// Across the whole range where `reach` is more than 0 groups, which no barrier orders.
kernel void neighbours(global int *x, global int *y, int reach)
{
    size_t i = get_global_id(0), n = get_global_size(0), l = get_local_size(0);
    x[i] = (int)i;
    barrier(CLK_GLOBAL_MEM_FENCE);
    size_t other = i / l * l + (i + 1) % l;
    y[i] = x[(other + reach * l) % n];
}

kernel void local_race(global int *x, local int *s)
{
    size_t l = get_local_id(0);
    s[l] = x[get_global_id(0)];
    x[get_global_id(0)] = s[(l + 32) % get_local_size(0)];
}

kernel void local_exchange(global int *x, local int *s)
{
    size_t l = get_local_id(0);
    s[l] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[get_global_id(0)] = s[(l + 32) % get_local_size(0)];
}

kernel void subgroup_exchange(global int *x, local int *s)
{
    size_t l = get_local_id(0);
    s[l] = x[get_global_id(0)];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    x[get_global_id(0)] = s[l ^ 1];
}

kernel void same_value(global int *flag, global const int *x)
{
    if (x[get_global_id(0)] >= 0)
        flag[0] = 1;
}

kernel void counter(global int *count, global int *x)
{
    x[get_global_id(0)] = atomic_inc(count);
}

kernel void counter_read(global int *count, global int *x)
{
    atomic_inc(count);
    x[get_global_id(0)] = count[0];
}

kernel void half_written(global int *x, local int *s, int written)
{
    int l = (int)get_local_id(0);
    if (l < written)
        s[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    x[get_global_id(0)] = s[get_local_size(0) - 1 - l] + 1;
}

kernel void decides(global const int *x, global int *y)
{
    if (x[get_global_id(0)] > 3)
        y[get_global_id(0)] = atomic_inc(&y[0]);
}

kernel void addresses(global const int *x, global int *y)
{
    y[x[get_global_id(0)] & 7] = 1;
}

kernel void sum_of_some(global int *x, int written, int from)
{
    int t[64];
    for (int k = 0; k < written; k++)
        t[k] = k * x[k];
    x[get_global_id(0)] = t[from & 63];
}

// Too much for registers.
kernel void sum_of_many(global int *x, int written, int from)
{
    int t[600];
    for (int k = 0; k < written; k++)
        t[k] = k * x[k & 7];
    x[get_global_id(0)] = t[from];
}

kernel void some_threads(global int *x, int all)
{
    size_t l = get_local_id(0);
    if (l < 32 || all) {
        x[get_global_id(0)] = 1;
        barrier(CLK_GLOBAL_MEM_FENCE);
        x[get_global_id(0)] += 1;
    }
}

kernel void some_lanes(global int *x, int all)
{
    size_t l = get_local_id(0);
    if (l % 2 || all) {
        x[get_global_id(0)] = 1;
        barrier(CLK_GLOBAL_MEM_FENCE);
        x[get_global_id(0)] += 1;
    }
}

kernel void two_barriers(global int *x)
{
    size_t l = get_local_id(0), i = get_global_id(0);
    if (l < 32) {
        x[i] *= 3;
        barrier(CLK_GLOBAL_MEM_FENCE);
        x[i] += 5;
    } else {
        x[i] ^= 7;
        barrier(CLK_GLOBAL_MEM_FENCE);
        x[i] -= 2;
    }
}

kernel void outside(global int *x, global const int *y, int by)
{
    size_t i = get_global_id(0);
    x[i + by] = y[i + by];
}

kernel void outside_local(global int *x, local int *s, int by)
{
    size_t l = get_local_id(0);
    s[l + by] = (int)l;
    barrier(CLK_LOCAL_MEM_FENCE);
    x[get_global_id(0)] = s[l + by];
}

// What the math box makes of something undefined is undefined: its result, quotient and remainder.
kernel void decides_by_math(global const int *x, global int *y, int divisor)
{
    size_t i = get_global_id(0);
    if (native_sqrt((float)x[i]) > 3.0f)
        y[i] = 1;
    if (x[i] % divisor == 1)
        y[i] = 2;
}
