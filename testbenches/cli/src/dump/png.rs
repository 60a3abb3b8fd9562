//! An image argument as a PNG file: one or two channels and four as they are, floats from 0 to 1 in 16 bits.

use std::io::{self, Write};

use png::{BitDepth, ColorType, Encoder};
use tessera_launch::element::Element;
use tessera_launch::image::{ChannelOrder, ChannelType};
use tessera_launch::view::Form;

/// Whether the contents can be a PNG file; if not, why.
pub fn check(form: &Form) -> Result<(), String> {
    let expected = "expected 8 or 16 bits without sign, or floats; .npy holds the others";
    match form.format.map(|format| format.channel) {
        None => Err("a buffer, expected an image for a .png".into()),
        Some(ChannelType::Unorm8 | ChannelType::Uint8 | ChannelType::Unorm16 | ChannelType::Uint16) => Ok(()),
        Some(ChannelType::Float16 | ChannelType::Float32) => Ok(()),
        Some(_) => Err(format!("an image whose channels are {}, {expected}", form.element.name())),
    }
}

/// Writes an image that [`check`] let through.
pub fn write(out: &mut dyn Write, form: &Form, texels: &[u8]) -> io::Result<()> {
    let Some(format) = form.format else { return Ok(()) };
    // Slices and layers lie below each other.
    let [rows @ .., columns, _] = &form.shape[..] else { return Ok(()) };
    let [height, width] = [rows.iter().product::<u64>() as u32, *columns as u32];
    let mut encoder = Encoder::new(out, width, height);
    encoder.set_color(match format.order {
        ChannelOrder::R | ChannelOrder::A => ColorType::Grayscale,
        ChannelOrder::Rg => ColorType::Rgb,
        ChannelOrder::Rgba | ChannelOrder::Bgra => ColorType::Rgba,
    });
    encoder.set_depth(if form.element == Element::U8 { BitDepth::Eight } else { BitDepth::Sixteen });
    let size = form.element.size();
    let mut samples = Vec::new();
    for texel in texels.chunks_exact(size * format.channels() as usize) {
        let channel = |i: usize| sample(form.element, &texel[i * size..]);
        let channels: &[usize] = match format.order {
            ChannelOrder::Bgra => &[2, 1, 0, 3],
            _ => &[0, 1, 2, 3][..format.channels() as usize],
        };
        channels.iter().for_each(|&i| samples.extend(channel(i)));
        if format.order == ChannelOrder::Rg {
            samples.extend(std::iter::repeat_n(0, channel(0).len()));
        }
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&samples)?;
    Ok(writer.finish()?)
}

/// A channel as PNG stores it: the first byte is the most significant.
fn sample(element: Element, bytes: &[u8]) -> Vec<u8> {
    match element {
        Element::U8 => vec![bytes[0]],
        Element::U16 => vec![bytes[1], bytes[0]],
        _ => ((element.float(bytes).clamp(0.0, 1.0) * 65535.0).round() as u16).to_be_bytes().to_vec(),
    }
}
