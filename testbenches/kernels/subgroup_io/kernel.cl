// Sub-group block input and output on buffers, and the sub-group operations at SIMD8.
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups_short : enable

__attribute__((intel_reqd_sub_group_size(8)))
kernel void subgroup_io(global const uint *in, global const ushort *in16, global uint *moved, global ushort *moved16,
                        global int *ops)
{
    uint lane = get_sub_group_local_id();
    // Each sub-group owns 64 dwords and 16 words.
    size_t block = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
    global const uint *source = in + block * 64;
    global uint *target = moved + block * 64;

    uint8 eight = intel_sub_group_block_read8(source);
    uint a = intel_sub_group_block_read(source + 8);
    uint2 b = intel_sub_group_block_read2(source + 16);
    uint4 c = intel_sub_group_block_read4(source + 32);
    intel_sub_group_block_write4(target, eight.s7654 ^ eight.s0123);
    intel_sub_group_block_write2(target + 32, b.yx + a);
    intel_sub_group_block_write(target + 48, c.x + c.y);
    intel_sub_group_block_write(target + 56, c.z + c.w);

    ushort2 words = intel_sub_group_block_read_us2(in16 + block * 16);
    intel_sub_group_block_write_us2(moved16 + block * 16, words.yx);

    int v = (int)a;
    size_t n = get_global_size(0);
    size_t i = block * 8 + lane;
    ops[i] = sub_group_reduce_add(v);
    ops[n + i] = sub_group_scan_exclusive_add(v);
    ops[2 * n + i] = sub_group_scan_inclusive_max(v);
    ops[3 * n + i] = sub_group_reduce_min(v);
    ops[4 * n + i] = intel_sub_group_shuffle_xor(v, 5);
    ops[5 * n + i] = intel_sub_group_shuffle(v, (lane * 3 + 1) & 7);
    ops[6 * n + i] = intel_sub_group_shuffle_up(v, (int)b.x, 2);
    ops[7 * n + i] = intel_sub_group_shuffle_down(v, (int)b.x, 3);
    ops[8 * n + i] = sub_group_broadcast(v, 6);
    ops[9 * n + i] = (sub_group_any(v > 1500000000) != 0) * 2 + (sub_group_all(v > -1500000000) != 0);
}
