//! Concatenations: what Rust writes as shifts and ors of parts that do not overlap.

use crate::ir::{BinaryOp, Expr, Node, ShiftOp};

/// Where a part of a value begins, and the part; all bits outside the fields of a value are zero.
type Field = (usize, Expr);

impl Expr {
    /// The parts one above the other, the most significant first.
    pub fn concat(parts: Vec<Expr>) -> Expr {
        let mut joined: Vec<Expr> = Vec::new();
        for part in parts.into_iter().flat_map(flat) {
            match joined.last().and_then(|above| neighbours(above, &part)) {
                Some(both) => *joined.last_mut().expect("there is a part above") = both,
                None => joined.push(part),
            }
        }
        let width = joined.iter().map(|part| part.width).sum();
        match joined.as_slice() {
            [whole] => whole.clone(),
            [zeros, low] if zeros.as_literal() == Some(0) => low.clone().zero_extend(width),
            _ => Expr::new(width, Node::Concat(joined)),
        }
    }
}

/// Two literals, or two slices that touch, as one part.
fn neighbours(above: &Expr, below: &Expr) -> Option<Expr> {
    let width = above.width + below.width;
    match (&above.node, &below.node) {
        (Node::Literal(high), Node::Literal(low)) => Some(Expr::literal(width, high << below.width | low)),
        (Node::Part { base, offset }, Node::Part { base: same, offset: low }) if base == same && *offset == low + below.width => {
            Some(base.as_ref().clone().part(*low, width))
        }
        _ => None,
    }
}

/// `left | right` as a concatenation, when no bit can come from both.
pub fn of_or(left: &Expr, right: &Expr) -> Option<Expr> {
    let mut all = fields(left);
    all.extend(fields(right));
    all.sort_by_key(|(offset, _)| *offset);
    let apart = all.windows(2).all(|pair| pair[0].0 + pair[0].1.width <= pair[1].0);
    (all.len() > 1 && apart).then(|| placed(left.width, all))
}

/// `value << by` as a concatenation, when zeros are known above the parts of `value`.
pub fn of_shift(value: &Expr, by: usize) -> Option<Expr> {
    matches!(value.node, Node::ZeroExtend(_) | Node::Concat(_)).then(|| placed(value.width, shifted(value, by)))
}

/// Bits `offset .. offset + width` of a concatenation of `parts`.
pub fn slice(parts: &[Expr], offset: usize, width: usize) -> Expr {
    let mut pieces = Vec::new();
    let mut top: usize = parts.iter().map(|part| part.width).sum();
    for part in parts {
        top -= part.width;
        let low = offset.max(top);
        let high = (offset + width).min(top + part.width);
        if low < high {
            pieces.push(part.clone().part(low - top, high - low));
        }
    }
    Expr::concat(pieces)
}

/// An extension or a concatenation inside another one opens.
fn flat(part: Expr) -> Vec<Expr> {
    let width = part.width;
    match part.node {
        Node::Concat(parts) => parts,
        Node::ZeroExtend(inner) => [Expr::literal(width - inner.width, 0)].into_iter().chain(flat(*inner)).collect(),
        _ => vec![part],
    }
}

/// Fields in the order of their offsets as one value, zeros between them.
fn placed(width: usize, fields: Vec<Field>) -> Expr {
    let mut parts = Vec::new();
    let mut at = 0;
    for (offset, part) in fields {
        if offset > at {
            parts.push(Expr::literal(offset - at, 0));
        }
        at = offset + part.width;
        parts.push(part);
    }
    if width > at {
        parts.push(Expr::literal(width - at, 0));
    }
    parts.reverse();
    Expr::concat(parts)
}

/// The fields of a value in the order of their offsets; one as wide as the value when nothing is known of its
/// zeros.
fn fields(e: &Expr) -> Vec<Field> {
    known(e).unwrap_or_else(|| vec![(0, e.clone())])
}

/// The same, if zeros of the value are known.
fn known(e: &Expr) -> Option<Vec<Field>> {
    match &e.node {
        Node::ZeroExtend(inner) => Some(fields(inner)),
        Node::Concat(parts) => {
            let mut at = 0;
            let mut all = Vec::new();
            for part in parts.iter().rev() {
                all.extend(fields(part).into_iter().map(|(offset, field)| (at + offset, field)));
                at += part.width;
            }
            Some(all)
        }
        Node::Literal(0) => Some(Vec::new()),
        Node::Literal(value) => {
            let low = value.trailing_zeros() as usize;
            let high = (u128::BITS - value.leading_zeros()) as usize;
            Some(vec![(low, Expr::literal(high - low, value >> low))])
        }
        Node::Shift(ShiftOp::Left, value, by) => Some(shifted(value, by.as_literal()? as usize)),
        Node::Shift(ShiftOp::Right, value, by) if matches!(value.node, Node::Signal(_)) => {
            let by = by.as_literal()? as usize;
            (by < value.width).then(|| vec![(0, value.as_ref().clone().part(by, value.width - by))])
        }
        Node::Binary(BinaryOp::And, a, b) => masked(a, b).or_else(|| masked(b, a)),
        _ => None,
    }
}

/// The fields of `value << by`.
fn shifted(value: &Expr, by: usize) -> Vec<Field> {
    let top = value.width;
    let moved = fields(value).into_iter().map(|(offset, part)| (offset + by, part)).filter(|(offset, _)| *offset < top);
    moved.map(|(offset, part)| (offset, part.part_below(top - offset))).collect()
}

