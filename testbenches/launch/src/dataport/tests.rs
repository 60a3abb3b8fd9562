//! One message of each family against a small memory, with results worked out
//! by hand, and the rules all families share.

use super::*;
use crate::memory::tests::sample;
use crate::memory::Space;

const DC0: u8 = sfid::DATA_CACHE_0;
const DC1: u8 = sfid::DATA_CACHE_1;
const SLM: u32 = 0xFE;
const STATELESS: u32 = 0xFF;

/// Memory, local memory and one message at a time.
struct Bench {
    memory: Memory,
    slm: Slm,
}

impl Bench {
    fn new() -> Self {
        Bench { memory: sample(), slm: Slm::new(1024) }
    }

    fn send(&mut self, sfid: u8, desc: u32, lanes: u32, payload: &[Register]) -> Result<Response, MessageError> {
        // All of the payload that the descriptor does not claim is source 1.
        let extended = (payload.len() as u32).saturating_sub(desc >> 25 & 15);
        let message = Message { sfid, desc, ex_desc: u32::from(sfid) | extended << 6, lanes, payload };
        execute(&mut self.memory, &mut self.slm, &message)
    }

    fn ok(&mut self, sfid: u8, desc: u32, lanes: u32, payload: &[Register]) -> Response {
        self.send(sfid, desc, lanes, payload).unwrap_or_else(|error| panic!("{error}"))
    }

    fn word(&mut self, space: Space, address: u64) -> u32 {
        let mut bytes = [0; 4];
        self.memory.load(space, address, &mut bytes).unwrap();
        u32::from_le_bytes(bytes)
    }
}

fn lanes(f: impl Fn(u32) -> u32) -> Register {
    std::array::from_fn(|lane| f(lane as u32))
}

/// Four lanes of 64-bit addresses.
fn flat(f: impl Fn(u32) -> u64, first: u32) -> Register {
    std::array::from_fn(|dword| {
        let address = f(first + dword as u32 / 2);
        (address >> (32 * (dword % 2))) as u32
    })
}

/// Bytes of the first region are 0, 1, 2, ..
fn counting(address: u32) -> u32 {
    u32::from_le_bytes([0, 1, 2, 3].map(|i| (address + i) as u8))
}

#[test]
fn untyped_read_simd16_packs_components_and_keeps_idle_lanes() {
    let mut bench = Bench::new();
    // .xz of surface 0 at byte 4 * lane, lanes 0, 1 and 9.
    let addresses = [lanes(|l| 4 * l), lanes(|l| 4 * (l + 8))];
    let response = bench.ok(DC1, 0x0440_5A00, 0x203, &addresses);
    assert_eq!(response.enables, [0xFF, 0xF0, 0xFF, 0xF0]);
    assert_eq!(response.registers[0][..2], [counting(0), counting(4)]);
    assert_eq!(response.registers[1][1], counting(36));
    assert_eq!(response.registers[2][..2], [counting(8), counting(12)]);
    assert_eq!(response.registers[3][1], counting(44));
}

#[test]
fn untyped_access_outside_a_surface() {
    let mut bench = Bench::new();
    // SIMD8 .x at 56 and 60 of a 60-byte surface.
    let response = bench.ok(DC1, 0x0210_6E00, 3, &[lanes(|l| 56 + 4 * l)]);
    assert_eq!(response.registers[0][..2], [counting(56), 0]);
    assert_eq!(response.enables[0], 0xFF, "an out-of-bounds read returns 0");
    assert_eq!(bench.memory.counters.reads_out_of_bounds, 1);
    bench.ok(DC1, 0x0202_6E00, 3, &[lanes(|l| 56 + 4 * l), [7; 8]]);
    assert_eq!(bench.word(Space::Flat, 0x10_0000 + 56), 7);
    assert_eq!(bench.word(Space::Flat, 0x10_0000 + 60), counting(60));
    assert_eq!(bench.memory.counters.writes_out_of_bounds, 1);
    // The null surface has no bytes at all.
    assert_eq!(bench.ok(DC1, 0x0210_6E02, 1, &[[0; 8]]).registers[0][0], 0);
    let error = bench.send(DC1, 0x0210_6E00, 2, &[lanes(|l| l)]).unwrap_err();
    assert!(error.reason.contains("lane 1 has address 0x1"), "{error}");
    assert!(bench.send(DC1, 0x0210_6E07, 1, &[[0; 8]]).is_err(), "no such surface");
}

