//! Random inputs of a pipeline on a board.

pub mod cache_demo;
pub mod demo_control;
pub mod frame_buffer;
pub mod request_player;
pub mod uart;

use tessera_testkit::Random;

/// Cycles of reset at the start.
const RESET: u64 = 2;

/// CRC-16 with polynomial 1021 from FFFF on, by long division of all the bits.
fn checksum(bytes: &[u8]) -> u16 {
    let mut rest = 0xFFFFu32;
    for bit in bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| u32::from(byte >> bit & 1))) {
        rest = rest << 1 ^ bit << 16;
        if rest & 0x1_0000 != 0 {
            rest ^= 0x1_1021;
        }
    }
    rest as u16
}

/// A command as its bytes.
pub fn command(code: u8, payload: [u8; 16]) -> Vec<u8> {
    let mut bytes = vec![code];
    bytes.extend(payload);
    bytes.extend(checksum(&bytes).to_be_bytes());
    bytes
}

/// A record for a tile on the screen, or, now and then, beside it.
pub fn record(random: &mut Random) -> [u8; 16] {
    let mut payload: [u8; 16] = std::array::from_fn(|_| random.below(256) as u8);
    let pixels = if random.chance(50) { 0xFFFF } else { 1 + random.below(0xFFFF) };
    let beyond = random.chance(3);
    // Few tiles, so that they meet, and few depths, so that comparisons go both ways.
    let (x, y) = if beyond { (random.below(4096), random.below(4096)) } else { (random.below(4), random.below(3)) };
    payload[..2].copy_from_slice(&(pixels as u16).to_le_bytes());
    payload[4..8].copy_from_slice(&((x | y << 12) as u32).to_le_bytes());
    if random.chance(80) {
        payload[8..12].copy_from_slice(&(random.below(8) as u32).to_le_bytes());
    }
    payload
}
