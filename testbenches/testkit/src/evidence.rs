//! What a test that passed has done.

use crate::Test;

impl Test {
    /// Leaves the line `evidence: <what>` of a test that passed, on its output and in `target/evidence`.
    ///
    /// # Panics
    /// When the file cannot be written.
    pub fn evidence(&self, what: &str) {
        println!("evidence: {what}");
        let file = self.output("evidence", "txt");
        std::fs::write(&file, format!("evidence: {what}\n"))
            .unwrap_or_else(|e| panic!("{}: {e}, expected a writable file", file.display()));
    }
}

/// A number with a comma after every three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().map(|g| std::str::from_utf8(g).expect("digits")).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1_234_567].map(super::grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