#[test]
fn untyped_write_then_read_through_local_and_stateless_memory() {
    let mut bench = Bench::new();
    // .xy SIMD8: x at +0, y at +4; junk above 16 address bits of local memory.
    let addresses = lanes(|l| 0x1000_0000 | (8 * l));
    bench.ok(DC1, 0x0202_6C00 | SLM, 0xFF, &[addresses, lanes(|l| l), lanes(|l| 100 + l)]);
    let back = bench.ok(DC1, 0x0210_6E00 | SLM, 0xFF, &[lanes(|l| 4 * l)]);
    assert_eq!(back.registers[0], [0, 100, 1, 101, 2, 102, 3, 103]);
    bench.ok(DC1, 0x0202_6E00 | STATELESS, 1, &[[0x1000; 8], [42; 8]]);
    assert_eq!(bench.word(Space::Surface(1), 0), 42);
}

#[test]
fn byte_gather_and_scatter_take_any_address() {
    let mut bench = Bench::new();
    let words = bench.ok(DC0, 0x0211_0400, 0b101, &[lanes(|l| 2 * l + 1)]);
    assert_eq!(words.registers[0][0], 0x0201);
    assert_eq!(words.registers[0][2], 0x0605);
    assert_eq!(words.enables[0], 0xF0F);
    bench.ok(DC0, 0x0203_0000 | 1, 0xFF, &[lanes(|l| 3 * l), lanes(|l| 0xAB00 | l)]);
    assert_eq!(bench.memory.contents(1)[..8], [0, 0, 0, 1, 0, 0, 2, 0]);
    bench.ok(DC0, 0x0203_0800 | 1, 1, &[[5; 8], [0x0403_0201; 8]]);
    assert_eq!(bench.memory.contents(1)[4..10], [0, 1, 2, 3, 4, 3]);
}

#[test]
fn flat_gather_of_dwords_qwords_and_bytes() {
    let mut bench = Bench::new();
    let address = |lane: u32| 0x10_0000 + 8 * u64::from(lane);
    let addresses = [flat(address, 0), flat(address, 4)];
    let dwords = bench.ok(DC1, 0x0424_05FF, 0x81, &addresses);
    assert_eq!((dwords.registers[0][7], dwords.registers[1][7]), (counting(56), counting(60)));
    assert_eq!(dwords.enables, [0xF000_000F; 2]);
    let qwords = bench.ok(DC1, 0x0424_02FF, 0x3, &addresses);
    assert_eq!(qwords.registers[0][..4], [counting(0), counting(4), counting(8), counting(12)]);
    assert_eq!(qwords.enables, [0xFFFF, 0]);
    let bytes = bench.ok(DC1, 0x0414_00FF, 0x2, &addresses);
    assert_eq!(bytes.registers[0][1], 8);
    let fault = bench.send(DC1, 0x0414_01FF, 1, &[[0; 8], [0; 8]]).unwrap_err();
    assert!(fault.reason.contains("address 0x0 belong to no buffer"), "{fault}");
}

#[test]
fn flat_scatter_and_flat_untyped() {
    let mut bench = Bench::new();
    let address = |lane: u32| 0x20_0000 + 16 * u64::from(lane);
    let addresses = [flat(address, 0), flat(address, 4)];
    let data = [lanes(|l| l), lanes(|l| 50 + l)];
    // qword x1 SIMD8: two data registers, lane k at 8 * k.
    bench.ok(DC1, 0x0406_82FF, 0xF, &[addresses[0], addresses[1], data[0], data[1]]);
    assert_eq!([bench.word(Space::Flat, 0x20_0010), bench.word(Space::Flat, 0x20_0014)], [2, 3]);
    // .xy with 64-bit addresses, SIMD8.
    bench.ok(DC1, 0x0406_6CFF, 0x2, &[addresses[0], addresses[1], data[0], data[1]]);
    assert_eq!([bench.word(Space::Flat, 0x20_0010), bench.word(Space::Flat, 0x20_0014)], [1, 51]);
    let back = bench.ok(DC1, 0x0424_6CFF, 0x2, &addresses);
    assert_eq!([back.registers[0][1], back.registers[1][1]], [1, 51]);
}

