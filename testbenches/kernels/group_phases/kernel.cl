// Several work-groups in flight whose threads take very different ways to each barrier, followed by the work-group
// functions. Built as OpenCL C 2.0.

kernel void group_phases(global const uint *in, global uint *out, global int *functions, local uint *words)
{
    uint l = get_local_id(0), size = get_local_size(0);
    size_t i = get_global_id(0);
    size_t n = get_global_size(0);
    uint group = get_group_id(0);
    uint v = in[i];

    for (uint round = 0; round < 4; round++) {
        // Threads differ in how long they take, groups in how many rounds of work they have.
        uint spin = ((l / 8) * 7 + round * 13 + group * 5) % 23;
        for (uint k = 0; k < spin; k++)
            v = v * 1664525u + 1013904223u;
        words[l] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((group + round) & 1) {
            v ^= words[(l + 17) % size];
            barrier(CLK_LOCAL_MEM_FENCE);
            if (l < size / 2)
                words[l] += v;
            barrier(CLK_LOCAL_MEM_FENCE);
            v += words[size - 1 - l];
        } else {
            v += words[(l * 5) % size];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = v;

    int s = (int)(v >> 16);
    functions[i] = work_group_reduce_add(s);
    functions[n + i] = work_group_scan_inclusive_add(s);
    functions[2 * n + i] = work_group_scan_exclusive_max(s);
    functions[3 * n + i] = work_group_broadcast(s, 3);
    functions[4 * n + i] = (work_group_any(s > 64500) != 0) + 2 * (work_group_all(s > 1000) != 0);
}
