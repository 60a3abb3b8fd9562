//! Gathers the tokens of each argument, which come in any order.

use std::collections::BTreeMap;

use super::kernel::{Argument, ArgumentKind, PointerSlot, ScalarPiece};
use super::kernel_tokens::{ArgumentInfo, CrossThreadField, CrossThreadKind};

/// Arguments under construction, by number. The caller bounds the numbers.
#[derive(Default)]
pub(super) struct Arguments {
    by_number: BTreeMap<u32, Draft>,
}

#[derive(Default)]
struct Draft {
    kind: Option<ArgumentKind>,
    pieces: Vec<ScalarPiece>,
    metadata: Vec<CrossThreadField>,
}

impl Arguments {
    fn set(&mut self, number: u32, kind: ArgumentKind) {
        self.by_number.entry(number).or_default().kind = Some(kind);
    }

    pub fn pointer(&mut self, number: u32, constant: bool, slot: PointerSlot) {
        self.set(number, ArgumentKind::Pointer { constant, slot });
    }

    pub fn image(&mut self, number: u32, image_type: u32, binding: u8, writeable: bool) {
        let kind = ArgumentKind::Image { image_type, binding, writeable };
        self.set(number, kind);
    }

    pub fn sampler(&mut self, number: u32, index: u8) {
        self.set(number, ArgumentKind::Sampler { index });
    }

    pub fn field(&mut self, field: CrossThreadField) {
        let number = field.argument;
        match field.kind {
            CrossThreadKind::LocalPointer => {
                self.set(number, ArgumentKind::Local { data_offset: field.offset, alignment: field.source })
            }
            CrossThreadKind::ArgumentValue => self.by_number.entry(number).or_default().pieces.push(ScalarPiece {
                data_offset: field.offset,
                size: field.size,
                source: field.source,
            }),
            // Surfaces start at the pointer, so the offset field stays 0; the
            // stateful-only flag is no data at all.
            CrossThreadKind::BufferOffset | CrossThreadKind::PurelyStateful => {}
            _ => self.by_number.entry(number).or_default().metadata.push(field),
        }
    }

    /// The arguments in order. A number nothing but its declaration (or
    /// nothing at all) mentions is a value the kernel does not read.
    pub fn finish(mut self, mut infos: BTreeMap<u32, ArgumentInfo>) -> Vec<Argument> {
        let last = |map: Option<u32>| map.map_or(0, |number| number + 1);
        let count = last(self.by_number.keys().next_back().copied()).max(last(infos.keys().next_back().copied()));
        (0..count)
            .map(|number| {
                let draft = self.by_number.remove(&number).unwrap_or_default();
                let pieces = draft.pieces;
                Argument {
                    kind: draft.kind.unwrap_or(ArgumentKind::Scalar { pieces }),
                    info: infos.remove(&number),
                    metadata: draft.metadata,
                }
            })
            .collect()
    }
}
