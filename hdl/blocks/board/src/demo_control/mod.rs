//! Demo control: what the host says, what the board does.
//!
//! State, rules, timing, stalls, deadlock, and the protocol: `hdl/docs/src/contract/demo_control.md`.

mod count;
mod crc;
mod receive;
mod send;

use crate::bundle::*;
use count::DemoCount;
use receive::DemoReceive;
use send::DemoSend;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

/// What checksums begin with.
const START: U<16> = U::new(0xffff);

/// Codes of commands.
mod command {
    use tessera_hdl::U;
    /// Forget the records, clear the screen.
    pub const BEGIN: U<8> = U::new(0x42);
    /// One more record.
    pub const RECORD: U<8> = U::new(0x52);
    /// Play, flush, send.
    pub const GO: U<8> = U::new(0x47);
}

/// Codes of statuses.
mod status {
    use tessera_hdl::U;
    /// Done.
    pub const DONE: U<8> = U::new(0x4b);
    /// The checksum is wrong.
    pub const CHECKSUM: U<8> = U::new(0x58);
    /// The player is full.
    pub const FULL: U<8> = U::new(0x46);
    /// No such command.
    pub const UNKNOWN: U<8> = U::new(0x3f);
}

/// Rows of the frame buffer.
const ROWS: U<16> = U::new(1024);

/// What the board is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, LogicState)]
pub enum Doing {
    /// It listens for a command.
    Receive,
    /// A command is complete.
    Check,
    /// The frame buffer clears its rows.
    Clear,
    /// Records are played and drawn.
    Play,
    /// The cache is asked to write everything out.
    Flush,
    /// It does.
    Drain,
    /// An answer goes out.
    Send,
}

/// The board's side of the protocol.
#[block(ports = tessera_ports::demo_control)]
pub struct DemoControl {
    receive: DemoReceive,
    send: DemoSend,
    count: DemoCount,
    state: Reg<Doing>,
    colour_r: Reg<U<32>>,
    depth_r: Reg<U<32>>,
    mode: Reg<U<4>>,
    refused: Reg<Bit>,
    lost: Reg<Bit>,
    failed: Reg<Bit>,
    flushing: Signal<Local, Bit>,
    refuse: Signal<Local, Bit>,
    loads: Signal<Local, Bit>,
    low: Signal<Local, U<64>>,
    high: Signal<Local, U<64>>,
}

impl Logic for DemoControl {
    #[hdl]
    fn update(&mut self) {
        registers!(self, state, colour_r, depth_r, mode, refused, lost, failed);
        subblocks!(self, receive, send, count);
        connect!(
            self.rx => self.receive.rx,
            self.receive.payload[0] => self.low,
            self.receive.payload[1] => self.high,
            self.send.tx => self.tx,
            self.send.view => self.view,
            self.viewed => self.send.viewed,
            self.send.index => self.count.index,
            self.count.data => self.send.count,
            self.counted => self.count.counted,
            self.colour_r => self.colour,
            self.depth_r => self.depth
        );
        self.send.rows.next = self.low.val().get_bits::<11>(0);
        self.merge.func.next = self.mode.q.val().get_bits::<2>(0);
        self.merge.zwrite.next = self.mode.q.val().get_bit(2);
        self.merge.blend.next = self.mode.q.val().get_bit(3);

        comment!("what is not said below");
        if self.rx_fault.val() {
            self.lost.d.next = true;
        }
        if self.merge_error.val() {
            self.failed.d.next = true;
        }
        self.receive.listen.next = false;
        self.send.answer.next = false;
        self.send.status.next = status::UNKNOWN;
        self.send.show.next = false;
        self.count.clear.next = false;
        self.count.counting.next = false;
        self.loads.next = false;
        self.forget.next = false;
        self.play.next = false;
        self.clear.next = false;
        self.flush.valid.next = false;
        self.flush.drop.next = false;
        self.flushing.next = false;
        self.refuse.next = false;

        match self.state.q.val() {
            Doing::Receive => {
                self.receive.listen.next = true;
                if self.receive.complete.val() {
                    self.state.d.next = Doing::Check;
                }
            }
            Doing::Check => {
                if !self.receive.good.val() {
                    self.send.status.next = status::CHECKSUM;
                    self.refuse.next = true;
                } else if self.receive.code.val() == command::BEGIN {
                    self.forget.next = true;
                    self.clear.next = true;
                    self.colour_r.d.next = self.low.val().get_bits::<32>(0);
                    self.depth_r.d.next = self.low.val().get_bits::<32>(32);
                    self.mode.d.next = self.high.val().get_bits::<4>(0);
                    self.lost.d.next = false;
                    self.failed.d.next = false;
                    self.state.d.next = Doing::Clear;
                } else if self.receive.code.val() == command::RECORD {
                    if !self.low.val().get_bits::<16>(0).any() {
                        self.refuse.next = true;
                    } else if self.player_full.val() {
                        self.send.status.next = status::FULL;
                        self.refuse.next = true;
                    } else {
                        self.loads.next = true;
                        self.send.answer.next = true;
                        self.send.status.next = status::DONE;
                        self.state.d.next = Doing::Send;
                    }
                } else if (self.receive.code.val() == command::GO) & (self.low.val().get_bits::<16>(0) <= ROWS) {
                    self.play.next = true;
                    self.count.clear.next = true;
                    self.state.d.next = Doing::Play;
                } else {
                    self.refuse.next = true;
                }
                connect!(self.refuse => self.refused);
                if self.refuse.val() {
                    self.send.answer.next = true;
                    self.state.d.next = Doing::Send;
                }
            }
            Doing::Clear => {
                if !self.frame_busy.val() {
                    self.send.answer.next = true;
                    self.send.status.next = status::DONE;
                    self.state.d.next = Doing::Send;
                }
            }
            Doing::Play => {
                self.count.counting.next = true;
                if !self.player_busy.val() & self.merge_idle.val() {
                    self.state.d.next = Doing::Flush;
                }
            }
            Doing::Flush => {
                self.count.counting.next = true;
                self.flushing.next = true;
                self.flush.valid.next = true;
                if self.flush.ready.val() {
                    self.state.d.next = Doing::Drain;
                }
            }
            Doing::Drain => {
                self.count.counting.next = true;
                self.flushing.next = true;
                if self.flush_done.val() {
                    self.send.show.next = true;
                    self.state.d.next = Doing::Send;
                }
            }
            Doing::Send => {
                if self.send.idle.val() {
                    self.state.d.next = Doing::Receive;
                }
            }
        }
        connect!(self.loads => self.load.valid);
        for w in 0..2 {
            self.load.data[w].next = 0.into();
            if self.loads.val() {
                connect!(self.receive.payload[w] => self.load.data[w]);
            }
        }

        comment!("lights");
        self.led.next = bits::<8>(0)
            .replace_bit(0, self.state.q.val() != Doing::Receive)
            .replace_bit(1, self.player_busy.val())
            .replace_bit(2, self.flushing.val())
            .replace_bit(3, !self.send.idle.val())
            .replace_bit(4, !self.merge_idle.val())
            .replace_bit(5, self.refused.q.val())
            .replace_bit(6, self.lost.q.val())
            .replace_bit(7, self.failed.q.val());
    }
}
