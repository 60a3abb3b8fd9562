//! What a client asks for.

use tessera_testkit::Random;

/// One request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// Surface.
    pub surface: u64,
    /// Tile, horizontally.
    pub x: u64,
    /// Tile, vertically.
    pub y: u64,
    /// `READ`, `WRITE` or both.
    pub op: u64,
    /// Pixels; never 0.
    pub mask: u64,
}

/// Request to tile `(x, y)` of surface 0 for all pixels.
pub fn whole(op: u64, x: u64, y: u64) -> Request {
    Request { surface: 0, x, y, op, mask: 0xFFFF }
}

/// Requests to few enough tiles that they meet often; one in three goes to the tile of the one before it.
pub fn random_requests(random: &mut Random, count: usize, blocks: u64) -> Vec<Request> {
    let one = |random: &mut Random| {
        let tile = random.below(blocks);
        let mask = if random.below(3) == 0 { 0xFFFF } else { 1 + random.below(0xFFFF) };
        let surface = random.below(2);
        Request { surface, x: tile % 8 * 4, y: tile / 8, op: 1 + random.below(3), mask }
    };
    let mut requests: Vec<Request> = Vec::new();
    for _ in 0..count {
        let next = match requests.last() {
            Some(last) if random.below(3) == 0 => Request { op: 1 + random.below(3), ..*last },
            _ => one(random),
        };
        requests.push(next);
    }
    requests
}
