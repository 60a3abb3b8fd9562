//! The functional model: which pixels change, and that no lost or reordered update can go unseen.

use tessera_traces::block::{from_pixels, initial, modified, to_pixels, written};
use tessera_traces::functional::apply;
use tessera_traces::{Functional, Header, Layout, Memory, Op, Record};

fn layout() -> Layout {
    Layout::new(&Header { msaa: false, width: 800, height: 600, count: 0, scene: String::new() })
}

fn record(op: Op, mask: u16) -> Record {
    Record { x: 3, y: 5, surface: 1, op, mask }
}

#[test]
fn surfaces_follow_each_other_without_gaps() {
    let layout = layout();
    assert_eq!(layout.address(0, 0, 0), 0);
    assert_eq!(layout.address(0, 199, 149), 29_999);
    assert_eq!(layout.address(1, 0, 0), 30_000);
    assert_eq!(layout.address(2, 0, 0), 60_000);
    assert_eq!(layout.address(3, 0, 0), 60_000 + 400 * 300);
    assert_eq!(layout.blocks(), 60_000 + 6 * 400 * 300);
    let quads = Layout::new(&Header { msaa: true, width: 801, height: 600, count: 0, scene: String::new() });
    assert_eq!(quads.address(1, 0, 0), 401 * 300);
    assert_eq!(quads.address(3, 0, 0) - quads.address(2, 0, 0), 401 * 300);
}

#[test]
fn covered_pixels_change_and_only_those() {
    let mut model = Functional::new(layout());
    let address = layout().of(&record(Op::Write, 1));
    let start = initial(address);
    assert_eq!(model.execute(7, &record(Op::Read, 0xFFFF)), start);
    assert_eq!(model.execute(8, &record(Op::Write, 0x0F00)), start);
    let after = model.execute(9, &record(Op::ReadWrite, 0xF000));
    for p in 0..16 {
        let expected = if (8..12).contains(&p) { written(8)[p] } else { start[p] };
        assert_eq!(after[p], expected, "pixel {p}");
        let last = if p >= 12 { modified(&after, 9)[p] } else { after[p] };
        assert_eq!(model.memory().get(address)[p], last, "pixel {p}");
    }
}

#[test]
fn lost_repeated_and_swapped_updates_show() {
    let start = initial(1);
    let (a, b) = (|old| apply(&old, 1, Op::ReadWrite, 0xFFFF), |old| apply(&old, 2, Op::ReadWrite, 0xFFFF));
    let right = b(a(start));
    for wrong in [a(start), b(start), a(b(start)), b(b(a(start))), b(a(a(start)))] {
        assert!((0..16).all(|p| wrong[p] != right[p]));
    }
}

#[test]
fn memories_differ_where_they_were_changed() {
    let mut a = Memory::new(1000);
    let b = Memory::new(1000);
    a.block(999)[3] ^= 1;
    a.block(130)[0] ^= 1;
    assert_eq!(a.differences(&b).map(|(at, ..)| at).collect::<Vec<_>>(), [130, 999]);
    assert_eq!(b.differences(&a).count(), 2);
    assert_eq!(b.differences(&b).count(), 0);
}

#[test]
fn words_hold_two_pixels_low_half_first() {
    let block = initial(5);
    let words = to_pixels(&block);
    assert_eq!(words[1] & 0xFFFF_FFFF, u64::from(block[2]));
    assert_eq!(words[7] >> 32, u64::from(block[15]));
    assert_eq!(from_pixels(&words), block);
}
