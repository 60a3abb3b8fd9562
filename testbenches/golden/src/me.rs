//! Golden model of ME, the message unit (`tessera_ports::me`).

use crate::bits::{bit, field};
use crate::codes::file;
use crate::opcodes::{self, Work};
use crate::operand::Place;
use crate::{retire, Golden, Row};
use tessera_ports::bundle::eu as port;
use tessera_ports::me::{MeIn, MeOut};
use tessera_ports::uop::grf_row;
use tessera_ports::Ready;

/// General registers of a thread.
const GRFS: u8 = 128;
/// All ones in the length of a response.
const LONGEST: u8 = 0x1F;
/// Rows the payload buffer holds.
const BUFFER: usize = 4;

/// What a send instruction says about its message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Message {
    /// Opcode: send or sends.
    pub op: u8,
    /// The thread ends with it.
    pub end_of_thread: bool,
    /// Payload registers: first one and how many.
    pub payload: (u8, u8),
    /// Second payload of `sends`.
    pub extra: (u8, u8),
    /// Response: first register and how many; 0 without destination.
    pub response: (u8, u8),
    /// Message descriptor, without the end of thread.
    pub descriptor: u32,
    /// The descriptor, and the lengths with it, are in a0. The response has all registers then, or none.
    pub by_address: bool,
    /// Shared function.
    pub function: u8,
    /// Bits 31:16 of the extended descriptor.
    pub rest: u16,
}

impl Message {
    /// Fields of a native word (rule 40 of TC).
    pub fn decode(word: u128) -> Message {
        let split = opcodes::of(word).is_some_and(|row| row.work == Work::Message { split: true });
        let null = if split { !bit(word, 35) } else { field(word, 36, 35) != file::GRF };
        let extra_length = if split && bit(word, 36) { field(word, 67, 64) } else { 0 };
        let rest = if split {
            field(word, 95, 80)
        } else {
            field(word, 94, 91) << 12 | field(word, 88, 85) << 8 | field(word, 83, 80) << 4 | field(word, 67, 64)
        };
        let by_address = if split { bit(word, 77) } else { field(word, 90, 89) == file::ARF };
        let length = if by_address { LONGEST } else { field(word, 120, 116) as u8 };
        Message {
            op: opcodes::code(word),
            end_of_thread: bit(word, 127),
            payload: (field(word, 76, 69) as u8, field(word, 124, 121) as u8),
            extra: (field(word, 51, 44) as u8, extra_length as u8),
            response: (field(word, 60, 53) as u8, if null { 0 } else { length }),
            descriptor: field(word, 126, 96),
            by_address,
            function: field(word, 27, 24) as u8,
            rest: rest as u16,
        }
    }

    /// What it is with the descriptor that a0 has.
    fn told(self, descriptor: u32) -> Message {
        let [sent, back] = [descriptor >> 25 & 0xF, descriptor >> 20 & 0x1F].map(|length| length as u8);
        Message {
            descriptor,
            payload: (self.payload.0, sent.max(1)),
            response: (self.response.0, back & self.response.1),
            ..self
        }
    }

    /// The extended descriptor on the message port.
    fn extended(&self) -> u32 {
        u32::from(self.function) | u32::from(self.extra.1) << 6 | u32::from(self.rest) << 16
    }

    /// Registers that go out.
    pub fn beats(&self) -> u8 {
        self.payload.1 + self.extra.1
    }

    fn register(&self, beat: u8) -> u8 {
        if beat < self.payload.1 {
            (self.payload.0 + beat) % GRFS
        } else {
            (self.extra.0 + beat - self.payload.1) % GRFS
        }
    }
}

/// What TC hands over.
#[derive(Debug, Clone, Copy)]
pub struct Issue {
    /// Thread slot.
    pub slot: u8,
    /// Address of the instruction.
    pub ip: u32,
    /// What the instruction says.
    pub message: Message,
    /// Write-enabled lanes.
    pub lanes: u32,
    /// Scoreboard entry of the response.
    pub scoreboard: u8,
}

/// What is known of a descriptor in a0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seek {
    /// a0 is wanted.
    Wanted,
    /// It comes.
    Comes,
    /// All; or it is not there.
    Known,
}

