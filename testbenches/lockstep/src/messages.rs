//! The data port behind the EU's message port: collects a message, executes it at once in the order messages leave the EU,
//! and answers after a random bounded latency, out of order and interleaved.

use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

use crate::random::Random;

/// A register as it travels on the message port.
pub type Row = [u64; 4];

/// A complete message.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Message {
    pub slot: usize,
    pub ip: u32,
    pub desc: u32,
    pub exdesc: u32,
    /// Enabled message lanes.
    pub mask: u32,
    /// Registers expected back.
    pub response: usize,
    pub payload: Vec<Row>,
}

/// One response register and the bytes of it that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Response {
    pub data: Row,
    pub bytes: u32,
}

/// What a message means.
pub trait DataPort {
    /// Executes the message; returns exactly `message.response` registers, or why it cannot be executed.
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String>;
}

/// Beats of one answer still to be sent.
struct Answer {
    from: u64,
    slot: u64,
    sb: u64,
    reg: u64,
    rows: std::collections::VecDeque<Response>,
}

/// The port model.
pub struct MessagePort {
    latency: [u32; 2],
    current: Message,
    answers: Vec<Answer>,
    /// The answer whose head beat is on offer.
    offered: Option<usize>,
    /// Messages accepted, for statistics.
    pub messages: u64,
}

impl MessagePort {
    pub fn new(config: &EuConfig) -> Self {
        let latency = config.message_latency;
        MessagePort { latency, current: Message::default(), answers: Vec::new(), offered: None, messages: 0 }
    }

    /// Drives the port for this cycle.
    pub fn drive(&mut self, cycle: u64, random: &mut Random, stall: u32, input: &mut EuIn) {
        input.mo_ready = !random.chance(stall) as u64;
        if self.offered.is_none() && !random.chance(stall) {
            let due = |a: &Answer| a.from <= cycle;
            let count = self.answers.iter().filter(|a| due(a)).count() as u64;
            if count > 0 {
                let nth = random.below(count) as usize;
                self.offered = self.answers.iter().enumerate().filter(|(_, a)| due(a)).map(|(i, _)| i).nth(nth);
            }
        }
        if let Some(at) = self.offered {
            let answer = &self.answers[at];
            let row = answer.rows[0];
            input.rs_valid = 1;
            input.rs_slot = answer.slot;
            input.rs_sb = answer.sb;
            input.rs_reg = answer.reg;
            input.rs_be = row.bytes as u64;
            input.rs_data = row.data;
            input.rs_last = (answer.rows.len() == 1) as u64;
        }
    }

    /// Takes note of what was accepted in this cycle; returns a message that is complete now.
    pub fn edge(
        &mut self,
        cycle: u64,
        random: &mut Random,
        input: &EuIn,
        output: &EuOut,
        port: &mut dyn DataPort,
    ) -> Result<Option<Message>, String> {
        if input.rs_valid & output.rs_ready != 0 {
            let at = self.offered.take().expect("a beat was offered");
            self.answers[at].rows.pop_front();
            self.answers[at].reg += 1;
            if self.answers[at].rows.is_empty() {
                self.answers.remove(at);
            }
        }
        if output.mo_valid & input.mo_ready == 0 {
            return Ok(None);
        }
        if output.mo_first != 0 {
            self.current = Message {
                slot: output.mo_slot as usize,
                ip: output.mo_ip as u32,
                desc: output.mo_desc as u32,
                exdesc: output.mo_exdesc as u32,
                mask: output.mo_mask as u32,
                response: output.mo_rlen as usize,
                payload: Vec::new(),
            };
        }
        self.current.payload.push(output.mo_data);
        if output.mo_last == 0 {
            return Ok(None);
        }
        self.messages += 1;
        let message = std::mem::take(&mut self.current);
        let rows = port.execute(&message)?;
        if !rows.is_empty() {
            let from = cycle + random.between(self.latency);
            let (slot, sb, reg) = (output.mo_slot, output.mo_sb, output.mo_dst);
            self.answers.push(Answer { from, slot, sb, reg, rows: rows.into() });
        }
        Ok(Some(message))
    }

    /// True when no answer is outstanding.
    pub fn quiet(&self) -> bool {
        self.answers.is_empty()
    }
}
