//! What a launch is given of the program's memory, and how what it changed comes back.

use std::sync::Arc;

use tessera_launch::bind::{BoundArgument, Contents};

use crate::image::Picture;
use crate::kernel::Value;
use crate::memory::Memory;

/// Two arguments are the same bytes.
fn same(a: &Memory, b: &Memory) -> bool {
    Arc::ptr_eq(&a.store, &b.store) && (a.offset, a.size) == (b.offset, b.size)
}

/// What the launch binds an argument to. Where two are parts of one buffer that overlap without being the same, each
/// is a copy, and what each has changed comes back.
pub fn bound(index: usize, arguments: &[Value]) -> BoundArgument {
    match &arguments[index] {
        Value::Buffer(memory) => {
            let before = arguments[..index].iter().position(|other| matches!(other, Value::Buffer(other) if same(other, memory)));
            match before {
                Some(before) => BoundArgument::Same(before),
                // A part that the program has filled is not told from one that it has not.
                None if !memory.store.is_defined() => {
                    BoundArgument::Buffer { contents: Contents::Undefined(memory.size as u64), expect: None }
                }
                None => BoundArgument::Buffer { contents: Contents::Bytes(memory.bytes()), expect: None },
            }
        }
        Value::Null => BoundArgument::Null,
        Value::Sampler(facts) => BoundArgument::Sampler(*facts),
        Value::Bytes(bytes) => BoundArgument::Scalar(bytes.clone()),
        Value::Local(bytes) => BoundArgument::Local(*bytes),
        Value::Image(memory) => match &memory.picture {
            Some(picture) => BoundArgument::Image {
                contents: Contents::Bytes(texels(memory, picture).into()),
                extent: picture.extent,
                format: picture.format,
                expect: None,
            },
            None => BoundArgument::Null,
        },
    }
}

/// Rows of an image without what lies between them.
fn texels(memory: &Memory, picture: &Picture) -> Vec<u8> {
    let (bytes, dense) = (memory.bytes(), picture.dense());
    picture.rows().into_iter().flat_map(|at| &bytes[at..at + dense]).copied().collect()
}

/// What an argument held before its launch.
pub enum Before {
    Bytes(Arc<[u8]>),
    Zeros(u64),
}

impl Before {
    /// Nothing, where the argument is no memory of the program, or that of an earlier one.
    pub fn of(bound: &BoundArgument) -> Option<Before> {
        let (BoundArgument::Buffer { contents, .. } | BoundArgument::Image { contents, .. }) = bound else { return None };
        Some(match contents {
            Contents::Bytes(bytes) => Before::Bytes(bytes.clone()),
            Contents::Zeros(size) | Contents::Undefined(size) => Before::Zeros(*size),
        })
    }

    /// Bytes.
    pub fn size(&self) -> u64 {
        match self {
            Before::Bytes(bytes) => bytes.len() as u64,
            Before::Zeros(size) => *size,
        }
    }

    /// A part of at most [`BLOCK`] bytes.
    fn block(&self, at: usize, length: usize) -> &[u8] {
        match self {
            Before::Bytes(bytes) => &bytes[at..at + length],
            Before::Zeros(_) => &[0; BLOCK][..length],
        }
    }

    /// The launch has written nothing: then it still has the very bytes that it was given.
    fn is(&self, after: &[u8]) -> bool {
        matches!(self, Before::Bytes(bytes) if std::ptr::eq(&**bytes, after))
    }
}

/// Bytes that are compared at once.
const BLOCK: usize = 4096;

/// Writes back the bytes that a launch has changed: rows of `dense` bytes, which begin at `rows`.
pub fn merge(memory: &Memory, rows: &[usize], dense: usize, before: &Before, after: &[u8]) {
    if before.is(after) {
        return;
    }
    for (index, row) in rows.iter().enumerate() {
        for start in (0..dense).step_by(BLOCK) {
            let (at, length) = (index * dense + start, BLOCK.min(dense - start));
            let (old, new) = (before.block(at, length), &after[at..at + length]);
            if old == new {
                continue;
            }
            let next = |from: usize, differs: bool| (from..length).find(|&i| (old[i] != new[i]) == differs);
            let mut first = next(0, true);
            while let Some(begin) = first {
                let end = next(begin, false).unwrap_or(length);
                memory.write(row + start + begin, &new[begin..end]);
                first = next(end, true);
            }
        }
    }
}
