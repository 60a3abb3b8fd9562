//! Golden model of the demo control (`tessera_ports::board::demo_control`).

use crate::Golden;
use tessera_ports::board::demo_control::{DemoControlIn, DemoControlOut};
use tessera_ports::board::{COUNTERS, ROWS};
use tessera_ports::bundle::board::{BytePick, RecordLoad, SerialByte};
use tessera_ports::bundle::cache::{Flush, MergeConfig};

/// Bytes of a command.
const COMMAND: usize = 19;
/// What checksums begin with.
const START: u16 = 0xFFFF;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Receive,
    Check,
    Clear,
    Play,
    Flush,
    Drain,
    Send,
}

/// A byte that goes out next, or what it waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sending {
    Idle,
    Status(u8),
    Head,
    Count(usize),
    View(usize),
    Byte(usize),
    High,
    Low,
}

/// What a complete command comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Begin,
    Record,
    Go,
    Refused(u8),
}

/// The board's side of the protocol.
#[derive(Debug, Clone)]
pub struct DemoControl {
    state: State,
    /// Bytes of the command, and how many there are; it stays until the next one.
    command: [u8; COMMAND],
    have: usize,
    crc: u16,
    colour: u32,
    depth: u32,
    mode: u8,
    refused: bool,
    lost: bool,
    failed: bool,
    counters: [u32; COUNTERS],
    sending: Sending,
    sent: u16,
}

impl Default for DemoControl {
    fn default() -> Self {
        DemoControl {
            state: State::Receive,
            command: [0; COMMAND],
            have: 0,
            crc: 0,
            colour: 0,
            depth: 0,
            mode: 0,
            refused: false,
            lost: false,
            failed: false,
            counters: [0; COUNTERS],
            sending: Sending::Idle,
            sent: 0,
        }
    }
}

/// CRC-16, polynomial 1021, highest bit first.
fn step(crc: u16, byte: u8) -> u16 {
    (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| crc << 1 ^ if crc >> 15 != 0 { 0x1021 } else { 0 })
}