/// The message in work.
#[derive(Debug, Clone, Copy)]
struct Job {
    issue: Issue,
    seek: Seek,
    requested: u8,
    sent: u8,
}

/// A beat on the message port; the rest of the message is in [`Me::message_out`].
#[derive(Debug, Clone, Copy)]
pub struct Beat<'a> {
    /// The instruction.
    pub issue: &'a Issue,
    /// Its message.
    pub message: &'a Message,
    /// A payload register.
    pub data: &'a Row,
    /// The first beat of the message.
    pub first: bool,
    /// The last one.
    pub last: bool,
}

impl Beat<'_> {
    pub(crate) fn port(&self) -> port::MessageBeat {
        let Beat { issue, message, data, first, last } = *self;
        port::MessageBeat {
            valid: 1,
            slot: issue.slot.into(),
            sb: issue.scoreboard.into(),
            ip: issue.ip.into(),
            desc: message.descriptor.into(),
            exdesc: message.extended().into(),
            mask: issue.lanes.into(),
            dst: u64::from(message.response.0 & 0x7F),
            rlen: message.response.1.into(),
            first: first.into(),
            last: last.into(),
            data: *data,
        }
    }
}

/// Completion of a message or of a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sent {
    /// Thread slot.
    pub slot: u8,
    /// Address of the instruction.
    pub ip: u32,
    /// Its opcode.
    pub op: u8,
    /// Its write-enabled lanes.
    pub mask: u32,
    /// The thread ended.
    pub end_of_thread: bool,
}

impl Sent {
    pub(crate) fn retired(&self) -> port::Retire {
        retire(self.slot, self.ip, self.op, self.mask)
    }
}

/// Message unit.
#[derive(Debug, Clone, Default)]
pub struct Me {
    job: Option<Job>,
    /// A ring of `count` rows from `head` on.
    buffer: [Row; BUFFER],
    head: usize,
    count: usize,
    /// A row was granted in the previous cycle and is on `rd_data` now.
    arriving: bool,
    /// Slot and scoreboard entry of the response whose last row was granted in the previous cycle.
    over: Option<(u8, u8)>,
}

impl Me {
    /// A message is taken in this cycle.
    pub fn ready(&self) -> bool {
        self.job.is_none()
    }

    fn streaming(&self) -> Option<&Job> {
        self.job.as_ref().filter(|job| !job.issue.message.end_of_thread)
    }

    /// The payload row wanted in this cycle.
    pub fn read(&self) -> Option<u16> {
        let job = self.streaming()?;
        match job.seek {
            Seek::Wanted => return Place::Address.row(job.issue.slot),
            Seek::Comes => return None,
            Seek::Known => (),
        }
        let room = self.count + usize::from(self.arriving) < BUFFER;
        let wanted = room && job.requested < job.issue.message.beats();
        wanted.then(|| grf_row(job.issue.slot.into(), job.issue.message.register(job.requested).into()) as u16)
    }

