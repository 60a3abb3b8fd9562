// Typed image reads and writes: floats clamped and rounded to a normalised format, integers clamped to theirs, an
// image that is read and written, and pixels outside, which are dropped. Built as OpenCL C 2.0.

kernel void image_write(write_only image2d_t colours, write_only image2d_t counts, write_only image2d_t masks,
                        read_write image2d_t board, read_only image2d_t source, global uint4 *copy)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    int i = at.y * get_global_size(0) + at.x;

    // The range is one column wider and one row higher than the images.
    float2 f = convert_float2(at) * 0.125f;
    write_imagef(colours, at, (float4)(f.x, f.y, f.x * 2.0f - 0.5f, f.x * f.y));
    write_imagei(counts, at, (int4)((at.x - 3) * 9000, (at.y - 2) * 20000, 0, 0));
    write_imageui(masks, at, (uint4)(at.x * 77, at.y * 99, i * i, 255 - i));

    uint4 before = read_imageui(board, at);
    write_imageui(board, at, before.wzyx + (uint4)(1, 2, 3, i));
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
    copy[i] = read_imageui(source, at) + read_imageui(board, at);
}
