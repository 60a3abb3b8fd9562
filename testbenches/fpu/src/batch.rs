//! Many vectors as one launch.

use std::path::Path;
use std::sync::Arc;

use tessera_launch::{Launch, LaunchError, Memory};

use crate::function::{Function, FILE, PROGRAM};
use crate::vector::Vector;

/// Work-items of a group; the launch is filled up with zeros to a multiple of it.
const GROUP: usize = 64;

/// A launch that applies a function to vectors.
pub struct Batch<'a> {
    function: &'a Function,
    vectors: &'a [Vector],
    launch: Launch,
}

/// A vector whose result was another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mismatch {
    /// What was asked.
    pub vector: Vector,
    /// What came out.
    pub got: u64,
}

impl Function {
    /// A launch of these vectors.
    pub fn batch<'a>(&'a self, vectors: &'a [Vector]) -> Result<Batch<'a>, LaunchError> {
        let items = vectors.len().max(1).next_multiple_of(GROUP);
        let mut text =
            format!("binary = \"{FILE}\"\nkernel = \"{}\"\nglobal = [{items}, 1, 1]\nlocal = [{GROUP}, 1, 1]\n", self.kernel());
        for k in 0..self.operands().len() {
            text += &format!("[[arg]]\nbuffer = \"{k}\"\n");
        }
        text += &format!("[[arg]]\nzeros = {}\n", items * self.result().bytes());
        let files = |name: &Path| -> Result<Arc<[u8]>, String> {
            let Some(k) = name.to_str().and_then(|n| n.parse::<usize>().ok()) else { return Ok(PROGRAM.into()) };
            let bytes = self.operands()[k].bytes();
            let mut data: Vec<u8> = vectors.iter().flat_map(|v| v.operands[k].to_le_bytes().into_iter().take(bytes)).collect();
            data.resize(items * bytes, 0);
            Ok(data.into())
        };
        let launch = Launch::load_with(&format!("{} of {FILE}", self.kernel()), &text, &files)?;
        let launch = match self.code() {
            Some(code) => launch.with_code(code.to_vec()),
            None => launch,
        };
        Ok(Batch { function: self, vectors, launch })
    }
}

impl Batch<'_> {
    /// What an engine has to run.
    pub fn launch(&self) -> &Launch {
        &self.launch
    }

    /// Vectors whose results in `memory`, as the run left it, are wrong.
    pub fn mismatches(&self, memory: &Memory) -> Vec<Mismatch> {
        let number = self.function.result();
        let results = self.launch.argument_contents(memory, self.function.operands().len()).unwrap_or_default();
        let value = |bytes: &[u8]| bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        // Zipping would pass over results that are missing.
        assert!(results.len() >= self.vectors.len() * number.bytes(), "a result for each vector");
        let pairs = self.vectors.iter().zip(results.chunks_exact(number.bytes()).map(value));
        pairs.filter(|(v, got)| !v.accepts(number, *got)).map(|(&vector, got)| Mismatch { vector, got }).collect()
    }
}

impl Mismatch {
    /// One line: operands, what came out, what was expected.
    pub fn show(&self, function: &Function) -> String {
        let hex = |value: u64, digits: usize| format!("{value:0digits$X}");
        let operands: Vec<String> =
            function.operands().iter().zip(self.vector.operands).map(|(n, v)| hex(v, n.digits())).collect();
        let digits = function.result().digits();
        format!("{} => {}, expected {}", operands.join(" "), hex(self.got, digits), hex(self.vector.result, digits))
    }
}
