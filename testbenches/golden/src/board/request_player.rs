//! Golden model of the request player (`tessera_ports::board::request_player`).

use crate::cache::from_pixels;
use crate::Golden;
use tessera_ports::board::request_player::{RequestPlayerIn, RequestPlayerOut};
use tessera_ports::board::RECORDS;
use tessera_ports::bundle::cache::Fragment;

/// A trace and how far it has been played.
#[derive(Debug, Clone)]
pub struct RequestPlayer {
    records: Vec<[u64; 2]>,
    shown: [u64; 2],
    loaded: usize,
    at: usize,
    on: bool,
    offered: bool,
}

impl Default for RequestPlayer {
    fn default() -> Self {
        RequestPlayer { records: vec![[0; 2]; RECORDS], shown: [0; 2], loaded: 0, at: 0, on: false, offered: false }
    }
}

/// What a record stands for.
fn fragment([place, look]: [u64; 2], valid: bool) -> Fragment {
    let (depth, colour) = (look as u32, (look >> 32) as u32);
    Fragment {
        valid: valid.into(),
        x: place >> 32 & 0xFFF,
        y: place >> 44 & 0xFFF,
        mask: place & 0xFFFF,
        z: from_pixels(|p| if place >> (16 + p) & 1 != 0 { depth } else { u32::MAX }),
        c: from_pixels(|_| colour),
    }
}

impl Golden for RequestPlayer {
    type In = RequestPlayerIn;
    type Out = RequestPlayerOut;

    fn eval(&self, _: &RequestPlayerIn) -> RequestPlayerOut {
        RequestPlayerOut {
            busy: (self.on || self.offered).into(),
            full: (self.loaded == RECORDS).into(),
            frag: fragment(self.shown, self.offered),
        }
    }

    fn tick(&mut self, i: &RequestPlayerIn) {
        if i.reset != 0 {
            // Records and what is shown stay.
            (self.loaded, self.at, self.on, self.offered) = (0, 0, false, false);
            return;
        }
        let ends = self.at == self.loaded;
        let free = !self.offered || i.frag.ready != 0;
        if self.on && !ends && free {
            self.shown = self.records[self.at];
            (self.at, self.offered) = (self.at + 1, true);
        } else if free {
            self.offered = false;
        }
        if self.on && ends {
            self.on = false;
        }
        if i.play != 0 {
            (self.at, self.on) = (0, true);
        }
        if i.load.valid != 0 {
            self.records[self.loaded] = i.load.data;
            self.loaded += 1;
        }
        if i.forget != 0 {
            self.loaded = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::board::RecordLoad;

    /// The trace of the contract.
    #[test]
    fn two_records_are_played_in_two_cycles() {
        let mut player = RequestPlayer::default();
        let records = [[0x005A_B123_0003_000F, 0x8877_6655_4433_2211], [0x0000_0002_0000_8000, 7]];
        for data in records {
            player.step(&RequestPlayerIn { load: RecordLoad { valid: 1, data }, ..Default::default() });
        }
        let cycle = |n: u64| RequestPlayerIn { play: (n == 0).into(), frag: true.into(), ..Default::default() };
        let seen: Vec<_> = (0..5).map(|n| player.step(&cycle(n))).collect();
        assert_eq!(
            seen.iter().map(|out| (out.busy, out.frag.valid)).collect::<Vec<_>>(),
            [(0, 0), (1, 0), (1, 1), (1, 1), (0, 0)]
        );
        let first = seen[2].frag;
        assert_eq!((first.x, first.y, first.mask), (0x123, 0x5AB, 0x000F));
        assert_eq!(first.z[..2], [0x4433_2211_4433_2211, u64::MAX]);
        assert_eq!(first.c, [0x8877_6655_8877_6655; 8]);
        assert_eq!((seen[3].frag.x, seen[3].frag.mask), (2, 0x8000));
    }

    #[test]
    fn without_records_it_is_done_at_once() {
        let mut player = RequestPlayer::default();
        player.step(&RequestPlayerIn { play: 1, ..Default::default() });
        assert_eq!(player.step(&RequestPlayerIn::default()).busy, 1);
        assert_eq!(player.step(&RequestPlayerIn::default()).busy, 0);
    }
}
