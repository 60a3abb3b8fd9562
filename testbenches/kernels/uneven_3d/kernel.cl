// A three-dimensional range with an offset, whose last groups are smaller on every axis. Built as OpenCL C 2.0.

kernel void uneven_3d(global uint *ids, global uint *sizes, global uint *order)
{
    uint x = get_global_id(0) - get_global_offset(0);
    uint y = get_global_id(1) - get_global_offset(1);
    uint z = get_global_id(2) - get_global_offset(2);
    uint at = (z * get_global_size(1) + y) * get_global_size(0) + x;

    ids[at] = get_global_id(0) | get_global_id(1) << 8 | get_global_id(2) << 16
            | (get_group_id(0) + get_group_id(1) * 8 + get_group_id(2) * 64) << 24;
    sizes[at] = get_local_size(0) | get_local_size(1) << 4 | get_local_size(2) << 8
              | get_enqueued_local_size(0) << 12 | get_enqueued_local_size(1) << 16 | get_enqueued_local_size(2) << 20
              | get_num_groups(0) << 24 | get_work_dim() << 28;
    order[at] = get_local_linear_id() << 16 | get_global_linear_id();
}