/// The fields of `value` that a constant mask with at most one hole leaves.
fn masked(value: &Expr, bits: &Expr) -> Option<Vec<Field>> {
    let bits = bits.as_literal()?;
    let mut runs = Vec::new();
    let mut at = 0;
    while at < value.width && bits >> at != 0 {
        let low = at + (bits >> at).trailing_zeros() as usize;
        at = low + (bits >> low).trailing_ones() as usize;
        runs.push(low..at);
    }
    if runs.len() > 2 {
        return None;
    }
    let mut left = Vec::new();
    for (offset, part) in fields(value) {
        let sliced = matches!(part.node, Node::Signal(_) | Node::Part { .. } | Node::Literal(_));
        for run in &runs {
            let (low, high) = (run.start.max(offset), run.end.min(offset + part.width));
            if low < high {
                if !sliced && high - low < part.width {
                    return None;
                }
                left.push((low, part.clone().part(low - offset, high - low)));
            }
        }
    }
    Some(left)
}

impl Expr {
    /// The low `width` bits, or all when there are fewer.
    fn part_below(self, width: usize) -> Expr {
        if width < self.width {
            self.part(0, width)
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scope::SignalId;

    fn signal(id: usize, width: usize) -> Expr {
        Expr::new(width, Node::Signal(SignalId(id)))
    }

    fn or(left: Expr, right: Expr) -> Expr {
        Expr::binary(BinaryOp::Or, left, right)
    }

    fn left(value: Expr, by: u128) -> Expr {
        Expr::shift(ShiftOp::Left, value, Expr::literal(64, by))
    }

    #[test]
    fn shifts_and_ors_with_gaps() {
        let joined = or(left(signal(0, 3).zero_extend(12), 6), signal(1, 4).zero_extend(12));
        let parts = [Expr::literal(3, 0), signal(0, 3), Expr::literal(2, 0), signal(1, 4)];
        assert_eq!(joined, Expr::new(12, Node::Concat(parts.to_vec())));
        let more = or(left(signal(2, 2).zero_extend(12), 4), joined);
        let parts = [Expr::literal(3, 0), signal(0, 3), signal(2, 2), signal(1, 4)];
        assert_eq!(more, Expr::new(12, Node::Concat(parts.to_vec())));
    }

    #[test]
    fn slices_that_touch_are_one() {
        let part = |offset, width| signal(0, 16).part(offset, width);
        let joined = Expr::concat(vec![part(3, 2), part(1, 2), part(5, 1)]);
        assert_eq!(joined, Expr::new(5, Node::Concat(vec![part(1, 4), part(5, 1)])));
        assert_eq!(Expr::concat(vec![part(8, 8), part(0, 8)]), signal(0, 16));
    }

    #[test]
    fn overlaps_stay_an_or() {
        let both = or(left(signal(0, 3).zero_extend(8), 3), signal(1, 4).zero_extend(8));
        assert!(matches!(both.node, Node::Binary(BinaryOp::Or, ..)), "{both:?}");
        let both = or(signal(0, 8), left(signal(1, 8), 4));
        assert!(matches!(both.node, Node::Binary(BinaryOp::Or, ..)), "{both:?}");
    }

    #[test]
    fn what_is_shifted_out_is_cut() {
        let joined = or(left(signal(0, 6).zero_extend(8), 4), Expr::literal(8, 0b1001));
        let parts = [signal(0, 6).part(0, 4), Expr::literal(4, 0b1001)];
        assert_eq!(joined, Expr::new(8, Node::Concat(parts.to_vec())));
    }

    #[test]
    fn a_replaced_bit_is_a_concatenation() {
        let replaced = signal(0, 8).replace_bit(Expr::literal(64, 3), signal(1, 1));
        let parts = [signal(0, 8).part(4, 4), signal(1, 1), signal(0, 8).part(0, 3)];
        assert_eq!(replaced, Expr::new(8, Node::Concat(parts.to_vec())));
        assert_eq!(replaced.clone().part(3, 1), signal(1, 1));
        assert_eq!(replaced.part(2, 4), Expr::concat(vec![signal(0, 8).part(4, 2), signal(1, 1), signal(0, 8).part(2, 1)]));
    }

    #[test]
    fn bits_replaced_one_after_the_other_are_one_concatenation() {
        let with = |value: Expr, bit, by| value.replace_bit(Expr::literal(64, bit), by);
        let sum = Expr::binary(BinaryOp::Xor, signal(1, 1), signal(2, 1));
        let replaced = with(with(sum.clone().zero_extend(3), 1, signal(3, 1)), 2, signal(4, 1));
        assert_eq!(replaced, Expr::new(3, Node::Concat(vec![signal(4, 1), signal(3, 1), sum])));
        let moved = with(Expr::shift(ShiftOp::Right, signal(0, 8), Expr::literal(64, 1)), 7, signal(1, 1));
        assert_eq!(moved, Expr::new(8, Node::Concat(vec![signal(1, 1), signal(0, 8).part(1, 7)])));
    }

    #[test]
    fn what_a_mask_would_cut_stays_an_or() {
        let sum = Expr::binary(BinaryOp::Xor, signal(0, 8), signal(1, 8));
        let replaced = sum.replace_bit(Expr::literal(64, 3), signal(2, 1));
        assert!(matches!(replaced.node, Node::Binary(BinaryOp::Or, ..)), "{replaced:?}");
    }

    #[test]
    fn a_shifted_extension_ends_in_zeros() {
        let parts = [Expr::literal(1, 0), signal(0, 4), Expr::literal(3, 0)];
        assert_eq!(left(signal(0, 4).zero_extend(8), 3), Expr::new(8, Node::Concat(parts.to_vec())));
        assert!(matches!(left(signal(0, 8), 3).node, Node::Shift(..)));
    }
}
