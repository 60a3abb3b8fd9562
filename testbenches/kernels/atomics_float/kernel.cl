// Float atomics: minimum and maximum in one message each, exchange, compare-and-exchange, and a sum built from it.
// Built as OpenCL C 2.0.

kernel void atomics_float(volatile global atomic_float *cells, global const float *values, global float *old)
{
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    float v = values[i];

    atomic_fetch_min_explicit(&cells[0], v, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(&cells[1], v, memory_order_relaxed, memory_scope_device);
    old[i] = atomic_exchange_explicit(&cells[3 + i], v, memory_order_relaxed, memory_scope_device);
    old[n + i] = atomic_fetch_max_explicit(&cells[3 + n + i], v, memory_order_relaxed, memory_scope_device);

    // Multiples of 1/8: the sum is exact in any order.
    float term = (float)i * 0.125f;
    volatile global atomic_uint *sum = (volatile global atomic_uint *)&cells[2];
    uint seen = atomic_load_explicit(sum, memory_order_relaxed, memory_scope_device);
    while (!atomic_compare_exchange_weak_explicit(sum, &seen, as_uint(as_float(seen) + term), memory_order_relaxed,
                                                  memory_order_relaxed, memory_scope_device))
        ;
}
