// Images of one dimension, arrays of images, and the texels of a buffer: loads, samples, writes, sizes.
constant sampler_t repeated = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;

kernel void image_layers(read_only image1d_t line, read_only image1d_array_t lines, read_only image2d_array_t pages,
                         read_only image1d_buffer_t texels, write_only image1d_t line_out,
                         write_only image1d_array_t lines_out, write_only image2d_array_t pages_out, sampler_t smooth,
                         global const float4 *at, global float4 *loads, global uint4 *counts, global float4 *samples,
                         global int *sizes)
{
    int i = get_global_id(0);
    int n = get_global_size(0);
    int4 page = (int4)(i & 3, i >> 2 & 1, i >> 3, 0);
    float4 here = at[i];

    loads[i] = read_imagef(line, i & 15);
    loads[n + i] = read_imagef(lines, (int2)(i & 7, i >> 3));
    loads[2 * n + i] = read_imagef(texels, i);
    counts[i] = read_imageui(pages, page);
    samples[i] = read_imagef(line, smooth, here.x);
    samples[n + i] = read_imagef(lines, smooth, here.xz);
    samples[2 * n + i] = read_imagef(lines, repeated, here.xz);
    counts[n + i] = read_imageui(pages, repeated, here);

    write_imagef(line_out, i, (float4)(i, 0.0f, 0.0f, 0.0f));
    write_imagei(lines_out, (int2)(i & 7, i >> 3), (int4)(i, -i, 0, 0));
    write_imageui(pages_out, page, (uint4)(i, i + 1, i + 2, i + 3));

    if (i == 0) {
        sizes[0] = get_image_width(line);
        sizes[1] = get_image_width(lines);
        sizes[2] = get_image_array_size(lines);
        sizes[3] = get_image_width(pages);
        sizes[4] = get_image_height(pages);
        sizes[5] = get_image_array_size(pages);
        sizes[6] = get_image_width(texels);
        sizes[7] = get_image_channel_order(pages);
    }
}
