//! `send` and its kin: gathers the payload, hands the message to a port, writes the response.

use tessera_isa::message::desc;
use tessera_isa::{Desc, ExDesc, Message, Register, Sfid, GRF_BYTES, GRF_COUNT};
use tessera_launch::{MessageError, Response};

use crate::error::InterpError;
use crate::observe::{Event, Observer};
use crate::op::Op;
use crate::state::Thread;

/// Gateway sub-function of a barrier message.
const BARRIER: u32 = 4;

/// Serves the messages of one thread, except those to the gateway and the thread spawner.
pub trait MessagePort {
    /// Executes a message. The response has as many registers as the descriptor asks for.
    fn serve(&mut self, message: &tessera_launch::Message<'_>) -> Result<Response, MessageError>;
}

/// Descriptors and payload of a message about to leave.
pub(crate) struct Request {
    desc: u32,
    ex_desc: u32,
    pub payload: Vec<[u32; 8]>,
}

pub(crate) fn execute<O: Observer, P: MessagePort>(
    thread: &mut Thread,
    op: &Op,
    message: &Message,
    lanes: u32,
    port: &mut P,
    observer: &mut O,
) -> Result<Event, InterpError> {
    let refuse = |reason: String| InterpError::Message { ip: op.ip, text: op.text(), reason };
    let request = request(thread, message).map_err(refuse)?;
    let end = if message.eot { Event::EndOfThread } else { Event::None };
    // A predicated-off message is not sent at all; the end of a thread is not predicated.
    if lanes == 0 && !message.eot {
        return Ok(end);
    }
    match message.sfid {
        Sfid::Gateway if request.desc & 7 == BARRIER => return Ok(Event::Barrier),
        Sfid::Gateway => {
            let function = request.desc & 7;
            return Err(refuse(format!(
                "message gateway sub-function {function} is not implemented, expected {BARRIER} (barrier)"
            )));
        }
        Sfid::ThreadSpawner if message.eot => return Ok(end),
        _ => {}
    }
    let sent = tessera_launch::Message {
        sfid: message.sfid.code(),
        desc: request.desc,
        ex_desc: request.ex_desc,
        lanes,
        payload: &request.payload,
    };
    let response = port.serve(&sent).map_err(|error| refuse(error.to_string()))?;
    let expected = usize::from(desc::response_len(request.desc));
    if response.registers.len() != expected || response.enables.len() != expected {
        return Err(refuse(format!("response of {} registers, the descriptor asks for {expected}", response.registers.len())));
    }
    if let Register::Grf(first) = message.dst {
        write_response(thread, usize::from(first), &response, observer);
    }
    Ok(end)
}

/// Registers that the rows of a payload come from.
pub(crate) fn payload_rows(thread: &Thread, message: &Message) -> Vec<u8> {
    let Ok(request) = request(thread, message) else { return Vec::new() };
    let first = usize::from(desc::message_len(request.desc));
    let second = message.src1.map(|second| second.reg);
    let row = |row: usize| match row.checked_sub(first) {
        None => message.src0.grf().map(|reg| reg + row as u8),
        Some(row) => second.and_then(Register::grf).map(|reg| reg + row as u8),
    };
    (0..request.payload.len()).map(|at| row(at).unwrap_or(0)).collect()
}

pub(crate) fn request(thread: &Thread, message: &Message) -> Result<Request, String> {
    let address_dword = |byte: usize| {
        let word = |i: usize| u32::from(thread.address[(byte / 2 + i) % 16]);
        word(0) | word(1) << 16
    };
    let descriptor = match message.desc {
        Desc::Imm(bits) => bits,
        Desc::A0(byte) => address_dword(usize::from(byte)),
    };
    let ex_desc = match message.ex_desc {
        ExDesc::Imm { .. } => message.ex_desc_bits().unwrap_or_default(),
        ExDesc::A0(dword) => address_dword(usize::from(dword) * 4),
    };
    let first_len = usize::from(desc::message_len(descriptor));
    let mut payload = registers(thread, message.src0, first_len)?;
    if let Some(second) = message.src1 {
        let len = (ex_desc >> 6 & 0xF) as usize;
        payload.extend(registers(thread, second.reg, len)?);
    }
    Ok(Request { desc: descriptor, ex_desc, payload })
}

fn registers(thread: &Thread, first: Register, len: usize) -> Result<Vec<[u32; 8]>, String> {
    match first {
        Register::Grf(reg) if usize::from(reg) + len <= GRF_COUNT => {
            Ok((0..len as u8).map(|i| thread.register_dwords(reg + i)).collect())
        }
        Register::Grf(reg) => Err(format!("payload of {len} registers from r{reg} passes r127")),
        Register::Arf(_) => Ok(vec![[0; 8]; len]),
    }
}

/// Rows beyond the register file are dropped.
fn write_response<O: Observer>(thread: &mut Thread, first: usize, response: &Response, observer: &mut O) {
    let rows = response.registers.iter().zip(&response.enables);
    for (reg, (row, enables)) in (first..GRF_COUNT).zip(rows) {
        let start = reg * GRF_BYTES;
        let target = &mut thread.grf[start..start + GRF_BYTES];
        let data = row.iter().flat_map(|dword| dword.to_le_bytes());
        for (i, byte) in data.enumerate() {
            if enables >> i & 1 != 0 {
                target[i] = byte;
                observer.grf(start + i, 1);
            }
        }
    }
}
