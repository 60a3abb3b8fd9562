//! Runs instructions on one thread.

use tessera_interp::{step, Code, MessagePort, Retired, Step, Thread};
use tessera_isa::asm::Builder;
use tessera_launch::{Message, MessageError, Response};

/// Records what it is sent and answers with its own lane masks.
#[derive(Default)]
pub struct Spy {
    pub lanes: Vec<u32>,
    pub payload_lengths: Vec<usize>,
}

impl MessagePort for Spy {
    fn serve(&mut self, message: &Message<'_>) -> Result<Response, MessageError> {
        self.lanes.push(message.lanes);
        self.payload_lengths.push(message.payload.len());
        let registers = (message.desc >> 20 & 0x1F) as usize;
        let dwords = |bits: u32| (0..8).filter(|i| bits >> i & 1 != 0).fold(0, |mask, i| mask | 0xF << (4 * i));
        let enables = (0..registers).map(|r| dwords(message.lanes >> (8 * r))).collect();
        Ok(Response { registers: vec![[0xABCD; 8]; registers], enables })
    }
}

/// Executes straight-line code and returns the thread with the records of its instructions.
pub fn run_thread(mut thread: Thread, build: impl Fn(&mut Builder)) -> (Thread, Vec<Retired>, Spy) {
    let mut builder = Builder::new();
    build(&mut builder);
    let bytes = builder.finish().expect("the test's code assembles");
    let code = Code::new(&bytes);
    let (mut records, mut spy) = (Vec::new(), Spy::default());
    while (thread.flow().ip() as usize) < bytes.len() {
        match step(&mut thread, &code, &mut spy).expect("the test's code executes") {
            Step::Retired(retired) => records.push(retired),
            Step::Waiting => panic!("the test's code does not wait"),
        }
    }
    (thread, records, spy)
}

/// All registers counted through: dword `i` of the file holds `i`.
pub fn counting(dispatch: u32) -> Thread {
    let payload: Vec<[u32; 8]> = (0..128).map(|r| std::array::from_fn(|i| r * 8 + i as u32)).collect();
    Thread::new(0, dispatch, 0, &payload)
}

pub fn run(dispatch: u32, build: impl Fn(&mut Builder)) -> (Thread, Vec<Retired>) {
    let (thread, records, _) = run_thread(counting(dispatch), build);
    (thread, records)
}

pub fn dwords(thread: &Thread, reg: u8) -> [u32; 8] {
    let row = thread.register(reg);
    std::array::from_fn(|i| u32::from_le_bytes(row[i * 4..][..4].try_into().expect("four bytes")))
}

pub fn floats(thread: &Thread, reg: u8) -> [f32; 8] {
    dwords(thread, reg).map(f32::from_bits)
}
