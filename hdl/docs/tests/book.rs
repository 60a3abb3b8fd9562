//! The pages are what readers and tools can rely on: shape, width, links, paths, numbers; and every check can
//! fail.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use tessera_docs::checks;
use tessera_docs::interface;
use tessera_docs::markers;
use tessera_docs::pages::{pages, root, source, Page};
use tessera_docs::ports;
use tessera_docs::registers;

type Check = fn(&Page) -> Vec<String>;

const ALL: [Check; 5] = [checks::columns, checks::links, checks::includes, checks::paths, checks::code];
const CONTRACT: [Check; 2] = [checks::shape, checks::numbers];

fn none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

fn contract_pages() -> Vec<Page> {
    pages().into_iter().filter(checks::is_contract).collect()
}

#[test]
fn pages_have_no_dead_link_path_or_include_and_fit_the_columns() {
    let pages = pages();
    let problems: Vec<_> = pages.iter().flat_map(|page| ALL.iter().flat_map(|check| check(page))).collect();
    let count = |f: fn(&Page) -> usize| pages.iter().map(f).sum::<usize>();
    println!(
        "{} pages, {} links, {} code blocks, {} texts between backticks",
        pages.len(),
        count(|p| p.links().len()),
        count(|p| p.code().len()),
        count(|p| p.inline_code().len())
    );
    none(&problems);
}

#[test]
fn contract_pages_have_every_section_and_their_rules_are_numbered() {
    let pages = contract_pages();
    let problems: Vec<_> = pages.iter().flat_map(|page| CONTRACT.iter().flat_map(|check| check(page))).collect();
    let rules = pages.iter().flat_map(Page::numbered_lists).map(|list| list.1).sum::<usize>();
    println!("{} contract pages, {rules} rules", pages.len());
    none(&problems);
}

#[test]
fn every_block_with_ports_has_a_page_and_a_table() {
    let stems: BTreeSet<_> = contract_pages().iter().map(|p| p.name().replace("contract/", "").replace(".md", "")).collect();
    for name in ports::names() {
        assert!(stems.contains(name), "block {name} has ports and no page");
    }
    for page in contract_pages() {
        let shown = markers::replaced(&page.text, "ports", interface::section);
        let shown = shown.unwrap_or_else(|problem| panic!("{}: {problem}", page.name()));
        for part in ["<svg class=\"symbol\"", "| port | width |"] {
            assert_eq!(shown.contains(part), page.text.contains("<!-- ports:"), "{}: {part}", page.name());
        }
    }
}

#[test]
fn pages_with_registers_name_only_those_of_their_table() {
    let mut named = 0;
    for page in contract_pages() {
        let markers: Vec<_> = page.text.lines().filter_map(|line| markers::name(line, "registers")).collect();
        let Some(name) = markers.first() else { continue };
        assert_eq!(markers.len(), 1, "{}: one table", page.name());
        let table = registers::table(name).unwrap_or_else(|| panic!("{}: no block {name}", page.name()));
        for (code, line) in page.inline_code() {
            let word = |c: char| c.is_ascii_uppercase() || c == '_' || c == '.';
            for field in code.split(|c| !word(c)).filter(|text| text.contains('.') && text.len() > 2) {
                named += 1;
                assert!(table.contains(&format!("`{field}`")), "{}:{line}: `{field}` is not in the table", page.name());
            }
        }
    }
    assert!(named > 10, "{named} fields are named");
}

#[test]
fn the_summary_names_every_page_once() {
    let summary = pages().into_iter().find(|p| p.name() == "SUMMARY.md").expect("a summary");
    let mut named: Vec<_> = summary.links().into_iter().map(|link| link.0).collect();
    let mut there: Vec<_> = pages().iter().map(Page::name).filter(|name| name != "SUMMARY.md").collect();
    named.sort();
    there.sort();
    assert_eq!(named, there);
}

