//! Reads a configuration; what is wrong with it is one line with line, field and what was expected.

use std::path::Path;

use super::{fields, Config};
use crate::error::CliError;

/// Reads and checks a file.
pub fn file(path: &Path) -> Result<Config, CliError> {
    let wrong = |reason: String| CliError::File { path: path.to_path_buf(), reason };
    let text = std::fs::read_to_string(path).map_err(|e| {
        let names = Config::names().collect::<Vec<_>>().join(", ");
        wrong(format!("{e}, expected a TOML file (`tessera config show` prints one) or one of: {names}"))
    })?;
    let config = parse(&text).map_err(wrong)?;
    config.validate().map_err(|e| wrong(e.to_string()))?;
    Ok(config)
}

/// The configuration that a text holds; the error is a reason in words.
fn parse(text: &str) -> Result<Config, String> {
    let line = |error: &toml::de::Error| error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
    let whole = |e: toml::de::Error| format!("line {}: {}", line(&e), e.message().replace('\n', " "));
    let document = toml::Deserializer::parse(text).map_err(whole)?;
    serde_path_to_error::deserialize(document).map_err(|e| {
        let path = e.path().to_string();
        let error = e.into_inner();
        format!("line {}: {}", line(&error), wrong(path, &error.message()))
    })
}

/// What is wrong with the field at `path`, and what it may be.
pub fn wrong(path: String, problem: &impl std::fmt::Display) -> String {
    let problem = problem.to_string().replace('\n', " ");
    match fields::meanings().get(&path) {
        Some(meaning) => format!("field `{path}`: {problem} ({})", meaning.lines().next().unwrap_or_default()),
        None => problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_one_line_with_line_and_field() {
        let cases: [(&str, &[&str]); 7] = [
            ("[eu]\nthreads = \"x\"", &["line 2", "`eu.threads`", "1 to 7"]),
            ("[eu]\nthreads = -1", &["line 2", "`eu.threads`", "-1", "1 to 7"]),
            ("\n[memory.cache]\nindex = \"folded\"", &["line 3", "`memory.cache.index`", "folded", "hashed"]),
            ("[memory]\nread_latency = [1, 2, 3]", &["line 2", "`memory.read_latency`", "[smallest, largest]"]),
            ("[cache]\nways = 1", &["line 1", "unknown field `cache`", "memory"]),
            ("threads = 3", &["line 1", "unknown field `threads`", "eu"]),
            ("[eu]\nthreads = ", &["line 2"]),
        ];
        for (text, parts) in cases {
            let error = parse(text).expect_err(text);
            assert!(!error.contains('\n') && parts.iter().all(|part| error.contains(part)), "{text}: {error}");
        }
    }

    #[test]
    fn fields_left_out_are_the_default() {
        let config = parse("[memory]\nread_latency = 50\n[memory.cache]\nways = 2\n").expect("valid");
        let mut expected = Config::default();
        (expected.memory.read_latency, expected.memory.cache.ways) = ([50, 50], 2);
        assert_eq!(config, expected);
    }
}
