//! Counts times prices, and how that is shown.

use std::fmt::{self, Display};

use super::Name;

/// Accesses to what lies outside the block that is estimated.
const MEMORY: [&str; 2] = ["bus_reads", "bus_writes"];

/// One kind of access.
#[derive(Debug, Clone, PartialEq)]
pub struct Cost {
    /// What it is.
    pub name: Name,
    /// How often, in each of the units of its kind.
    pub counts: Vec<u64>,
    /// What one costs.
    pub pj: f64,
}

impl Cost {
    /// How often in all.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// What all of them cost.
    pub fn nj(&self) -> f64 {
        self.count() as f64 * self.pj / 1e3
    }

    fn is_memory(&self) -> bool {
        MEMORY.contains(&self.name.key)
    }
}

/// An estimate of energy.
#[derive(Debug, Clone, PartialEq)]
pub struct Estimate {
    /// One for each kind of access.
    pub costs: Vec<Cost>,
}

impl Estimate {
    /// Spent in the block, in nJ.
    pub fn own_nj(&self) -> f64 {
        self.costs.iter().filter(|cost| !cost.is_memory()).map(Cost::nj).sum()
    }

    /// Spent in the memory behind it, in nJ; none where accesses to it are not counted.
    pub fn memory_nj(&self) -> Option<f64> {
        let nj = self.costs.iter().filter(|cost| cost.is_memory()).map(Cost::nj);
        nj.reduce(|sum, nj| sum + nj)
    }
}

impl Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // A single one is all there is.
        let units = self.costs.first().map_or(0, |cost| cost.counts.len());
        let units = if units == 1 { 0 } else { units };
        write!(f, "{:<28}{:>12}", "accesses", "all")?;
        (0..units).try_for_each(|unit| write!(f, "{unit:>12}"))?;
        writeln!(f, "{:>12}{:>14}", "pJ each", "nJ")?;
        for cost in &self.costs {
            write!(f, "  {:<26}{:>12}", cost.name.label, cost.count())?;
            cost.counts.iter().take(units).try_for_each(|count| write!(f, "{count:>12}"))?;
            writeln!(f, "{:>12.2}{:>14.1}", cost.pj, cost.nj())?;
        }
        let indent = 40 + 12 * units;
        write!(f, "{:<indent$}{:>12}{:>14.1}", "energy, estimated", "", self.own_nj())?;
        let memory = self.memory_nj();
        memory.map_or(Ok(()), |nj| write!(f, "\n{:<indent$}{:>12}{nj:>14.1}", "  of memory", ""))
    }
}

#[cfg(test)]
mod tests {
    use crate::energy::{CacheAccesses, Price, Table};

    #[test]
    fn an_estimate_is_counts_times_prices_and_memory_apart() {
        let price = |bits, pj_per_bit| Price { bits, pj_per_bit, source: String::new() };
        let mut prices = Table::default().render_cache;
        (prices.data_reads, prices.bus_writes) = (price(512, 0.1), price(512, 10.0));
        let one = CacheAccesses { data_reads: 10, bus_writes: 3, ..CacheAccesses::default() };
        let two = CacheAccesses { data_reads: 30, ..CacheAccesses::default() };
        let estimate = CacheAccesses::estimate(&[one, two], &prices);
        assert!((estimate.own_nj() - 40.0 * 51.2 / 1e3).abs() < 1e-9, "{estimate}");
        assert!((estimate.memory_nj().expect("counted") - 3.0 * 5120.0 / 1e3).abs() < 1e-9, "{estimate}");
        let text = estimate.to_string();
        let line = text.lines().find(|line| line.contains("data RAM, rows read")).expect("a line");
        let cells: Vec<_> = line.split_whitespace().rev().take(5).collect();
        assert_eq!(cells, ["2.0", "51.20", "30", "10", "40"], "{text}");
    }
}
