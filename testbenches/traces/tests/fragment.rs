//! Fragments of a trace, what they paint, and the picture of it.

use tessera_traces::fragment::{cleared, fragments, paint, painted, BACKGROUND, FAR};
use tessera_traces::picture::Picture;
use tessera_traces::{Header, Merge, Op, Record, Trace};

fn trace(msaa: bool, records: &[(u8, Op, u16)]) -> Trace {
    let record = |&(surface, op, mask): &(u8, Op, u16)| Record { x: 0, y: 0, surface, op, mask };
    let header = Header { msaa, width: 8, height: 4, count: records.len() as u32, scene: String::new() };
    Trace { header, records: records.iter().map(record).collect() }
}

#[test]
fn a_depth_record_and_its_colours_are_one_fragment_that_passes_where_they_are() {
    let trace = trace(false, &[(1, Op::ReadWrite, 0x00FF), (0, Op::Write, 0x000F), (2, Op::Read, 1), (1, Op::Read, 0xFF00)]);
    let all: Vec<_> = fragments(&trace).collect();
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].mask, 0x00FF);
    assert!(all[0].depth[..4].iter().all(|&z| z < FAR) && all[0].depth[4..].iter().all(|&z| z == FAR));
    assert!(all[1].depth.iter().all(|&z| z == FAR));
    let memory = painted(&trace);
    let colour = memory.get(trace.layout().address(0, 0, 0));
    assert!(colour[..4].iter().all(|&c| c == all[0].colour[0]) && colour[4..].iter().all(|&c| c == BACKGROUND));
    let depth = memory.get(trace.layout().address(1, 0, 0));
    assert!(depth[..4].iter().all(|&z| z == all[0].depth[0]) && depth[4..].iter().all(|&z| z == FAR));
}

#[test]
fn the_way_of_merging_is_read_from_the_records() {
    let of = |records: &[(u8, Op, u16)]| Merge::of(&trace(false, records));
    assert_eq!(of(&[(0, Op::ReadWrite, 1)]), Merge { depth: false, blend: true });
    assert_eq!(of(&[(0, Op::ReadWrite, 1), (0, Op::Write, 1)]), Merge { depth: false, blend: false });
    assert_eq!(of(&[(1, Op::ReadWrite, 1)]), Merge { depth: true, blend: false });
}

#[test]
fn blending_weighs_by_the_alpha_of_the_source() {
    let trace = trace(false, &[(0, Op::ReadWrite, 1)]);
    let layout = trace.layout();
    let mut fragment = fragments(&trace).next().expect("one fragment");
    let blended = |alpha: u32, fragment: &mut tessera_traces::Fragment| {
        let mut memory = cleared(&layout);
        fragment.colour = [alpha << 24 | 0x00FF_0040; 16];
        paint(&mut memory, &layout, Merge { depth: false, blend: true }, fragment);
        memory.get(0)[0]
    };
    assert_eq!(blended(0, &mut fragment), BACKGROUND);
    assert_eq!(blended(255, &mut fragment), 0xFFFF_0040);
    // Half way between 0x20 and 0xFF, 0x00, 0x40.
    assert_eq!(blended(128, &mut fragment) & 0x00FF_FFFF, 0x0090_1030);
}

#[test]
fn a_picture_shows_tiles_in_place_and_averages_samples() {
    let plain = trace(false, &[]);
    let mut memory = cleared(&plain.layout());
    memory.block(plain.layout().address(0, 1, 0))[5] = 0x00_03_02_01;
    let picture = Picture::of(&plain.header, &plain.layout(), &memory);
    assert_eq!((picture.width, picture.height, picture.rgb.len()), (8, 4, 96));
    // Pixel 5 of the second tile is x = 5, y = 1.
    assert_eq!(picture.rgb[3 * (8 + 5)..][..3], [1, 2, 3]);
    assert_eq!(picture.rgb[..3], [0x20; 3]);

    let quads = trace(true, &[]);
    let mut memory = cleared(&quads.layout());
    memory.block(quads.layout().address(0, 3, 1))[4..8].copy_from_slice(&[0x00_08, 0x00_04, 0x04_00, 0x0C_04]);
    let picture = Picture::of(&quads.header, &quads.layout(), &memory);
    // Samples 4..8 of the quad at (6, 2) are its pixel x = 7, y = 2.
    assert_eq!(picture.rgb[3 * (2 * 8 + 7)..][..3], [4, 4, 0]);
}
