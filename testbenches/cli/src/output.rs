//! Printing that does not mind a closed pipe (`| head`): what nobody reads need not be written.

/// `print!` without its panic.
macro_rules! out {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = write!(std::io::stdout(), $($text)*);
    }};
}

/// `println!` without its panic.
macro_rules! outln {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($text)*);
    }};
}
