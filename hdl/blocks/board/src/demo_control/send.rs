//! Send: a status, or a picture with its checksum.
//!
//! ```text
//!  answer --> STATUS ------------------------------------------> IDLE
//!  show ----> HEAD --> COUNT --> VIEW <--> BYTE --> HIGH --> LOW --^
//! ```
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | a byte is on offer | the transmitter takes it |
//! | 2 | VIEW | the frame buffer is free |
//!
//! Deadlock: none, both end by themselves.

use super::crc::DemoCrc;
use super::START;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// What a picture begins with.
const PICTURE: U<8> = U::new(0x50);
/// The last byte of the counters.
const LAST_COUNT: U<17> = U::new(31);

/// What is sent next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, LogicState)]
pub enum Sending {
    Idle,
    Status,
    Head,
    Count,
    View,
    Byte,
    High,
    Low,
}

/// Answers of the board.
#[block]
pub struct DemoSend {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Send this status.
    pub answer: Signal<In, Bit>,
    pub status: Signal<In, U<8>>,
    /// Send a picture of so many rows.
    pub show: Signal<In, Bit>,
    pub rows: Signal<In, U<11>>,
    /// Byte `index` of the counters.
    pub count: Signal<In, U<8>>,
    pub index: Signal<Out, U<5>>,
    pub view: BytePick<Out>,
    pub viewed: Signal<In, U<8>>,
    pub tx: SerialByte<Out>,
    pub idle: Signal<Out, Bit>,
    sending: Reg<Sending>,
    s_status: Reg<U<8>>,
    s_index: Reg<U<17>>,
    s_crc: Reg<U<16>>,
    adder: DemoCrc,
    shown: Signal<Local, U<8>>,
    next_index: Signal<Local, U<17>>,
    limit: Signal<Local, U<17>>,
    ends: Signal<Local, Bit>,
    body: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
}

impl Logic for DemoSend {
    #[hdl]
    fn update(&mut self) {
        registers!(self, sending, s_status, s_index, s_crc);
        self.limit.next = bit_cast::<17, 11>(self.rows.val()) << 6;
        self.next_index.next = self.s_index.q.val() + 1;
        self.ends.next = self.next_index.val() == self.limit.val();
        self.index.next = bit_cast::<5, 17>(self.s_index.q.val());
        connect!(self.s_crc => self.adder.crc);
        self.taken.next = self.tx.ready.val();
        self.idle.next = false;
        self.shown.next = 0.into();
        self.body.next = false;
        self.tx.valid.next = true;
        self.view.valid.next = false;
        self.view.row.next = 0.into();
        self.view.lane.next = 0.into();
        match self.sending.q.val() {
            Sending::Idle => {
                self.idle.next = true;
                self.tx.valid.next = false;
                if self.answer.val() {
                    connect!(self.status => self.s_status);
                    self.sending.d.next = Sending::Status;
                } else if self.show.val() {
                    self.sending.d.next = Sending::Head;
                }
            }
            Sending::Status => {
                connect!(self.s_status => self.shown);
                if self.taken.val() {
                    self.sending.d.next = Sending::Idle;
                }
            }
            Sending::Head => {
                self.shown.next = PICTURE;
                self.adder.crc.next = START;
                self.body.next = true;
                if self.taken.val() {
                    self.s_index.d.next = 0.into();
                    self.sending.d.next = Sending::Count;
                }
            }
            Sending::Count => {
                connect!(self.count => self.shown);
                self.body.next = true;
                if self.taken.val() {
                    connect!(self.next_index => self.s_index);
                    if self.s_index.q.val() == LAST_COUNT {
                        self.s_index.d.next = 0.into();
                        self.sending.d.next = Sending::High;
                        if self.rows.val().any() {
                            self.sending.d.next = Sending::View;
                        }
                    }
                }
            }
            Sending::View => {
                self.tx.valid.next = false;
                self.view.valid.next = true;
                self.view.row.next = self.s_index.q.val().get_bits::<10>(6);
                self.view.lane.next = self.s_index.q.val().get_bits::<6>(0);
                if self.view.ready.val() {
                    self.sending.d.next = Sending::Byte;
                }
            }
            Sending::Byte => {
                connect!(self.viewed => self.shown);
                self.body.next = true;
                if self.taken.val() {
                    connect!(self.next_index => self.s_index);
                    self.sending.d.next = Sending::View;
                    if self.ends.val() {
                        self.sending.d.next = Sending::High;
                    }
                }
            }
            Sending::High => {
                self.shown.next = self.s_crc.q.val().get_bits::<8>(8);
                if self.taken.val() {
                    self.sending.d.next = Sending::Low;
                }
            }
            Sending::Low => {
                self.shown.next = self.s_crc.q.val().get_bits::<8>(0);
                if self.taken.val() {
                    self.sending.d.next = Sending::Idle;
                }
            }
        }
        connect!(self.shown => self.adder.data);
        if self.body.val() & self.taken.val() {
            connect!(self.adder.sum => self.s_crc);
        }
        connect!(self.shown => self.tx.data);
    }
}
