//! FST, by the crate `fst-writer`.

use std::io;

use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType, FstVarDirection, FstVarType,
    FstWriteError,
};

use super::recorder::{Backend, Out, UNIT};

/// Bytes of changes after which they go to the file.
const KEPT: usize = 32 << 20;

/// Declarations come first, then changes.
enum Stage<W: Out> {
    Header(FstHeaderWriter<W>),
    Body(FstBodyWriter<W>),
    Finished,
}

pub struct Fst<W: Out> {
    stage: Stage<W>,
    wires: Vec<FstSignalId>,
}

fn failed(error: FstWriteError) -> io::Error {
    match error {
        FstWriteError::Io(error) => error,
        other => io::Error::other(other),
    }
}

impl<W: Out> Fst<W> {
    pub fn new(out: W) -> io::Result<Self> {
        let info = FstInfo {
            start_time: 0,
            timescale_exponent: UNIT,
            version: concat!("tessera ", env!("CARGO_PKG_VERSION")).into(),
            // The same run gives the same bytes.
            date: String::new(),
            file_type: FstFileType::Verilog,
        };
        Ok(Fst { stage: Stage::Header(FstHeaderWriter::new(out, &info).map_err(failed)?), wires: Vec::new() })
    }

    fn header(&mut self) -> &mut FstHeaderWriter<W> {
        match &mut self.stage {
            Stage::Header(header) => header,
            _ => unreachable!("the recorder declares before it begins"),
        }
    }

    fn body(&mut self) -> &mut FstBodyWriter<W> {
        match &mut self.stage {
            Stage::Body(body) => body,
            _ => unreachable!("the recorder records after it has begun and before it finishes"),
        }
    }
}

impl<W: Out> Backend for Fst<W> {
    fn scope(&mut self, name: &str) -> io::Result<()> {
        self.header().scope(name, "", FstScopeType::Module).map_err(failed)
    }
    fn up(&mut self) -> io::Result<()> {
        self.header().up_scope().map_err(failed)
    }
    fn wire(&mut self, name: &str, width: u32) -> io::Result<()> {
        let kind = FstSignalType::bit_vec(width);
        let wire = self.header().var(name, kind, FstVarType::Wire, FstVarDirection::Implicit, None).map_err(failed)?;
        self.wires.push(wire);
        Ok(())
    }
    fn begin(&mut self) -> io::Result<()> {
        if let Stage::Header(header) = std::mem::replace(&mut self.stage, Stage::Finished) {
            self.stage = Stage::Body(header.finish().map_err(failed)?);
        }
        Ok(())
    }
    fn time(&mut self, time: u64) -> io::Result<()> {
        let body = self.body();
        if body.size() > KEPT {
            body.flush().map_err(failed)?;
        }
        body.time_change(time).map_err(failed)
    }
    fn change(&mut self, wire: usize, bits: &[u8]) -> io::Result<()> {
        let wire = self.wires[wire];
        self.body().signal_change(wire, bits).map_err(failed)
    }
    fn finish(&mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.stage, Stage::Finished) {
            Stage::Body(body) => body.finish().map_err(failed)?.flush(),
            _ => Ok(()),
        }
    }
}
