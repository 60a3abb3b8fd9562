//! Sampler, typed and media block messages against a 2 x 2 image, with results
//! worked out by hand.

use super::*;
use crate::extent::{Extent, ImageKind};
use crate::image::{AddressMode, Filter, ImageFormat, Sampler};
use crate::memory::{Bytes, Region, PAGE};
use crate::surface::{ImageSurface, Surface};

const BASE: u64 = 0x10_0000;
const SAMPLE_LZ: u32 = 0x0002_0000 | 0x18 << 12;
const LD_LZ: u32 = 0x0002_0000 | 0x1A << 12;

/// A 2 x 2 image of one float channel holding 1, 2 / 3, 4.
fn memory(filter: Filter, address: AddressMode, normalized: bool) -> Memory {
    let mut bytes = vec![0; PAGE as usize];
    for (chunk, value) in bytes.chunks_exact_mut(4).zip([1f32, 2.0, 3.0, 4.0]) {
        chunk.copy_from_slice(&value.to_le_bytes());
    }
    let format = ImageFormat::try_from("r32float".to_string()).unwrap();
    let extent = Extent { kind: ImageKind::D2, sides: [2, 2, 1] };
    let image = ImageSurface { region: 0, base: BASE, extent, format, writeable: true };
    let region = Region { name: "image".into(), base: BASE, size: 16, defined: true, share: None, bytes: Bytes::Own(bytes) };
    Memory::new(vec![region], vec![Surface::Image(image)], vec![Sampler { filter, address, normalized }], 0)
}

/// Two layers of 2 x 2 texels, or as many slices: 1, 2 / 3, 4, then 5, 6 / 7, 8.
fn layers(kind: ImageKind, filter: Filter, address: AddressMode) -> Memory {
    let mut bytes = vec![0; PAGE as usize];
    bytes.chunks_exact_mut(4).zip(1..=8).for_each(|(chunk, value)| chunk.copy_from_slice(&(value as f32).to_le_bytes()));
    let format = ImageFormat::try_from("r32float".to_string()).unwrap();
    let extent = Extent { kind, sides: [2, 2, 2] };
    let image = ImageSurface { region: 0, base: BASE, extent, format, writeable: true };
    let region = Region { name: "image".into(), base: BASE, size: 32, defined: true, share: None, bytes: Bytes::Own(bytes) };
    Memory::new(vec![region], vec![Surface::Image(image)], vec![Sampler { filter, address, normalized: false }], 0)
}

fn at_point(memory: &mut Memory, [u, v, r]: [f32; 3]) -> f32 {
    let desc = SAMPLE_LZ & !0x0004_0000 | 4 << 25 | 4 << 20 | 1 << 19;
    let payload = [[0; 8], [u.to_bits(); 8], [v.to_bits(); 8], [r.to_bits(); 8]];
    let message = Message { sfid: sfid::SAMPLER, desc, ex_desc: 2, lanes: 1, payload: &payload };
    let response = execute(memory, &mut Slm::new(0), &message).unwrap_or_else(|error| panic!("{error}"));
    f32::from_bits(response.registers[0][0])
}

#[test]
fn slices_are_filtered_and_layers_are_not() {
    let mut volume = layers(ImageKind::D3, Filter::Linear, AddressMode::ClampToEdge);
    assert_eq!([[1.0, 1.0, 1.0], [0.5, 0.5, 1.0], [0.5, 0.5, -9.0]].map(|at| at_point(&mut volume, at)), [4.5, 3.0, 1.0]);
    let mut border = layers(ImageKind::D3, Filter::Linear, AddressMode::Clamp);
    assert_eq!(at_point(&mut border, [0.5, 0.5, 0.0]), 0.5);
    let mut array = layers(ImageKind::D2Array, Filter::Linear, AddressMode::Clamp);
    let layers = [-3.0, 0.4, 0.6, 7.0].map(|layer| at_point(&mut array, [1.0, 1.0, layer]));
    assert_eq!(layers, [2.5, 2.5, 6.5, 6.5]);
    // Ties go to the even one.
    assert_eq!([0.5, 1.5].map(|layer| at_point(&mut array, [0.5, 0.5, layer])), [1.0, 5.0]);
}

#[test]
fn an_image_wants_as_many_coordinates_as_it_has() {
    let mut volume = layers(ImageKind::D3, Filter::Nearest, AddressMode::Clamp);
    let payload = [[0; 8]; 3];
    let desc = LD_LZ & !0x0004_0000 | 3 << 25 | 4 << 20 | 1 << 19;
    let message = Message { sfid: sfid::SAMPLER, desc, ex_desc: 2, lanes: 1, payload: &payload };
    let error = execute(&mut volume, &mut Slm::new(0), &message).unwrap_err();
    assert_eq!(error.reason, "2 coordinates for an image3d_t, expected 3");
}

