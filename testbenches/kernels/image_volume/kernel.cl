// An image of three dimensions: loads, samples of both filters, writes, sizes.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
constant sampler_t mirrored = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;

kernel void image_volume(read_only image3d_t volume, write_only image3d_t out, sampler_t smooth, global const float4 *at,
                         global float4 *loads, global float4 *nearest, global float4 *linear, global int4 *size)
{
    int i = get_global_id(0);
    int4 texel = (int4)(i & 3, i >> 2 & 3, i >> 4, 0);

    loads[i] = read_imagef(volume, texel);
    nearest[i] = read_imagef(volume, mirrored, at[i]);
    linear[i] = read_imagef(volume, smooth, at[i]);
    write_imagei(out, texel, (int4)(i, -i, 1000 * i, 7));
    if (i == 0)
        size[0] = get_image_dim(volume);
}
