//! Compares buffers with their expected contents.

use std::fmt;

use crate::bind::Expectation;
use crate::config::CompareKind;
use crate::element::Element;

/// Differences a report spells out.
const SHOWN: usize = 5;

/// One element that is not as expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Which element.
    pub index: usize,
    /// What the buffer holds.
    pub got: String,
    /// What it should hold.
    pub expected: String,
}

/// Result of one buffer.
#[derive(Debug, Clone, PartialEq)]
pub struct BufferReport {
    /// Which argument it is.
    pub argument: usize,
    /// `arg[3] dst`
    pub name: String,
    /// What was compared.
    pub element: Element,
    /// How it was compared.
    pub kind: CompareKind,
    /// Largest distance allowed.
    pub max: f64,
    /// Elements compared.
    pub elements: usize,
    /// How many of them differ.
    pub differing: usize,
    /// The first few differing elements.
    pub first: Vec<Difference>,
}

/// Result of all buffers with an expectation, in argument order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Report {
    /// The buffers that were compared, in the order of the arguments.
    pub buffers: Vec<BufferReport>,
}

impl Report {
    /// True if no element differs.
    pub fn passed(&self) -> bool {
        self.failed() == 0
    }

    /// Buffers that differ.
    pub fn failed(&self) -> usize {
        self.buffers.iter().filter(|b| b.differing > 0).count()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.buffers.is_empty() {
            return writeln!(out, "no buffer has expected contents");
        }
        self.buffers.iter().try_for_each(|buffer| buffer.fmt(out))
    }
}

impl fmt::Display for BufferReport {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let element = self.element.name();
        write!(out, "{}: {} x {element}, ", self.name, self.elements)?;
        match self.kind {
            CompareKind::Exact => write!(out, "exact")?,
            CompareKind::Ulp => write!(out, "within {} ulp", self.max)?,
            CompareKind::Abs => write!(out, "within {:e}", self.max)?,
            CompareKind::Rel => write!(out, "within {:e} of the value", self.max)?,
        }
        if self.differing == 0 {
            return writeln!(out, ": as expected");
        }
        writeln!(out, ": {} differ", self.differing)?;
        for difference in &self.first {
            writeln!(out, "  [{}] got {}, expected {}", difference.index, difference.got, difference.expected)?;
        }
        Ok(())
    }
}

/// Compares `got` with an expectation of the same size.
pub(crate) fn compare(argument: usize, name: String, got: &[u8], expect: &Expectation) -> BufferReport {
    let size = expect.element.size();
    let pairs = got.chunks_exact(size).zip(expect.bytes.chunks_exact(size));
    let mut report = BufferReport {
        argument,
        name,
        element: expect.element,
        kind: expect.kind,
        max: expect.max,
        elements: pairs.len(),
        differing: 0,
        first: Vec::new(),
    };
    for (index, (got, expected)) in pairs.enumerate() {
        if close(expect, got, expected) {
            continue;
        }
        report.differing += 1;
        if report.first.len() < SHOWN {
            report.first.push(Difference { index, got: expect.element.show(got), expected: expect.element.show(expected) });
        }
    }
    report
}

fn close(expect: &Expectation, got: &[u8], expected: &[u8]) -> bool {
    if got == expected {
        return true;
    }
    let element = expect.element;
    match expect.kind {
        CompareKind::Exact => false,
        CompareKind::Ulp => element.ulp_distance(got, expected).is_some_and(|distance| distance as f64 <= expect.max),
        CompareKind::Abs | CompareKind::Rel if element.is_float() => {
            let (got, expected) = (element.float(got), element.float(expected));
            // Infinities and NaNs match only their own kind; a NaN's payload
            // does not matter, an infinity's sign does.
            if got.is_finite() && expected.is_finite() {
                let scale = if expect.kind == CompareKind::Rel { expected.abs() } else { 1.0 };
                (got - expected).abs() <= expect.max * scale
            } else {
                (got.is_nan() && expected.is_nan()) || got == expected
            }
        }
        CompareKind::Abs | CompareKind::Rel => {
            let distance = element.integer(got) - element.integer(expected);
            distance.unsigned_abs() as f64 <= expect.max
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    fn run(kind: CompareKind, max: f64, got: &[f32], expected: &[f32]) -> BufferReport {
        let expect = Expectation { bytes: floats(expected).into(), kind, max, element: Element::F32 };
        compare(0, "arg[0] y".into(), &floats(got), &expect)
    }

    #[test]
    fn exact_means_bits() {
        let report = run(CompareKind::Exact, 0.0, &[0.0, 1.0], &[-0.0, 1.0]);
        assert_eq!(report.differing, 1);
        assert_eq!(report.first[0].index, 0);
        assert_eq!(report.first[0].got, "0e0 (0x00000000)");
    }

    #[test]
    fn ulp_bound_is_inclusive() {
        let up = |n| f32::from_bits(1f32.to_bits() + n);
        let got = [up(2), up(3), f32::NAN, f32::INFINITY];
        let expected = [1.0, 1.0, f32::NAN, f32::NAN];
        let report = run(CompareKind::Ulp, 2.0, &got, &expected);
        let indices: Vec<_> = report.first.iter().map(|d| d.index).collect();
        assert_eq!(indices, [1, 3]);
    }

    #[test]
    fn absolute_bound_treats_infinities_and_nans_apart() {
        let inf = f32::INFINITY;
        let got = [1.5, 1.5, inf, -inf, f32::NAN, 0.0];
        let expected = [1.0, 0.9, inf, inf, f32::NAN, f32::NAN];
        let report = run(CompareKind::Abs, 0.5, &got, &expected);
        let indices: Vec<_> = report.first.iter().map(|d| d.index).collect();
        assert_eq!(indices, [1, 3, 5]);
    }

    #[test]
    fn relative_bound_grows_with_the_expected_value() {
        let inf = f32::INFINITY;
        let got = [101.0, 103.0, -0.99, 1e-9, 0.0, inf];
        let expected = [100.0, 100.0, -1.0, 0.0, 0.0, 100.0];
        let report = run(CompareKind::Rel, 0.02, &got, &expected);
        let indices: Vec<_> = report.first.iter().map(|d| d.index).collect();
        assert_eq!(indices, [1, 3, 5]);
    }

    #[test]
    fn only_the_first_five_are_spelled_out() {
        let report = run(CompareKind::Exact, 0.0, &[1.0; 9], &[2.0; 9]);
        assert_eq!((report.differing, report.first.len()), (9, 5));
        let text = Report { buffers: vec![report] }.to_string();
        assert_eq!(text.lines().count(), 6);
        assert!(text.starts_with("arg[0] y: 9 x f32, exact: 9 differ\n"));
    }
}