#[test]
fn atomics_return_the_old_value_lane_after_lane() {
    let mut bench = Bench::new();
    // All eight lanes add their number + 1 to one dword of local memory.
    let add = 0x0210_B700 | SLM;
    let response = bench.ok(DC1, add, 0xFF, &[[64; 8], lanes(|l| l + 1)]);
    assert_eq!(response.registers[0], [0, 1, 3, 6, 10, 15, 21, 28]);
    // Increment without return, SIMD16, no source.
    bench.ok(DC1, 0x0400_8500 | SLM, 0x7FFF, &[[64; 8], [64; 8]]);
    let compare = 0x0210_BE00 | SLM;
    let swapped = bench.ok(DC1, compare, 1, &[[64; 8], [51; 8], [9; 8]]);
    assert_eq!(swapped.registers[0][0], 51);
    let now = bench.ok(DC1, 0x0210_6E00 | SLM, 1, &[[64; 8]]);
    assert_eq!(now.registers[0][0], 9);
    // Out of bounds: 0 comes back, nothing is stored.
    let outside = bench.ok(DC1, 0x0210_B700, 1, &[[60; 8], [1; 8]]);
    assert_eq!(outside.registers[0][0], 0);
    assert_eq!(bench.memory.counters.writes_out_of_bounds, 1);
}

#[test]
fn flat_atomics_are_32_or_64_bits_wide() {
    let mut bench = Bench::new();
    let addresses = [flat(|_| 0x20_0000, 0), flat(|_| 0x20_0000, 4)];
    let minus_one = [u32::MAX; 8];
    // 64-bit add with return of -1, twice.
    let response = bench.ok(DC1, 0x0424_B7FF, 0x3, &[addresses[0], addresses[1], minus_one, minus_one]);
    assert_eq!(response.registers[0][..4], [0, 0, u32::MAX, u32::MAX]);
    assert_eq!(bench.word(Space::Flat, 0x20_0004), u32::MAX);
    // Float minimum with return.
    bench.ok(DC1, 0x0406_81FF, 1, &[addresses[0], addresses[1], [2f32.to_bits(); 8]]);
    let smaller = [1f32.to_bits(); 8];
    let old = bench.ok(DC1, 0x0417_62FF, 1, &[addresses[0], addresses[1], smaller]);
    assert_eq!(old.registers[0][0], 2f32.to_bits());
    assert_eq!(bench.word(Space::Flat, 0x20_0000), 1f32.to_bits());
}

#[test]
fn oword_blocks_by_oword_and_by_byte() {
    let mut bench = Bench::new();
    let header = |offset: u32| lanes(|d| if d == 2 { offset } else { 0xDEAD_BEEF });
    // One oword, low half: the upper half of the register survives.
    let low = bench.ok(DC0, 0x0218_4000, 1, &[header(4)]);
    assert_eq!(low.enables, [0xFFFF]);
    assert_eq!(low.registers[0][..4], [4, 8, 12, 16].map(counting));
    let high = bench.ok(DC0, 0x0218_0100, 1, &[header(1)]);
    assert_eq!(high.enables, [0xFFFF_0000]);
    assert_eq!(high.registers[0][4..], [16, 20, 24, 28].map(counting));
    // Four owords of a 60-byte surface: the last one is outside as a whole.
    let block = bench.ok(DC0, 0x0228_0300, 1, &[header(0)]);
    assert_eq!(block.registers[1], [32, 36, 40, 44].map(counting).into_iter().chain([0; 4]).collect::<Vec<_>>()[..]);
    assert_eq!(bench.memory.counters.reads_out_of_bounds, 1);
    bench.ok(DC0, 0x020A_0201, 1, &[header(2), lanes(|l| l)]);
    assert_eq!(bench.word(Space::Surface(1), 32 + 4 * 5), 5);
    assert!(bench.send(DC0, 0x0218_4000, 1, &[header(2)]).is_err(), "byte offset 2");
}

/// The stack of stack calls: header dword 5, a copy of r0.5, says where the thread's scratch is.
#[test]
fn stateless_blocks_count_from_the_threads_scratch() {
    let mut bench = Bench::new();
    let header = |thread: u32| lanes(|d| [0, 0, 2, 0, 0, 0x1000 + 1024 * thread][d.min(5) as usize]);
    bench.ok(DC0, 0x020A_02FF, 1, &[header(0), lanes(|l| l + 1)]);
    bench.ok(DC0, 0x020A_02FF, 1, &[header(1), lanes(|l| l + 9)]);
    assert_eq!([32, 1024 + 32].map(|offset| bench.word(Space::Stateless, 0x1000 + offset)), [1, 9]);
    let back = bench.ok(DC0, 0x0218_02FF, 1, &[header(1)]);
    assert_eq!(back.registers[0], lanes(|l| l + 9));
}

