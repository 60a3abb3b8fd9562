//! Preprocessor of mdBook: puts symbols, ports, areas and registers into the contract pages (`scripts/book.sh` names
//! it).
//!
//! mdBook asks `tessera-ports-tables supports RENDERER` first, then sends `[context, book]` and takes the
//! book back.

use std::io::{self, Read};
use std::process::ExitCode;

use serde_json::Value;
use tessera_docs::{interface, markers, registers};

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("supports") {
        return ExitCode::SUCCESS;
    }
    match run() {
        Ok(book) => {
            println!("{book}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("tessera-ports-tables: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<Value, String> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).map_err(|e| format!("standard input: {e}"))?;
    let input: Value = serde_json::from_str(&text).map_err(|e| format!("standard input: {e}, expected JSON of mdBook"))?;
    let mut book = input.get(1).cloned().ok_or("standard input: expected [context, book] of mdBook")?;
    replace(&mut book)?;
    Ok(book)
}

/// Every `content` of a chapter, at any depth.
fn replace(value: &mut Value) -> Result<(), String> {
    match value {
        Value::Array(items) => items.iter_mut().try_for_each(replace),
        Value::Object(fields) => fields.iter_mut().try_for_each(|(key, field)| match field {
            Value::String(text) if key == "content" => {
                let page = markers::replaced(text, "ports", interface::section)?;
                *text = markers::replaced(&page, "registers", registers::table)?;
                Ok(())
            }
            _ => replace(field),
        }),
        _ => Ok(()),
    }
}
