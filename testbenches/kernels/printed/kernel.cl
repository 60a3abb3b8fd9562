// printf: every kind of value, vectors, strings chosen at run time, under divergence.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void printed(global const float *f, global int *out)
{
    int i = get_global_id(0);

    printf("no value, 100%%\ttab \"quoted\" back\\slash\n");
    printf("item %d of %u: [%8.3f] [%-8d] [%+05d] %s\n", i, (uint)get_global_size(0), f[i], i, i, "literal");
    if (i & 1)
        printf("odd: %ld %#x %c %.3s\n", (long)i * -10000000000L, i * 17, 'a' + i, i == 1 ? "first" : "later");
    else
        printf("even: %hd %hhu %lu %o\n", (short)-i, (uchar)(250 + i), (ulong)-1, 64 + i);
    printf("%e %g %a\n", (double)f[i], f[i] * 1000.0f, (double)f[i] / 3.0);
    printf("%v4hld %v2f %.1v3hlf\n", (int4)(i, -i, 1, 2), (float2)(f[i], 2), (float3)(f[i], 1, 2));
    printf("%v4hhd %v8hx %v2lx %v2hd\n", (char4)(i, -i, 1, 2), (short8)(i, 1, 2, 3, 4, 5, 6, -7), (long2)(i, -1),
           (short2)(-i, 7));
    out[i] = i + 1;
}
