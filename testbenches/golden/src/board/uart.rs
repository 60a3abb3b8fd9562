//! Golden model of the UART (`tessera_ports::board::uart`).

use crate::Golden;
use tessera_ports::board::uart::{UartIn, UartOut};
use tessera_ports::bundle::board::ReceivedByte;

/// A frame that is coming in.
#[derive(Debug, Clone, Copy)]
struct Incoming {
    /// Cycles until the next sample.
    wait: u16,
    /// Samples taken: start bit, data, stop bit.
    bits: u8,
    data: u8,
}

/// A frame that is going out.
#[derive(Debug, Clone, Copy)]
struct Outgoing {
    wait: u16,
    /// The bit on the line is the lowest; above the last one stands a 1.
    bits: u16,
}

/// A serial line.
#[derive(Debug, Clone)]
pub struct Uart {
    /// The pin one and two cycles ago.
    line: [bool; 2],
    incoming: Option<Incoming>,
    outgoing: Option<Outgoing>,
}

impl Default for Uart {
    fn default() -> Self {
        Uart { line: [true; 2], incoming: None, outgoing: None }
    }
}

impl Uart {
    /// The frame whose stop bit is sampled in this cycle.
    fn ends(&self) -> Option<Incoming> {
        self.incoming.filter(|frame| frame.wait == 0 && frame.bits == 9)
    }

    fn receive(&mut self, divider: u16) {
        let high = self.line[1];
        self.incoming = match self.incoming {
            None if high => None,
            None => Some(Incoming { wait: (divider / 2).wrapping_sub(1), bits: 0, data: 0 }),
            Some(frame) if frame.wait > 0 => Some(Incoming { wait: frame.wait - 1, ..frame }),
            // A start bit that is gone, or the end.
            Some(Incoming { bits: 0, .. }) if high => None,
            Some(Incoming { bits: 9, .. }) => None,
            Some(Incoming { bits, data, .. }) => {
                Some(Incoming { wait: divider - 1, bits: bits + 1, data: data >> 1 | u8::from(high) << 7 })
            }
        };
    }

    fn send(&mut self, divider: u16, byte: Option<u8>) {
        self.outgoing = match self.outgoing {
            None => byte.map(|byte| Outgoing { wait: divider - 1, bits: 3 << 9 | u16::from(byte) << 1 }),
            Some(frame) if frame.wait > 0 => Some(Outgoing { wait: frame.wait - 1, ..frame }),
            // The stop bit has been on the line.
            Some(Outgoing { bits: 3, .. }) => None,
            Some(Outgoing { bits, .. }) => Some(Outgoing { wait: divider - 1, bits: bits >> 1 }),
        };
    }
}

impl Golden for Uart {
    type In = UartIn;
    type Out = UartOut;

    fn eval(&self, _: &UartIn) -> UartOut {
        let good = self.ends().filter(|_| self.line[1]);
        UartOut {
            txd: self.outgoing.map_or(1, |frame| (frame.bits & 1).into()),
            rx: good.map_or(ReceivedByte::default(), |frame| ReceivedByte { valid: 1, data: frame.data.into() }),
            fault: (self.ends().is_some() && !self.line[1]).into(),
            tx: self.outgoing.is_none().into(),
        }
    }

    fn tick(&mut self, i: &UartIn) {
        if i.reset != 0 {
            *self = Uart::default();
            return;
        }
        let divider = i.cfg_divider as u16;
        self.receive(divider);
        self.send(divider, (i.tx.valid != 0).then_some(i.tx.data as u8));
        self.line = [i.rxd != 0, self.line[0]];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::board::SerialByte;

    /// Levels of a line on which `byte` is sent.
    fn frame(byte: u8, divider: usize, stop: u64) -> Vec<u64> {
        let bits = std::iter::once(0).chain((0..8).map(|bit| u64::from(byte >> bit & 1))).chain([stop]);
        bits.flat_map(|bit| std::iter::repeat_n(bit, divider)).collect()
    }

    fn run(uart: &mut Uart, levels: &[u64], divider: u64) -> Vec<(usize, UartOut)> {
        let cycle = |(n, &rxd): (usize, &u64)| (n, uart.step(&UartIn { rxd, cfg_divider: divider, ..Default::default() }));
        levels.iter().enumerate().map(cycle).filter(|(_, out)| out.rx.valid | out.fault != 0).collect()
    }

    /// The trace of the contract: the line falls in cycle 0.
    #[test]
    fn a_byte_is_there_in_the_middle_of_its_stop_bit() {
        let mut levels = frame(0x35, 4, 1);
        levels.extend([1; 8]);
        let seen = run(&mut Uart::default(), &levels, 4);
        assert_eq!(seen.iter().map(|(n, out)| (*n, out.rx.data, out.fault)).collect::<Vec<_>>(), [(40, 0x35, 0)]);
    }

    #[test]
    fn without_a_stop_bit_there_is_a_fault() {
        let mut levels = frame(0xA1, 6, 0);
        levels.extend([1; 80]);
        let seen = run(&mut Uart::default(), &levels, 6);
        assert_eq!((seen[0].1.rx.valid, seen[0].1.fault), (0, 1));
        // The line being low makes another start bit, which is gone when it is sampled.
        assert_eq!(seen.len(), 1);
    }

    #[test]
    fn what_is_sent_is_received() {
        for divider in [2, 3, 5, 25] {
            let (mut here, mut there) = (Uart::default(), Uart::default());
            let mut bytes = vec![0x00u64, 0xFF, 0x55, 0x80];
            let mut got = Vec::new();
            for _ in 0..4 * 11 * divider + 20 {
                let tx = bytes.first().map_or(SerialByte::default(), |&data| SerialByte { valid: 1, data });
                let out = here.step(&UartIn { tx, rxd: 1, cfg_divider: divider, ..Default::default() });
                if tx.valid & out.tx.ready != 0 {
                    bytes.remove(0);
                }
                let heard = there.step(&UartIn { rxd: out.txd, cfg_divider: divider, ..Default::default() });
                got.extend((heard.rx.valid != 0).then_some(heard.rx.data));
                assert_eq!(heard.fault, 0);
            }
            assert_eq!(got, [0x00, 0xFF, 0x55, 0x80], "divider {divider}");
        }
    }
}