#[test]
fn flat_blocks() {
    let mut bench = Bench::new();
    let header = |address: u32| lanes(|d| if d == 0 { address } else { u32::from(d > 1) * 77 });
    // Sub-type 1 asks for a dword alignment only.
    let read = bench.ok(DC1, 0x021D_0AFF, 1, &[header(0x10_0004)]);
    assert_eq!(read.registers[0], std::array::from_fn(|d| counting(4 + 4 * d as u32)));
    bench.ok(DC1, 0x020D_43FF, 1, &[header(0x20_0040), lanes(|l| l), lanes(|l| 8 + l)]);
    assert_eq!(bench.word(Space::Flat, 0x20_007C), 15);
    assert!(bench.send(DC1, 0x020D_43FF, 1, &[header(0x20_0044), [0; 8], [0; 8]]).is_err());
}

#[test]
fn scratch_blocks_stay_inside_the_threads_share() {
    let mut bench = Bench::new();
    // Thread's share: 1 KiB from 0x1000 above General State Base.
    let header = lanes(|d| if d == 5 { 0x1000 | 3 } else { 0 });
    let data = [lanes(|l| l + 1), lanes(|l| l + 9)];
    bench.ok(DC0, 0x020F_1002, 0x8001, &[header, data[0], data[1]]);
    assert_eq!(bench.word(Space::Surface(1), 64), 1);
    assert_eq!(bench.word(Space::Surface(1), 68), 0, "lane 1 was off");
    assert_eq!(bench.word(Space::Surface(1), 64 + 60), 16);
    let back = bench.ok(DC0, 0x022C_1002, 1, &[header]);
    assert_eq!((back.registers[0][0], back.registers[1][7]), (1, 16));
    assert_eq!(back.enables, [u32::MAX; 2]);
    bench.ok(DC0, 0x020F_1020, 0xFFFF, &[header, data[0], data[1]]);
    assert_eq!(bench.word(Space::Surface(1), 1024), 0);
    assert_eq!(bench.memory.counters.writes_out_of_bounds, 16);
}

#[test]
fn fence_commits_one_register() {
    let mut bench = Bench::new();
    assert_eq!(bench.ok(DC0, 0x0219_E000, 1, &[[0; 8]]).enables, [u32::MAX]);
    assert!(bench.send(DC0, 0x0211_E000, 1, &[[0; 8]]).is_err(), "no header");
}

#[test]
fn a_message_without_lanes_does_nothing() {
    let mut bench = Bench::new();
    assert_eq!(bench.ok(DC0, 0x0218_0000, 0, &[[0; 8]]).enables, [0]);
    bench.ok(DC0, 0x020A_0201, 0, &[[0; 8], [9; 8]]);
    assert_eq!(bench.word(Space::Surface(1), 0), 0);
}

#[test]
fn a_header_narrows_the_lanes() {
    let mut bench = Bench::new();
    let header = lanes(|d| if d == 7 { 0xFFFF_0002 } else { 0 });
    let response = bench.ok(DC1, 0x0418_6E00, 0xFF, &[header, lanes(|l| 4 * l)]);
    assert_eq!(response.enables[0], 0xF0);
}

#[test]
fn what_cannot_be_executed_says_so_with_its_descriptor() {
    let mut bench = Bench::new();
    let mut error =
        |sfid: u8, desc: u32, registers: usize| bench.send(sfid, desc, 1, &vec![[0; 8]; registers]).unwrap_err().to_string();
    assert_eq!(
        error(DC1, 0x0410_6E00, 2),
        "message sfid 12 desc 0x04106e00 (untyped read simd8 .x surface 0): 2 payload registers, expected 1"
    );
    assert!(error(DC1, 0x0220_6E00, 1).ends_with("response of 2 registers, expected 1"));
    assert!(error(DC1, 0x0210_4E00, 1).contains("SIMD mode 0"));
    assert!(error(DC1, 0x0210_6F00, 1).contains("no component enabled"));
    assert!(error(DC1, 0x0209_8000 | 0x06 << 14, 1).contains("data cache 1 type 0x6 is not implemented"));
    assert!(error(DC0, 0x0210_C100, 1).contains("data cache 0 type 0x3 is not implemented"));
    assert!(error(DC1, 0x0414_0100, 2).contains("binding-table index 0 with 64-bit addresses"));
    assert!(error(sfid::GATEWAY, 0x0200_0004, 1).contains("not a memory message"));
    assert!(error(9, 0x0210_0000, 1).contains("shared function 9 is not implemented"));
    assert!(error(DC1, 0x0210_6E00, 0).contains("0 registers sent, the descriptor says 1"));
}