/// The text of all Rust sources in a folder of the repository.
fn sources(folder: &str) -> String {
    fn collect(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                collect(&path, text);
            } else if path.extension().is_some_and(|e| e == "rs") {
                text.push_str(&fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    let mut text = String::new();
    collect(&root().join(folder), &mut text);
    text
}

#[test]
fn every_block_names_its_page_and_names_no_page_that_is_not_there() {
    let text = sources("hdl/blocks");
    for name in ports::names() {
        assert!(text.contains(&format!("`hdl/docs/src/contract/{name}.md`")), "no block names the page of {name}");
    }
    for rest in text.split("`hdl/docs/").skip(1) {
        let path = format!("hdl/docs/{}", rest.split('`').next().unwrap_or_default());
        assert!(root().join(&path).exists(), "{path} is named in hdl/blocks and does not exist");
    }
}

#[test]
fn rustdoc_shows_every_contract_page_with_links_that_lead_to_modules() {
    let text = sources("hdl/ports/src");
    let links = fs::read_to_string(root().join("hdl/docs/rustdoc-links.md")).expect("the links of rustdoc");
    for page in pages().into_iter().filter(|p| p.name().starts_with("contract/")) {
        let path = format!("docs/src/{}\")", page.name());
        let shown = text.lines().filter(|line| line.starts_with("#![doc") && line.contains(&path)).count();
        assert_eq!(shown, 1, "{} is the doc of one module of hdl/ports", page.name());
        for line in page.text.lines() {
            let Some((label, _)) = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")) else { continue };
            assert!(links.contains(&format!("\n[{label}]: ")), "{}: [{label}] is not in rustdoc-links.md", page.name());
        }
    }
}

#[test]
fn every_rust_block_is_compiled() {
    let tested = fs::read_to_string(root().join("hdl/docs/check/lib.rs")).expect("the source of this crate");
    for page in pages() {
        if page.code().iter().any(|block| block.language == "rust") {
            assert!(tested.contains(&format!("src/{}\")", page.name())), "{}: Rust that nothing compiles", page.name());
        }
    }
}

#[test]
fn pictures_are_those_of_the_script() {
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("images");
    fs::create_dir_all(&fresh).expect("a writable folder");
    let script = root().join("hdl/docs/pictures.py");
    let status = Command::new("python3").arg(&script).arg(&fresh).status().expect("python3 runs");
    assert!(status.success());
    for entry in fs::read_dir(source().join("images")).expect("pictures") {
        let path = entry.expect("a picture").path();
        let drawn = fs::read(fresh.join(path.file_name().expect("a name"))).unwrap_or_default();
        let there = fs::read(&path).expect("a picture");
        assert!(drawn == there, "{}: not what hdl/docs/pictures.py draws", path.display());
    }
}

/// A page of the book with one thing changed.
fn changed(name: &str, old: &str, new: &str) -> Page {
    let mut page = pages().into_iter().find(|p| p.name() == name).expect("a page");
    assert!(page.text.contains(old), "{name} has no `{old}`");
    page.text = page.text.replacen(old, new, 1);
    page
}

#[test]
fn every_check_can_fail() {
    let ga = "contract/ga.md";
    let wide = format!("GA holds {}", "all ".repeat(40));
    let plants: [(Check, Page, &str); 16] = [
        (checks::columns, changed(ga, "GA holds ", &wide), "columns"),
        (checks::links, changed(ga, "[instruction]: instruction.md", ""), "reference [instruction] is not defined"),
        (checks::links, changed(ga, "instruction.md", "nowhere.md"), "no such file"),
        (checks::links, changed(ga, "instruction.md", "../../book.toml"), "no such file in the book"),
        (checks::links, changed(ga, "instruction.md", "instruction.md#no-heading"), "no such heading"),
        (checks::links, changed("README.md", "images/project.svg", "images/gone.svg"), "no such file"),
        (checks::includes, changed(ga, "## State", "{{#include gone.md}}\n\n## State"), "include `gone.md`"),
        (checks::paths, changed("architecture.md", "`hdl/isa`", "`hdl/gone`"), "path `hdl/gone`"),
        (checks::code, changed(ga, "```text", "```"), "code block ``"),
        (checks::shape, changed(ga, "## Stalls", "### Stalls"), "sections"),
        (checks::shape, changed(ga, "# GA", "## GA"), "expected a title"),
        (checks::shape, changed(ga, "<!-- ports: ga -->", "<!-- ports: je -->"), "section Ports"),
        (checks::shape, changed("contract/tag_ram.md", "None.\n\n## Deadlock", "\n\n## Deadlock"), "section Stalls"),
        (checks::numbers, changed(ga, "\n4. Port", "\n5. Port"), "rule 5, expected 4"),
        (checks::numbers, changed(ga, "\n2. Every", "\n3. Every"), "rule 3 is written, 2 is shown"),
        (checks::shape, changed(ga, "```text\ncycle ", "```sh\ncycle "), "section Timing"),
    ];
    for (check, page, expected) in plants {
        let problems = check(&page);
        assert!(problems.iter().any(|p| p.contains(expected)), "expected `{expected}`, got {problems:?}");
    }
}
