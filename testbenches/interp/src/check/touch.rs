//! What a message has done to memory, held against the rules.

use tessera_launch::dataport::{Bytes, Does, Place, Touch};
use tessera_launch::Response;

use super::race::Stamp;
use super::report::{Note, Wrong};
use super::shadow::Origin;
use super::{Checker, Spot};

/// Bytes of a register.
const ROW: usize = 32;

impl Checker<'_> {
    /// Checks all that the message at hand did, and notes which bits of its response are undefined.
    pub(super) fn served(&mut self, response: &Response) {
        let mut spoilt = vec![0; ROW * response.registers.len()];
        let mut origins = Vec::new();
        for touch in self.log.take() {
            self.touched(&touch, &mut spoilt, &mut origins);
        }
        let (Some(first), Some(shadow)) = (self.now.response, self.shadows.get_mut(&self.now.thread)) else { return };
        for (row, enables) in response.enables.iter().enumerate() {
            let register = first + row;
            for byte in (0..ROW).filter(|byte| enables >> byte & 1 != 0) {
                if let Some(bits) = shadow.file.grf.get_mut(register * ROW + byte) {
                    *bits = spoilt[row * ROW + byte];
                }
            }
        }
        for (byte, origin) in origins {
            shadow.set_origin(first * ROW + byte, origin);
        }
    }

    fn touched(&mut self, touch: &Touch, spoilt: &mut [u8], origins: &mut Vec<(usize, Origin)>) {
        let lane = self.now.first_channel.and_then(|first| Some(first + touch.by.lane? as u32));
        if let Some(origin) = self.undefined(touch.by.address) {
            self.found(lane, Wrong::Address(touch.by.does, origin), None);
        }
        let spot = self.spot(touch);
        let past = match &touch.place {
            Place::Outside { at, .. } => Some(at.clone()),
            &Place::Region(region, at) if at + touch.bytes > self.areas[region].size => {
                Some(format!("byte {at:#x} of {:#x}", self.areas[region].size))
            }
            _ => None,
        };
        if let Some(at) = past {
            return self.found(lane, Wrong::Bounds(touch.by.does, at), spot);
        }
        self.ordered(touch, lane, &spot);
        self.defined(touch, lane, spot, spoilt, origins);
    }

    /// Where the undefined bits of some payload bytes come from.
    fn undefined(&self, bytes: Bytes) -> Option<Origin> {
        let at = bytes.positions().find(|&at| self.sent(at) != 0)?;
        let register = usize::from(*self.now.rows.get(at / ROW)?);
        Some(self.shadows.get(&self.now.thread)?.origin(register * ROW + at % ROW))
    }

    /// Undefined bits of a byte of the payload.
    fn sent(&self, at: usize) -> u8 {
        self.now.payload.get(at / ROW).map_or(0, |row| row[at % ROW / 4].to_le_bytes()[at % 4])
    }

    fn spot(&self, touch: &Touch) -> Option<Spot> {
        let bytes = touch.bytes;
        let of = |region: usize, offset| {
            let area = &self.areas[region];
            Spot { name: area.name.clone(), argument: area.argument, offset, bytes }
        };
        match touch.place {
            Place::Region(region, at) => Some(of(region, Some(at))),
            Place::Slm(at) => Some(Spot { name: "local memory".into(), argument: None, offset: Some(at), bytes }),
            Place::Outside { region, offset, .. } => region.map(|region| of(region, offset)),
        }
    }

    /// Races with what came before.
    fn ordered(&mut self, touch: &Touch, lane: Option<u32>, spot: &Option<Spot>) {
        let (number, ip) = (self.now.thread, self.now.ip);
        let thread = self.thread(number);
        let (fence, of) = (thread.fence, thread.group as usize);
        let now = Stamp::new(number, self.groups[of].phase, fence, ip, lane);
        let (threads, areas) = (&self.threads, &mut self.areas);
        let group = |thread: u32| threads[thread as usize].group;
        let other = match touch.place {
            Place::Region(region, at) if areas[region].share.is_none() => {
                areas[region].cells.touch(at, touch.bytes, now, touch.by.does, &group)
            }
            Place::Slm(at) => self.groups[of].slm_cells.touch(at, touch.bytes, now, touch.by.does, &group),
            _ => None,
        };
        if let Some((other, did)) = other {
            let note = match () {
                _ if touch.same && touch.by.does == Does::Write && did == Does::Write => Note::SameValue,
                _ if other.thread == number && other.ip() != ip => Note::OneThread,
                _ => Note::None,
            };
            self.found(lane, Wrong::Race { does: touch.by.does, other, did, note }, spot.clone());
        }
    }

    /// Undefined bits from the payload to memory, or from memory to the response.
    fn defined(
        &mut self,
        touch: &Touch,
        lane: Option<u32>,
        spot: Option<Spot>,
        spoilt: &mut [u8],
        origins: &mut Vec<(usize, Origin)>,
    ) {
        let memory: Vec<u8> = (0..touch.bytes).map(|i| self.memory_bits(&touch.place, i)).collect();
        let unwritten = memory.iter().any(|&bits| bits != 0);
        let shared = matches!(touch.place, Place::Region(region, _) if self.areas[region].share.is_none());
        let read = || Origin::Memory(spot.as_ref().map_or_else(String::new, Spot::to_string), self.now.ip);
        let combines = touch.by.does == Does::Atomic;
        if unwritten && (touch.by.does == Does::Read || combines) {
            let whole = touch.by.returned.count != 1;
            for (i, at) in touch.by.returned.positions().enumerate() {
                let bits = if whole { 0xFF } else { memory.get(i).copied().unwrap_or(0) };
                if let Some(byte) = spoilt.get_mut(at).filter(|_| bits != 0) {
                    *byte |= bits;
                    origins.push((at, read()));
                }
            }
        }
        if touch.by.does == Does::Read {
            return;
        }
        let origin = match self.undefined(touch.by.sent) {
            None if combines && unwritten => Some(read()),
            origin => origin,
        };
        let mut stored = vec![0; touch.bytes as usize];
        match origin {
            // What is reported is not reported again of what follows from it.
            Some(origin) if shared => self.found(lane, Wrong::Stored(touch.by.does, origin), spot),
            Some(_) if touch.by.sent.count == 1 && touch.by.does == Does::Write => {
                let positions = touch.by.sent.positions();
                stored.iter_mut().zip(positions).for_each(|(stored, at)| *stored = self.sent(at));
            }
            Some(_) => stored.fill(0xFF),
            None => {}
        }
        for (i, bits) in stored.into_iter().enumerate() {
            match touch.place {
                Place::Region(region, at) => self.areas[region].bits.set(at + i as u64, bits),
                Place::Slm(at) => self.group_of(self.now.thread).slm.set(at + i as u64, bits),
                Place::Outside { .. } => {}
            }
        }
    }

    fn memory_bits(&self, place: &Place, byte: u64) -> u8 {
        match *place {
            Place::Region(region, at) => self.areas[region].bits.get(at + byte),
            Place::Slm(at) => {
                let group = self.thread(self.now.thread).group;
                self.groups[group as usize].slm.get(at + byte)
            }
            Place::Outside { .. } => 0,
        }
    }
}