    /// The beat on the message port.
    pub fn message_out(&self) -> Option<Beat<'_>> {
        let job = self.streaming().filter(|_| self.count > 0)?;
        Some(Beat {
            issue: &job.issue,
            message: &job.issue.message,
            data: &self.buffer[self.head],
            first: job.sent == 0,
            last: job.sent + 1 == job.issue.message.beats(),
        })
    }

    /// The slot whose thread ends.
    pub fn end_of_thread(&self) -> Option<u8> {
        self.job.as_ref().filter(|job| job.issue.message.end_of_thread).map(|job| job.issue.slot)
    }

    /// What completes in this cycle.
    pub fn sent(&self, message_ready: bool, end_ready: bool) -> Option<Sent> {
        let job = self.job.as_ref()?;
        let end_of_thread = job.issue.message.end_of_thread;
        let leaves = if end_of_thread { end_ready } else { message_ready && self.message_out().is_some_and(|beat| beat.last) };
        let Issue { slot, ip, lanes, .. } = job.issue;
        leaves.then_some(Sent { slot, ip, op: job.issue.message.op, mask: lanes, end_of_thread })
    }

    pub(crate) fn message_port(&self) -> port::MessageBeat {
        self.message_out().map_or_else(Default::default, |beat| beat.port())
    }

    pub(crate) fn end_port(&self) -> port::EndOfThread {
        self.end_of_thread().map_or_else(Default::default, |slot| port::EndOfThread { valid: 1, slot: slot.into() })
    }

    /// Slot and scoreboard entry that a response frees in this cycle.
    pub fn over(&self) -> Option<(u8, u8)> {
        self.over
    }

    /// Clock edge of responses: the last row of one is granted, if any.
    pub fn respond(&mut self, last: Option<(u8, u8)>) {
        self.over = last;
    }

    /// Clock edge of messages; `data` is `rd_data[2]` of GA.
    pub fn clock(&mut self, issue: Option<&Issue>, granted: bool, data: &Row, message_ready: bool, end_ready: bool) {
        if self.job.is_none() && issue.is_none() {
            return;
        }
        let done = self.sent(message_ready, end_ready).is_some();
        let leaves = message_ready && self.message_out().is_some();
        let granted = granted && self.read().is_some();
        if let Some(job) = self.job.as_mut().filter(|job| job.seek != Seek::Known) {
            match job.seek {
                Seek::Comes => {
                    job.issue.message = job.issue.message.told(data[0] as u32);
                    job.seek = Seek::Known;
                }
                _ if granted => job.seek = Seek::Comes,
                _ => (),
            }
            return;
        }
        if self.arriving {
            self.buffer[(self.head + self.count) % BUFFER] = *data;
            self.count += 1;
        }
        self.arriving = granted;
        if leaves {
            self.head = (self.head + 1) % BUFFER;
            self.count -= 1;
        }
        match &mut self.job {
            Some(_) if done => self.job = None,
            Some(job) => {
                job.requested += u8::from(granted);
                job.sent += u8::from(leaves);
            }
            None => {
                self.job = issue.map(|i| Job {
                    issue: *i,
                    seek: if i.message.by_address { Seek::Wanted } else { Seek::Known },
                    requested: 0,
                    sent: 0,
                })
            }
        }
    }
}

impl Golden for Me {
    type In = MeIn;
    type Out = MeOut;

    fn eval(&self, i: &MeIn) -> MeOut {
        let mut out = MeOut {
            issue: self.ready().into(),
            mo: self.message_port(),
            eot: self.end_port(),
            resp: Ready { ready: i.wb.gnt },
            ..MeOut::default()
        };
        if let Some(row) = self.read() {
            out.rd = port::RowRead { valid: 1, row: row.into() };
        }
        if let Some(sent) = self.sent(i.mo.ready == 1, i.eot.ready == 1) {
            out.ret = sent.retired();
            let event = if sent.end_of_thread { &mut out.ended } else { &mut out.fetched };
            *event = port::Event { valid: 1, slot: sent.slot.into() };
        }
        if i.resp.valid == 1 {
            let port::MessageResponse { slot, reg, be, data, .. } = i.resp;
            out.wb = port::RowWrite { valid: 1, row: grf_row(slot, reg), be, data };
        }
        if let Some((slot, sb)) = self.over() {
            out.done = port::Done { valid: 1, slot: slot.into(), sb: sb.into() };
        }
        out
    }

    fn tick(&mut self, i: &MeIn) {
        if i.reset == 1 {
            *self = Me::default();
            return;
        }
        let issue = Issue {
            slot: i.issue.slot as u8,
            ip: i.issue.ip as u32,
            message: Message {
                op: i.issue.op as u8,
                end_of_thread: i.issue.eot == 1,
                payload: (i.issue.src0 as u8, i.issue.mlen as u8),
                extra: (i.issue.src1 as u8, i.issue.xlen as u8),
                response: (i.issue.dst as u8, i.issue.rlen as u8),
                descriptor: i.issue.desc as u32,
                by_address: i.issue.by_a0 == 1,
                function: i.issue.sfid as u8,
                rest: i.issue.extra as u16,
            },
            lanes: i.issue.emask as u32,
            scoreboard: i.issue.sb as u8,
        };
        let issue = (i.issue.valid == 1).then_some(&issue);
        let last = i.resp.valid == 1 && i.resp.last == 1 && i.wb.gnt == 1;
        self.respond(last.then_some((i.resp.slot as u8, i.resp.sb as u8)));
        self.clock(issue, i.rd.gnt == 1, &i.rd_data, i.mo.ready == 1, i.eot.ready == 1);
    }
}
