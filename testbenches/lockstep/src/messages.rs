//! The data port behind the EU's message port: collects a message, executes it at once in the order messages
//! leave the EU, and answers after a random bounded latency, out of order and interleaved. A message that it
//! cannot execute it refuses after such a latency; until then it takes no end of that thread.

use std::collections::VecDeque;

use tessera_ports::bundle::eu::{MessageBeat, MessageResponse, Refusal};
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

use crate::place::Place;
use tessera_testkit::Random;

/// A register as it travels on the message port.
pub type Row = [u64; 4];

/// A complete message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Thread slot.
    pub place: Place,
    /// Address of the instruction.
    pub ip: u32,
    /// Descriptor.
    pub desc: u32,
    /// Extended descriptor.
    pub exdesc: u32,
    /// Enabled message lanes.
    pub mask: u32,
    /// Registers expected back.
    pub response: usize,
    /// Registers of both payloads.
    pub payload: Vec<Row>,
}

/// One response register and the bytes of it that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Response {
    /// Contents of the register.
    pub data: Row,
    /// Which bytes are written.
    pub bytes: u32,
}

/// What a message means.
pub trait DataPort {
    /// Executes the message; returns exactly `message.response` registers, or why it cannot be executed.
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String>;

    /// A thread whose barrier is complete, each once.
    fn notified(&mut self) -> Option<Place> {
        None
    }
}

/// A message that has left the EU.
pub enum Left {
    /// It has been executed.
    Executed(Message),
    /// It will be refused, and why.
    Refused(Message, String),
}

/// Beats of one answer still to be sent.
struct Answer {
    from: u64,
    beats: VecDeque<MessageResponse>,
}

/// Beats that answer the message whose last beat is `beat`.
fn answer(from: u64, beat: &MessageBeat, rows: Vec<Response>) -> Answer {
    let count = rows.len() as u64;
    let response = |(k, row): (u64, Response)| MessageResponse {
        valid: 1,
        slot: beat.slot,
        sb: beat.sb,
        reg: beat.dst + k,
        be: row.bytes.into(),
        data: row.data,
        last: (k + 1 == count).into(),
    };
    Answer { from, beats: (0..).zip(rows).map(response).collect() }
}

/// The port model.
pub struct MessagePort {
    eu: usize,
    latency: [u32; 2],
    current: Option<Message>,
    answers: Vec<Answer>,
    /// Refusals, and the cycle from which they may be sent.
    refusals: VecDeque<(u64, Refusal)>,
    /// The answer whose head beat is on offer.
    offered: Option<usize>,
    /// Messages accepted, for statistics.
    pub messages: u64,
}

impl MessagePort {
    /// The port of this EU, with nothing under way.
    pub fn new(eu: usize, config: &EuConfig) -> Self {
        let latency = config.message_latency;
        MessagePort { eu, latency, current: None, answers: Vec::new(), refusals: VecDeque::new(), offered: None, messages: 0 }
    }

    /// Drives the port for this cycle.
    pub fn drive(&mut self, cycle: u64, random: &mut Random, stall: u32, input: &mut EuIn) {
        input.mo = (!random.chance(stall)).into();
        if self.offered.is_none() && !random.chance(stall) {
            let due = |a: &Answer| a.from <= cycle;
            let count = self.answers.iter().filter(|a| due(a)).count() as u64;
            if count > 0 {
                let nth = random.below(count) as usize;
                self.offered = self.answers.iter().enumerate().filter(|(_, a)| due(a)).map(|(i, _)| i).nth(nth);
            }
        }
        if let Some(at) = self.offered {
            input.resp = self.answers[at].beats[0];
        }
        if let Some((_, refusal)) = self.refusals.pop_front_if(|(from, _)| *from <= cycle) {
            input.refused = refusal;
        }
        input.eot = (!random.chance(stall) && !self.refuses(input)).into();
    }

    /// Something is refused in this cycle or will be: no end of a thread is taken.
    fn refuses(&self, input: &EuIn) -> bool {
        input.refused.valid != 0 || !self.refusals.is_empty()
    }

    /// Takes note of what was accepted in this cycle; returns a message that is complete now.
    pub fn edge(
        &mut self,
        cycle: u64,
        random: &mut Random,
        input: &EuIn,
        output: &EuOut,
        port: &mut dyn DataPort,
    ) -> Option<Left> {
        if input.resp.valid & output.resp.ready != 0 {
            let at = self.offered.take().expect("a beat was offered");
            self.answers[at].beats.pop_front();
            if self.answers[at].beats.is_empty() {
                self.answers.remove(at);
            }
        }
        let beat = &output.mo;
        if beat.valid & input.mo.ready == 0 {
            return None;
        }
        if beat.first != 0 {
            self.current = Some(Message {
                place: Place { eu: self.eu, slot: beat.slot as usize },
                ip: beat.ip as u32,
                desc: beat.desc as u32,
                exdesc: beat.exdesc as u32,
                mask: beat.mask as u32,
                response: beat.rlen as usize,
                payload: Vec::new(),
            });
        }
        let current = self.current.as_mut().expect("a message begins with a first beat");
        current.payload.push(beat.data);
        if beat.last == 0 {
            return None;
        }
        self.messages += 1;
        let message = self.current.take().expect("a message begins with a first beat");
        match port.execute(&message) {
            Ok(rows) => {
                if !rows.is_empty() {
                    let from = cycle + random.between(self.latency);
                    self.answers.push(answer(from, beat, rows));
                }
                Some(Left::Executed(message))
            }
            Err(reason) => {
                let refusal = Refusal { valid: 1, slot: beat.slot, ip: beat.ip };
                self.refusals.push_back((cycle + random.between(self.latency), refusal));
                Some(Left::Refused(message, reason))
            }
        }
    }

    /// True when no answer is outstanding.
    pub fn quiet(&self) -> bool {
        self.answers.is_empty() && self.refusals.is_empty()
    }
}
