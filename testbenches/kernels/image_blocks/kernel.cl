// Sub-group block reads and writes of images: whole rows of raw dwords, the texel format does not matter.
#pragma OPENCL EXTENSION cl_intel_subgroups : enable

__attribute__((intel_reqd_sub_group_size(16)))
kernel void image_blocks(read_only image2d_t source, write_only image2d_t flipped)
{
    // Each sub-group moves 16 columns and 4 rows.
    int column = (get_global_id(0) & ~15) * (int)sizeof(uint);
    int row = get_global_id(1) * 4;
    uint4 rows = intel_sub_group_block_read4(source, (int2)(column, row));
    uint one = intel_sub_group_block_read(source, (int2)(column, row + 1));
    uint4 out = (uint4)(rows.w, rows.z, one, rows.x) ^ 0x01010101u;
    int height = get_image_height(source);
    intel_sub_group_block_write4(flipped, (int2)(column, height - 4 - row), out);
}