/// Sends a SIMD8 sampler message for lane 0 with all four channels enabled.
fn sample(memory: &mut Memory, kind: u32, u: u32, v: u32) -> [f32; 4] {
    let desc = kind | 3 << 25 | 4 << 20 | 1 << 19;
    let payload = [[0; 8], [u; 8], [v; 8]];
    let message = Message { sfid: sfid::SAMPLER, desc, ex_desc: 2, lanes: 1, payload: &payload };
    let response = execute(memory, &mut Slm::new(0), &message).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(response.enables, [0xF; 4]);
    [0, 1, 2, 3].map(|channel| f32::from_bits(response.registers[channel][0]))
}

fn at(memory: &mut Memory, u: f32, v: f32) -> f32 {
    sample(memory, SAMPLE_LZ & !0x0004_0000, u.to_bits(), v.to_bits())[0]
}

#[test]
fn nearest_takes_the_texel_that_holds_the_point() {
    let mut edge = memory(Filter::Nearest, AddressMode::ClampToEdge, false);
    assert_eq!([at(&mut edge, 0.0, 0.0), at(&mut edge, 1.9, 0.0), at(&mut edge, 0.5, 1.5)], [1.0, 2.0, 3.0]);
    assert_eq!([at(&mut edge, -7.0, 9.0), at(&mut edge, 1e30, -1e30)], [3.0, 2.0]);
    let mut normal = memory(Filter::Nearest, AddressMode::ClampToEdge, true);
    assert_eq!([at(&mut normal, 0.49, 0.0), at(&mut normal, 0.5, 0.99)], [1.0, 4.0]);
}

#[test]
fn address_modes() {
    let mut border = memory(Filter::Nearest, AddressMode::Clamp, false);
    assert_eq!([at(&mut border, -0.1, 0.0), at(&mut border, 1.0, 0.0)], [0.0, 2.0]);
    let mut repeat = memory(Filter::Nearest, AddressMode::Repeat, true);
    assert_eq!([at(&mut repeat, -0.25, 0.0), at(&mut repeat, 1.25, 1.75)], [2.0, 3.0 + 0.0]);
    let mut mirror = memory(Filter::Nearest, AddressMode::MirroredRepeat, true);
    assert_eq!([at(&mut mirror, 1.25, 0.0), at(&mut mirror, -0.25, 0.0)], [2.0, 1.0]);
    assert_eq!(at(&mut border, f32::NAN, 0.0), 1.0, "a NaN is coordinate 0");
}

#[test]
fn linear_weights_the_four_neighbours() {
    let mut edge = memory(Filter::Linear, AddressMode::ClampToEdge, false);
    assert_eq!(at(&mut edge, 0.5, 0.5), 1.0);
    assert_eq!(at(&mut edge, 1.0, 1.0), 2.5);
    assert_eq!(at(&mut edge, 0.75, 0.5), 1.25);
    assert_eq!(at(&mut edge, 0.0, 0.0), 1.0);
    let mut border = memory(Filter::Linear, AddressMode::Clamp, false);
    assert_eq!(at(&mut border, 0.0, 0.5), 0.5);
}

#[test]
fn loads_take_integer_coordinates_and_missing_channels_their_defaults() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let kind = LD_LZ & !0x0004_0000;
    assert_eq!(sample(&mut memory, kind, 1, 1), [4.0, 0.0, 0.0, 1.0]);
    assert_eq!(sample(&mut memory, kind, u32::MAX, 0), [0.0, 0.0, 0.0, 1.0], "the border");
    assert_eq!(memory.counters.reads_out_of_bounds, 1);
}

#[test]
fn the_header_disables_channels() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let mut header = [0; 8];
    header[2] = 0xE000;
    let payload = [header, [0; 8], [0; 8]];
    let mut send = |registers: u32| {
        let desc = LD_LZ & !0x0004_0000 | 3 << 25 | registers << 20 | 1 << 19;
        let message = Message { sfid: sfid::SAMPLER, desc, ex_desc: 2, lanes: 1, payload: &payload };
        execute(&mut memory, &mut Slm::new(0), &message)
    };
    assert_eq!(send(1).unwrap().registers[0][0], 1f32.to_bits());
    assert!(send(4).unwrap_err().reason.contains("the header enables 1"));
}

