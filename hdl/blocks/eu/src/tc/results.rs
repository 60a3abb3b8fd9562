//! What queued and unfinished instructions write, for the dependency check.
//!
//! ```text
//!  push (D4) ----------> 16 rows, thread and place -----> older[4]: the head of the queue
//!  issue, by bundle ---> 4 entries of 7 threads --+
//!                        the same, next bundle  --+-----> older[0..3]: unfinished
//!                        of_second, of_me  -------^
//! ```
//!
//! Each bundle writes memories of its own, because two threads may issue in one cycle; which of them has an
//! entry's result the scoreboard knows. So of seven threads with five results each nothing has to be chosen
//! but between bundles. What goes to JE takes no entry: where that has a bundle of its own, its memories stay
//! empty, nobody reads them, and synthesis leaves them out. Read in the cycle, of one thread; written at the
//! edge. What was never written, or is done with, shows as anything: `TcThread` looks only at live entries,
//! and at a head that is there. Stalls, deadlock: none.

use super::payload::payload_row;
use crate::bundle::*;
use crate::word::{kind, pipe, result, span};
use tessera_hdl::prelude::*;

/// Results that went with one bundle: by thread, four entries.
#[block]
pub struct TcResultBank {
    pub clock: Signal<In, Clock>,
    /// The instruction of the bundle takes this entry of this thread.
    pub write: Signal<In, Bit>,
    pub write_slot: Signal<In, U<3>>,
    pub write_entry: Signal<In, U<2>>,
    /// What it writes: `word::result`.
    pub written: Signal<In, U<19>>,
    pub slot: Signal<In, U<3>>,
    /// Results of that thread.
    pub results: [Signal<Out, U<19>>; 4],
    entries: [LutRam<3, 1, 19>; 4],
}

impl Logic for TcResultBank {
    #[hdl]
    fn update(&mut self) {
        memories!(self, entries[4]);
        for e in 0..4 {
            self.entries[e].write_enable.next = self.write.val() & (self.write_entry.val() == e.to_bits::<2>());
            connect!(
                self.write_slot => self.entries[e].write_address,
                self.written => self.entries[e].write_data[0],
                self.slot => self.entries[e].read_address,
                self.entries[e].read_data[0] => self.results[e]
            );
        }
    }
}

/// Results of all threads.
#[block]
pub struct TcResults<const ISSUE: usize> {
    pub clock: Signal<In, Clock>,
    /// D4: an instruction is pushed into this row.
    pub write: Signal<In, Bit>,
    pub write_row: Signal<In, U<4>>,
    pub pushed: Needs<In>,
    /// Row of the instruction in each bundle; it names the thread.
    pub row: [Signal<In, U<4>>; ISSUE],
    /// Scoreboard entry that it takes.
    pub entry: [Signal<In, U<2>>; ISSUE],
    /// Something goes to ALU0, ALU1, JE, ME.
    pub valid: [Signal<In, Bit>; 4],
    /// Thread in D4.
    pub slot: Signal<In, U<3>>,
    /// Row of the head of its queue.
    pub head_row: Signal<In, U<4>>,
    /// By thread: entries whose instruction went with the second bundle of the ALUs, to ME.
    pub of_second: [Signal<In, U<4>>; 7],
    pub of_me: [Signal<In, U<4>>; 7],
    /// What those of the thread in D4 write, then the head: `word::result`.
    pub older: [Signal<Out, U<19>>; 5],
    /// Of queued instructions, for the bundles and for the head.
    queued: MultiReadRam<4, 19, ISSUE>,
    heads: LutRam<4, 1, 19>,
    banks: [TcResultBank; ISSUE],
    made: Signal<Local, U<19>>,
    second: Signal<Local, U<4>>,
    message: Signal<Local, U<4>>,
}

impl<const ISSUE: usize> Logic for TcResults<ISSUE> {
    #[hdl]
    fn update(&mut self) {
        memories!(self, queued, heads, banks[ISSUE]);

        comment!("queued");
        self.made.next = pack!(19;
            result::SPAN = self.pushed.span[0].val(),
            result::FLAGS = self.pushed.kind.val().field(kind::WRITES));
        connect!(
            self.write => self.queued.write_enable,
            self.write_row => self.queued.write_address,
            self.made => self.queued.write_data,
            self.write => self.heads.write_enable,
            self.write_row => self.heads.write_address,
            self.made => self.heads.write_data[0],
            self.head_row => self.heads.read_address,
            self.heads.read_data[0] => self.older[4]
        );

        comment!("issued: to an ALU all, to ME those that get registers back");
        for b in 0..ISSUE {
            connect!(
                self.row[b] => self.queued.read_address[b],
                self.queued.read_data[b] => self.banks[b].written,
                self.entry[b] => self.banks[b].write_entry,
                self.slot => self.banks[b].slot
            );
            self.banks[b].write.next = false;
            self.banks[b].write_slot.next = self.row[b].val().field(payload_row::SLOT);
        }
        for a in 0..2 {
            if self.valid[a].val() {
                self.banks[a * ISSUE / 4].write.next = true;
            }
        }
        if self.valid[pipe::ME].val() & self.queued.read_data[pipe::ME * ISSUE / 4].val().field(result::SPAN).field(span::VALID) {
            self.banks[pipe::ME * ISSUE / 4].write.next = true;
        }

        comment!("unfinished");
        self.second.next = 0.into();
        self.message.next = 0.into();
        for t in 0..7 {
            if self.slot.val() == t.to_bits::<3>() {
                self.second.next = self.of_second[t].val();
                self.message.next = self.of_me[t].val();
            }
        }
        for e in 0..4 {
            self.older[e].next = self.banks[pipe::ALU0].results[e].val();
            if self.second.val().get_bit(e) {
                self.older[e].next = self.banks[pipe::ALU1 * ISSUE / 4].results[e].val();
            }
            if self.message.val().get_bit(e) {
                self.older[e].next = self.banks[pipe::ME * ISSUE / 4].results[e].val();
            }
        }
    }
}
