//! The one error type of the crate.
//!
//! Contract: every variant prints as ONE line that says what is wrong, where
//! (file, field or key, offset or line) and what was expected. A caller maps
//! [`LaunchError::exit_status`] to its process status: 2 for a wrong input,
//! 1 for a launch that ran and produced other contents than expected.

/// Everything that can go wrong between a `launch.toml` and a checked result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say what each field is
pub enum LaunchError {
    /// The launch file could not be read, or is no text.
    #[error("{file}: cannot use this launch file: {reason}")]
    Unreadable { file: String, reason: String },

    /// A program binary ends before a field does.
    #[error("{file}: {field} at offset {offset:#x} is truncated: {need} bytes expected, {have} left")]
    Truncated { file: String, field: String, offset: u64, need: u64, have: u64 },

    /// A field of a program binary holds a value this loader cannot accept.
    #[error("{file}: {field} at offset {offset:#x} is {found}, expected {expected}")]
    BadField { file: String, field: String, offset: u64, found: String, expected: String },

    /// The program holds no kernel of the requested name.
    #[error("{file}: no kernel named `{kernel}` in the program, expected one of: {present}")]
    MissingKernel { file: String, kernel: String, present: String },

    /// The kernel is well formed but relies on something no engine provides.
    #[error("{file}: kernel `{kernel}` needs {feature}, which is not supported")]
    UnsupportedKernel { file: String, kernel: String, feature: String },

    /// The launch file is not TOML of the documented format, or one of its
    /// values contradicts the kernel or another file.
    #[error("{file}:{line}: {key}: {problem}")]
    LaunchFile { file: String, line: usize, key: String, problem: String },

    /// The kernel overwrote its printf buffer.
    #[error("{file}: cannot decode what the kernel printed: {reason}")]
    Printf { file: String, reason: String },

    /// The launch ran, and a buffer does not hold what it should.
    #[error("{file}: {failed} of {checked} checked buffers differ from the expected contents")]
    Mismatch { file: String, failed: usize, checked: usize },
}

impl LaunchError {
    /// Process exit status: 1 when results differ, 2 when an input is wrong.
    pub fn exit_status(&self) -> u8 {
        match self {
            LaunchError::Mismatch { .. } => 1,
            _ => 2,
        }
    }

    /// True for a wrong file or option, false for a failed comparison.
    pub fn is_user_error(&self) -> bool {
        self.exit_status() == 2
    }
}

/// Makes text that came out of a file safe to print inside a one-line message:
/// control characters are escaped and long text is cut.
pub(crate) fn printable(text: &str) -> String {
    const LIMIT: usize = 1000;
    let mut out = String::with_capacity(text.len().min(LIMIT));
    for (index, c) in text.chars().enumerate() {
        if index == LIMIT {
            out.push_str("...");
            break;
        }
        if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_failed_comparison_has_status_one() {
        let mismatch = LaunchError::Mismatch { file: "launch.toml".into(), failed: 1, checked: 2 };
        assert_eq!(mismatch.exit_status(), 1);
        assert!(!mismatch.is_user_error());
        let user = LaunchError::MissingKernel { file: "kernel.bin".into(), kernel: "k".into(), present: "a, b".into() };
        assert_eq!(user.exit_status(), 2);
        assert!(user.is_user_error());
    }

    #[test]
    fn names_from_files_cannot_break_the_line() {
        assert_eq!(printable("a\nb"), "a\\u{a}b");
        assert_eq!(printable(&"x".repeat(5000)).len(), 1003);
    }
}