#[test]
fn typed_writes_and_reads() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let lanes = |values: [u32; 2]| std::array::from_fn(|lane| values.get(lane).copied().unwrap_or(0));
    let one = [1f32.to_bits() + 5; 8];
    // All components at (1, 1), and at (2, 0), which does not exist.
    let payload = [lanes([1, 2]), lanes([1, 0]), one, one, one, one];
    let mut send = |desc: u32, lanes: u32, payload: &[Register]| {
        let message = Message { sfid: sfid::DATA_CACHE_1, desc, ex_desc: 12, lanes, payload };
        execute(&mut memory, &mut Slm::new(0), &message).unwrap_or_else(|error| panic!("{error}"))
    };
    send(6 << 25 | 0x0D << 14 | 1 << 12, 3, &payload);
    let red = 2 << 25 | 1 << 20 | 0x05 << 14 | 0xE << 8;
    let back = send(red | 1 << 12, 3, &payload[..2]);
    assert_eq!(back.registers[0][..2], [one[0], 0]);
    // The high slot group looks at message lanes 8 to 15.
    let high = send(red | 2 << 12, 0x0103, &payload[..2]);
    assert_eq!(high.enables, [0xF]);
    assert_eq!(memory.counters.writes_out_of_bounds, 1);
    assert_eq!(memory.contents(0)[..4], 1f32.to_le_bytes());
}

#[test]
fn halves_come_in_one_register_each() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let desc = 1 << 30 | LD_LZ & !0x0006_0000 | 1 << 17 | 3 << 25 | 4 << 20 | 1 << 19;
    let payload = [[0; 8], [0, 1, 0, 0, 0, 0, 0, 0], [0; 8]];
    let message = Message { sfid: sfid::SAMPLER, desc, ex_desc: 2, lanes: 3, payload: &payload };
    let response = execute(&mut memory, &mut Slm::new(0), &message).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(response.enables, [0xF; 4]);
    assert_eq!(response.registers[0][0], 0x4000_3C00);
    assert_eq!(response.registers[3][0], 0x3C00_3C00);
}

#[test]
fn the_sampler_flush_returns_a_register() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let message = Message { sfid: sfid::SAMPLER, desc: 0x021F_F000, ex_desc: 2, lanes: 1, payload: &[[0; 8]] };
    let response = execute(&mut memory, &mut Slm::new(0), &message).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(response.enables, [u32::MAX]);
}

/// Header of a media block of `rows` x `bytes`.
fn rectangle(x: i32, y: i32, rows: u32, bytes: u32) -> Register {
    [x as u32, y as u32, (rows - 1) << 16 | (bytes - 1), 0, 0, 0, 0, 0]
}

fn media(memory: &mut Memory, desc: u32, payload: &[Register]) -> Result<Response, MessageError> {
    let message = Message { sfid: sfid::DATA_CACHE_1, desc: desc | 1 << 19, ex_desc: 12, lanes: 0xFF, payload };
    execute(memory, &mut Slm::new(0), &message)
}

#[test]
fn media_blocks_read_rows_and_repeat_the_edge() {
    const READ: u32 = 1 << 25 | 1 << 20 | 0x04 << 14;
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let bits = |values: [f32; 4]| values.map(f32::to_bits);
    let whole = media(&mut memory, READ, &[rectangle(0, 0, 2, 8)]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(whole.registers[0][..4], bits([1.0, 2.0, 3.0, 4.0]));
    assert_eq!((whole.enables[0], memory.counters.reads_out_of_bounds), (0xFFFF, 0));
    // A row of 12 bytes takes 16; the rows lie above and in the image.
    let edge = media(&mut memory, READ, &[rectangle(-4, -1, 2, 12)]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(edge.registers[0][..3], bits([1.0, 1.0, 2.0, 0.0])[..3]);
    assert_eq!(edge.registers[0][4..7], bits([1.0, 1.0, 2.0, 0.0])[..3]);
    assert_eq!((edge.enables[0], memory.counters.reads_out_of_bounds), (0x0FFF_0FFF, 2));
    let wrong = media(&mut memory, READ, &[rectangle(0, 0, 5, 8)]).unwrap_err();
    assert!(wrong.reason.contains("5 rows of 8 bytes take 2"), "{wrong}");
    let wide = media(&mut memory, READ, &[rectangle(0, 0, 1, 0x1_0000)]).unwrap_err();
    assert!(wide.reason.contains("expected at most 64"), "{wide}");
}

#[test]
fn media_blocks_write_what_lies_inside() {
    let mut memory = memory(Filter::Nearest, AddressMode::Clamp, false);
    let data = [5f32, 6.0, 7.0, 8.0, 0.0, 0.0, 0.0, 0.0].map(f32::to_bits);
    let response = media(&mut memory, 2 << 25 | 0x0A << 14, &[rectangle(4, 0, 2, 8), data]);
    assert_eq!(response.map(|r| r.registers.len()), Ok(0));
    let texels: Vec<u8> = [1f32, 5.0, 3.0, 7.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    assert_eq!(memory.contents(0), texels);
    assert_eq!(memory.counters.writes_out_of_bounds, 2);
}