impl DemoControl {
    /// Bytes `from` to `from + N - 1` of the payload.
    fn number<const N: usize>(&self, from: usize) -> u64 {
        self.command[1 + from..][..N].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    fn verdict(&self, full: bool) -> Verdict {
        if self.crc != 0 {
            return Verdict::Refused(b'X');
        }
        match self.command[0] {
            b'B' => Verdict::Begin,
            b'R' if self.number::<2>(0) == 0 => Verdict::Refused(b'?'),
            b'R' if full => Verdict::Refused(b'F'),
            b'R' => Verdict::Record,
            b'G' if self.number::<2>(0) > ROWS as u64 => Verdict::Refused(b'?'),
            b'G' => Verdict::Go,
            _ => Verdict::Refused(b'?'),
        }
    }

    /// In CHECK: what is done.
    fn done(&self, i: &DemoControlIn) -> Option<Verdict> {
        (self.state == State::Check).then(|| self.verdict(i.player_full != 0))
    }

    /// Bytes of the rows that a picture has.
    fn length(&self) -> usize {
        (self.number::<2>(0) as usize & 0x7FF) * 64
    }

    fn byte(&self, viewed: u8) -> Option<u8> {
        match self.sending {
            Sending::Idle | Sending::View(_) => None,
            Sending::Status(status) => Some(status),
            Sending::Head => Some(b'P'),
            Sending::Count(at) => Some(self.counters[at / 4].to_le_bytes()[at % 4]),
            Sending::Byte(_) => Some(viewed),
            Sending::High => Some((self.sent >> 8) as u8),
            Sending::Low => Some(self.sent as u8),
        }
    }

    fn receive(&mut self, byte: u8) {
        if self.have == 0 && byte == 0 {
            return;
        }
        self.crc = step(if self.have == 0 { START } else { self.crc }, byte);
        self.command[self.have] = byte;
        self.have += 1;
        if self.have == COMMAND {
            (self.have, self.state) = (0, State::Check);
        }
    }

    fn say(&mut self, status: u8) {
        (self.sending, self.state) = (Sending::Status(status), State::Send);
    }

    fn obey(&mut self, verdict: Verdict) {
        self.refused = matches!(verdict, Verdict::Refused(_));
        match verdict {
            Verdict::Begin => {
                (self.colour, self.depth) = (self.number::<4>(0) as u32, self.number::<4>(4) as u32);
                self.mode = self.number::<1>(8) as u8 & 15;
                (self.lost, self.failed) = (false, false);
                self.state = State::Clear;
            }
            Verdict::Record => self.say(b'K'),
            Verdict::Go => (self.counters, self.state) = ([0; COUNTERS], State::Play),
            Verdict::Refused(status) => self.say(status),
        }
    }

    /// The byte on offer is taken.
    fn taken(&mut self, byte: u8) {
        let rest = |next: usize| if next == self.length() { Sending::High } else { Sending::View(next) };
        let next = match self.sending {
            Sending::Status(_) | Sending::Low => Sending::Idle,
            Sending::High => Sending::Low,
            Sending::Head => Sending::Count(0),
            Sending::Count(at) if at + 1 == 4 * COUNTERS => rest(0),
            Sending::Count(at) => Sending::Count(at + 1),
            Sending::Byte(at) => rest(at + 1),
            same => same,
        };
        match self.sending {
            Sending::Head => self.sent = step(START, byte),
            Sending::Count(_) | Sending::Byte(_) => self.sent = step(self.sent, byte),
            _ => {}
        }
        self.sending = next;
    }

    fn count(&mut self, counted: u64) {
        let all = counted << 1 | 1;
        let counters = self.counters.iter_mut().enumerate().filter(|(k, _)| all >> k & 1 != 0);
        counters.for_each(|(_, counter)| *counter = counter.wrapping_add(1));
    }
}

impl Golden for DemoControl {
    type In = DemoControlIn;
    type Out = DemoControlOut;

    fn eval(&self, i: &DemoControlIn) -> DemoControlOut {
        let done = self.done(i);
        let view = match self.sending {
            Sending::View(at) => BytePick { valid: 1, row: at as u64 / 64, lane: at as u64 % 64 },
            _ => BytePick::default(),
        };
        let load = match done {
            Some(Verdict::Record) => RecordLoad { valid: 1, data: [self.number::<8>(0), self.number::<8>(8)] },
            _ => RecordLoad::default(),
        };
        let lights = [
            self.state != State::Receive,
            i.player_busy != 0,
            matches!(self.state, State::Flush | State::Drain),
            self.sending != Sending::Idle,
            i.merge_idle == 0,
            self.refused,
            self.lost,
            self.failed,
        ];
        let mode = u64::from(self.mode);
        DemoControlOut {
            tx: self.byte(i.viewed as u8).map_or(SerialByte::default(), |byte| SerialByte { valid: 1, data: byte.into() }),
            load,
            forget: (done == Some(Verdict::Begin)).into(),
            play: (done == Some(Verdict::Go)).into(),
            merge: MergeConfig { func: mode & 3, zwrite: mode >> 2 & 1, blend: mode >> 3 },
            flush: Flush { valid: (self.state == State::Flush).into(), drop: 0 },
            clear: (done == Some(Verdict::Begin)).into(),
            colour: self.colour.into(),
            depth: self.depth.into(),
            view,
            led: lights.iter().rev().fold(0, |all, light| all << 1 | u64::from(*light)),
        }
    }

