//! What a page must be. Each check returns the problems it found, one line each, with page and line.

use std::fs;
use std::path::Path;

use crate::pages::{root, source, Page};
use crate::{markers, ports};

/// Columns a line may have.
pub const COLUMNS: usize = 110;

/// Sections of a contract page, in order.
const SECTIONS: [&str; 8] = ["Role", "Picture", "State", "Ports", "Rules", "Timing", "Stalls", "Deadlock"];

/// Sections that may say "None" where they have no table.
const TABLES: [&str; 2] = ["State", "Stalls"];

/// Top folders whose paths pages name between backticks.
const FOLDERS: [&str; 4] = ["hdl/", "testbenches/", "scripts/", "generated/"];

/// Whether the page is the contract of something.
pub fn is_contract(page: &Page) -> bool {
    page.name().starts_with("contract/") && page.name() != "contract/index.md"
}

/// Name of the block whose contract the page is.
fn block(page: &Page) -> String {
    page.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn at(page: &Page, line: usize, problem: impl std::fmt::Display) -> String {
    format!("{}:{line}: {problem}", page.name())
}

/// No line is longer than [`COLUMNS`].
pub fn columns(page: &Page) -> Vec<String> {
    let long = |(i, line): (usize, &str)| {
        let columns = line.chars().count();
        (columns > COLUMNS).then(|| at(page, i + 1, format!("{columns} columns, expected at most {COLUMNS}")))
    };
    page.text.lines().enumerate().filter_map(long).collect()
}

/// Every relative link and picture exists, with its heading; every reference is defined.
pub fn links(page: &Page) -> Vec<String> {
    page.links().into_iter().filter_map(|(target, line)| link(page, &target).err().map(|e| at(page, line, e))).collect()
}

fn link(page: &Page, target: &str) -> Result<(), String> {
    if let Some(name) = target.strip_prefix("undefined-reference:") {
        return Err(format!("reference [{name}] is not defined"));
    }
    if target.starts_with("https://") {
        return Ok(());
    }
    let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
    let path = match file {
        "" => page.path.clone(),
        _ => page.path.parent().unwrap_or(Path::new(".")).join(file),
    };
    let inside = path.canonicalize().ok().filter(|p| source().canonicalize().is_ok_and(|root| p.starts_with(root)));
    let path = inside.ok_or_else(|| format!("link `{target}`: no such file in the book"))?;
    let Some(anchor) = anchor else { return Ok(()) };
    let text = fs::read_to_string(&path).map_err(|e| format!("link `{target}`: {e}"))?;
    let other = Page { path, text };
    other.anchors().contains(anchor).then_some(()).ok_or_else(|| format!("link `{target}`: no such heading"))
}

/// Every `{{#include FILE}}` exists.
pub fn includes(page: &Page) -> Vec<String> {
    let missing = |(i, line): (usize, &str)| {
        let file = line.split_once("{{#include ")?.1.split(['}', ':']).next()?.trim();
        let exists = page.path.parent()?.join(file).is_file();
        (!exists).then(|| at(page, i + 1, format!("include `{file}`: no such file")))
    };
    page.text.lines().enumerate().filter_map(missing).collect()
}

/// Every path of the repository that stands between backticks exists.
pub fn paths(page: &Page) -> Vec<String> {
    let missing = |(code, line): (String, usize)| {
        let is_path = FOLDERS.iter().any(|folder| code.starts_with(folder)) && !code.contains([' ', '*']);
        (is_path && !root().join(&code).exists()).then(|| at(page, line, format!("path `{code}` does not exist")))
    };
    page.inline_code().into_iter().filter_map(missing).collect()
}

/// Every code block says what it is.
pub fn code(page: &Page) -> Vec<String> {
    let known = ["text", "sh", "rust", "toml", "c"];
    let blocks = page.code().into_iter().filter(|block| !known.contains(&block.language.as_str()));
    blocks.map(|block| at(page, block.line, format!("code block `{}`, expected one of {known:?}", block.language))).collect()
}

/// A contract page has its sections in order, each with what belongs there.
pub fn shape(page: &Page) -> Vec<String> {
    let mut problems = Vec::new();
    let headings = page.headings();
    let has_ports = ports::names().any(|name| name == block(page));
    let wanted: Vec<_> = SECTIONS.into_iter().filter(|section| has_ports || *section != "Ports").collect();
    let found: Vec<_> = headings.iter().filter(|h| h.0 == 2).map(|h| h.1.as_str()).collect();
    if headings.first().is_none_or(|h| h.0 != 1) {
        problems.push(at(page, 1, "expected a title first"));
    }
    if found != wanted {
        problems.push(at(page, 1, format!("sections {found:?}, expected {wanted:?}")));
        return problems;
    }
    for section in &wanted {
        let (line, text) = section_text(page, section);
        let lacks = match *section {
            "Picture" => !text.contains("```text") && !text.contains("!["),
            "Timing" => !text.contains("```text"),
            "Ports" => text.lines().filter_map(|line| markers::name(line, "ports")).collect::<Vec<_>>() != [block(page)],
            name if TABLES.contains(&name) => !text.contains("|--") && !text.contains("None"),
            _ => text.trim().is_empty(),
        };
        if lacks {
            problems.push(at(page, line, format!("section {section} lacks what it is for")));
        }
    }
    problems
}

/// Line of a section's heading, and what stands below it.
fn section_text<'a>(page: &'a Page, section: &str) -> (usize, &'a str) {
    let headings = page.headings();
    let sections: Vec<_> = headings.iter().filter(|h| h.0 == 2).collect();
    let start = |line: usize| page.text.split_inclusive('\n').take(line).map(str::len).sum::<usize>();
    let index = sections.iter().position(|h| h.1 == section);
    let Some(index) = index else { return (1, "") };
    let end = sections.get(index + 1).map_or(page.text.len(), |next| start(next.2 - 1));
    (sections[index].2, &page.text[start(sections[index].2)..end])
}

/// The rules of a contract page are numbered from 1 without a gap.
pub fn numbers(page: &Page) -> Vec<String> {
    let mut problems = Vec::new();
    let mut next = 1;
    for (first, items, line) in page.numbered_lists() {
        if first != next {
            problems.push(at(page, line, format!("rule {first}, expected {next}")));
        }
        next = first + items as u64;
    }
    if next == 1 {
        problems.push(at(page, 1, "no numbered rule"));
    }
    // Markdown counts by itself behind the first item; what is written must be what is shown.
    let written = page.text.lines().enumerate().filter_map(|(i, line)| {
        let (number, rest) = line.split_once(". ")?;
        (!rest.is_empty()).then_some(())?;
        Some((number.parse::<u64>().ok()?, i + 1))
    });
    for ((number, line), wanted) in written.zip(1..) {
        if number != wanted {
            problems.push(at(page, line, format!("rule {number} is written, {wanted} is shown")));
        }
    }
    problems
}
