//! Which values the bits of a block's outputs have taken: a stimulus that leaves one still tests nothing that drives it.
//!
//! A field counts while its bundle is valid: `mo_desc` in the cycles in which `mo_valid` is 1.

use tessera_ports::Ports;

/// Output bits that cannot move, by contract.
#[derive(Debug, Clone, Copy)]
pub struct Still {
    /// The port; `#` in place of an index stands for every element of an array.
    pub port: &'static str,
    /// Highest and lowest of the bits.
    pub bits: [u32; 2],
    /// Which rule holds them.
    pub reason: &'static str,
}

impl Still {
    fn holds(&self, port: &str, bit: u32) -> bool {
        let [high, low] = self.bits;
        let (mut pattern, mut name) = (self.port.split('_'), port.split('_'));
        let index = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let same = |(p, n): (&str, &str)| p == n || p == "#" && index(n);
        let parts = self.port.split('_').count() == port.split('_').count();
        (low..=high).contains(&bit) && parts && pattern.by_ref().zip(name.by_ref()).all(same)
    }
}

/// What a run has shown of every output bit.
#[derive(Debug, Clone)]
pub struct Coverage {
    ports: Vec<(String, u32)>,
    /// By port: the port that tells when it counts.
    valid: Vec<Option<usize>>,
    /// By port: bits seen at 0, bits seen at 1.
    seen: Vec<[u64; 2]>,
    /// Cycles in which the outputs were looked at.
    pub cycles: u64,
    words: Vec<u64>,
}

impl Coverage {
    /// Of the outputs `O`, nothing seen yet.
    pub fn new<O: Ports>() -> Self {
        let ports = O::flat();
        let valid = ports.iter().map(|(name, _)| guard(name, &ports)).collect();
        Coverage { valid, seen: vec![[0; 2]; ports.len()], ports, cycles: 0, words: Vec::new() }
    }

    /// Looks at the outputs of a cycle.
    pub fn see<O: Ports>(&mut self, output: &O) {
        self.words.clear();
        output.store(&mut self.words);
        for (([zeros, ones], word), valid) in self.seen.iter_mut().zip(&self.words).zip(&self.valid) {
            if valid.is_none_or(|at| self.words[at] != 0) {
                *zeros |= !word;
                *ones |= word;
            }
        }
        self.cycles += 1;
    }

    /// Number of output ports.
    pub fn ports(&self) -> u64 {
        self.ports.len() as u64
    }

    /// Every output bit, and whether it took both values.
    fn bits(&self) -> Vec<(&str, u32, bool)> {
        let mut bits = Vec::new();
        for ((name, width), [zeros, ones]) in self.ports.iter().zip(&self.seen) {
            bits.extend((0..*width).map(|bit| (name.as_str(), bit, (zeros & ones) >> bit & 1 != 0)));
        }
        bits
    }

    /// Number of output bits that took both values, and of those that may move.
    pub fn moved(&self, still: &[Still]) -> [u64; 2] {
        let may = |&(port, bit, _): &(&str, u32, bool)| !still.iter().any(|s| s.holds(port, bit));
        let count = |wanted: &dyn Fn(bool) -> bool| self.bits().into_iter().filter(may).filter(|b| wanted(b.2)).count() as u64;
        [count(&|moved| moved), count(&|_| true)]
    }

    /// Bits that should have moved, and bits listed as still that did: `port[high:low]` and what is wrong with them.
    pub fn faults(&self, still: &[Still]) -> Vec<String> {
        let fault = |port: &str, bit: u32, moved: bool| match (still.iter().find(|s| s.holds(port, bit)), moved) {
            (None, false) => Some("kept one value".to_string()),
            (Some(held), true) => Some(format!("moved, but is listed as still: {}", held.reason)),
            _ => None,
        };
        // Neighbours with the same fault share a line.
        let mut found: Vec<(&str, [u32; 2], String)> = Vec::new();
        for (port, bit, moved) in self.bits() {
            let Some(what) = fault(port, bit, moved) else { continue };
            match found.last_mut() {
                Some((p, [high, _], w)) if *p == port && *high + 1 == bit && *w == what => *high = bit,
                _ => found.push((port, [bit, bit], what)),
            }
        }
        let line = |(port, [high, low], what): (&str, [u32; 2], String)| match high == low {
            true => format!("{port}[{high}] {what}"),
            false => format!("{port}[{high}:{low}] {what}"),
        };
        let mut faults: Vec<String> = found.into_iter().map(line).collect();
        let unknown = |s: &&Still| !self.bits().iter().any(|(port, bit, _)| s.holds(port, *bit));
        faults.extend(still.iter().filter(unknown).map(|s| format!("{} is listed as still, but there is no such bit", s.port)));
        faults
    }
}

/// The `valid` of the innermost bundle that `port` is a field of.
fn guard(port: &str, ports: &[(String, u32)]) -> Option<usize> {
    let bundles = port.match_indices('_').map(|(at, _)| &port[..at]).rev();
    let mut valid = bundles.map(|bundle| format!("{bundle}_valid")).filter(|valid| valid != port);
    valid.find_map(|valid| ports.iter().position(|p| p.0 == valid))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::je::JeOut;

    const UPPER: Still = Still { port: "branch_slot", bits: [2, 1], reason: "a test" };

    fn coverage(slots: &[u64]) -> Coverage {
        let mut coverage = Coverage::new::<JeOut>();
        for &slot in slots {
            let mut output = JeOut::default();
            output.branch.valid = 1;
            output.branch.slot = slot;
            coverage.see(&output);
        }
        coverage
    }

    #[test]
    fn a_bit_that_stays_is_named() {
        let faults = coverage(&[0, 1]).faults(&[UPPER]);
        assert!(!faults.iter().any(|f| f.starts_with("branch_slot")), "{faults:?}");
        assert!(faults.contains(&"branch_valid[0] kept one value".to_string()), "{faults:?}");
        let [moved, of] = coverage(&[0, 1]).moved(&[UPPER]);
        assert_eq!((moved, of), (1, JeOut::flat().iter().map(|p| u64::from(p.1)).sum::<u64>() - 2));
    }

    #[test]
    fn a_listed_bit_that_moves_is_named() {
        let faults = coverage(&[0, 4]).faults(&[UPPER]);
        assert!(faults.contains(&"branch_slot[2] moved, but is listed as still: a test".to_string()), "{faults:?}");
    }

    #[test]
    fn a_field_of_something_that_is_not_valid_does_not_count() {
        let mut coverage = coverage(&[0]);
        let mut output = JeOut::default();
        output.branch.slot = 1;
        coverage.see(&output);
        assert!(coverage.faults(&[]).contains(&"branch_slot[2:0] kept one value".to_string()));
    }

    #[test]
    fn an_index_stands_for_all() {
        let still = Still { port: "wb_data_#", bits: [63, 60], reason: "a test" };
        assert!(still.holds("wb_data_3", 61) && !still.holds("wb_data_3", 59) && !still.holds("wb_data_x", 61));
        assert!(!still.holds("wb_data", 61));
    }
}