    fn tick(&mut self, i: &DemoControlIn) {
        if i.reset != 0 {
            *self = DemoControl::default();
            return;
        }
        self.lost |= i.rx_fault != 0;
        self.failed |= i.merge_error != 0;
        let byte = self.byte(i.viewed as u8).filter(|_| i.tx.ready != 0);
        let silent = self.sending == Sending::Idle;
        match self.sending {
            Sending::View(at) if i.view.ready != 0 => self.sending = Sending::Byte(at),
            _ => byte.into_iter().for_each(|byte| self.taken(byte)),
        }
        if matches!(self.state, State::Play | State::Flush | State::Drain) {
            self.count(i.counted);
        }
        match self.state {
            State::Receive if i.rx.valid != 0 => self.receive(i.rx.data as u8),
            State::Receive => {}
            State::Check => self.obey(self.verdict(i.player_full != 0)),
            State::Clear if i.frame_busy == 0 => self.say(b'K'),
            State::Play if i.player_busy == 0 && i.merge_idle != 0 => self.state = State::Flush,
            State::Flush if i.flush.ready != 0 => self.state = State::Drain,
            State::Drain if i.flush_done != 0 => (self.sending, self.state) = (Sending::Head, State::Send),
            State::Send if silent => self.state = State::Receive,
            State::Clear | State::Play | State::Flush | State::Drain | State::Send => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_one_of_python() {
        // binascii.crc_hqx(b"123456789", 0xFFFF)
        assert_eq!(b"123456789".iter().fold(START, |crc, byte| step(crc, *byte)), 0x29B1);
    }

    /// A command with its checksum.
    fn command(code: u8, payload: &[u8]) -> Vec<u8> {
        let mut bytes = vec![code];
        bytes.extend(payload);
        bytes.resize(17, 0);
        let crc = bytes.iter().fold(START, |crc, byte| step(crc, *byte));
        bytes.extend(crc.to_be_bytes());
        bytes
    }

    fn base() -> DemoControlIn {
        let ready = DemoControlIn { tx: true.into(), merge_idle: 1, flush: true.into(), view: true.into(), ..Default::default() };
        DemoControlIn { flush_done: 1, ..ready }
    }

    /// What is sent while these bytes come in and for 400 cycles after.
    fn talk(control: &mut DemoControl, bytes: &[u8]) -> Vec<u8> {
        let mut said = Vec::new();
        for cycle in 0..bytes.len() + 400 {
            let mut input = DemoControlIn { viewed: 0xAB, ..base() };
            if let Some(byte) = bytes.get(cycle) {
                (input.rx.valid, input.rx.data) = (1, (*byte).into());
            }
            let out = control.step(&input);
            said.extend((out.tx.valid != 0).then_some(out.tx.data as u8));
        }
        said
    }

    #[test]
    fn commands_are_answered() {
        let mut control = DemoControl::default();
        assert_eq!(talk(&mut control, &command(b'B', &[1, 2, 3, 4, 5, 6, 7, 8, 0x1D])), b"K");
        assert_eq!((control.colour, control.depth, control.mode), (0x0403_0201, 0x0807_0605, 0xD));
        assert_eq!(talk(&mut control, &command(b'R', &[0, 1])), b"K");
        assert_eq!(talk(&mut control, &command(b'R', &[])), b"?");
        assert_eq!(talk(&mut control, &command(b'Q', &[1])), b"?");
        assert_eq!(talk(&mut control, &command(b'G', &[1, 4])), b"?");
        let mut wrong = command(b'R', &[7]);
        wrong[4] ^= 0x10;
        assert_eq!(talk(&mut control, &wrong), b"X");
        // Half a command, and the zeros that end it.
        let zeros = [&command(b'R', &[7])[..9], &[0; 19]].concat();
        assert_eq!(talk(&mut control, &zeros), b"X");
        assert_eq!(control.have, 0);
    }

    #[test]
    fn a_picture_has_its_counters_its_rows_and_its_checksum() {
        let said = talk(&mut DemoControl::default(), &command(b'G', &[2, 0]));
        assert_eq!(said.len(), 1 + 32 + 2 * 64 + 2);
        assert_eq!((said[0], said[1], said[33]), (b'P', 3, 0xAB));
        assert_eq!(said.iter().fold(START, |crc, byte| step(crc, *byte)), 0);
    }
}
