//! Reading the pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// A Markdown page of the book.
#[derive(Debug, Clone)]
pub struct Page {
    /// Where it is.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

/// A fenced block of code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// What stands behind the fence: `sh`, `rust`, `text`, ...
    pub language: String,
    /// Its lines.
    pub text: String,
    /// Line of the page on which it begins, from 1.
    pub line: usize,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of the pages.
pub fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All pages, in the order of their paths.
///
/// # Panics
/// When a page cannot be read: this is for tests.
pub fn pages() -> Vec<Page> {
    let mut paths = Vec::new();
    collect(&source(), &mut paths);
    paths.sort();
    paths.into_iter().map(|path| Page { text: read(&path), path }).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|e| e == "md") {
            pages.push(path);
        }
    }
}

impl Page {
    /// Its path from the folder of the pages on.
    pub fn name(&self) -> String {
        let path = self.path.strip_prefix(source()).unwrap_or(&self.path);
        path.display().to_string()
    }

    fn events(&self) -> impl Iterator<Item = (Event<'_>, usize)> {
        let options = Options::ENABLE_TABLES;
        // A reference without a definition is kept as a link, so that the test of links can name it.
        let broken = |link: pulldown_cmark::BrokenLink<'_>| {
            let missing = link.link_type != pulldown_cmark::LinkType::Shortcut;
            missing.then(|| (format!("undefined-reference:{}", link.reference).into(), "".into()))
        };
        let line = |offset: usize| 1 + self.text[..offset].matches('\n').count();
        Parser::new_with_broken_link_callback(&self.text, options, Some(broken))
            .into_offset_iter()
            .map(move |(event, range)| (event, line(range.start)))
    }

    /// Targets of links and pictures, with their lines.
    pub fn links(&self) -> Vec<(String, usize)> {
        let target = |(event, line)| match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some((dest_url.to_string(), line)),
            _ => None,
        };
        self.events().filter_map(target).collect()
    }

    /// Headings: level, text, line.
    pub fn headings(&self) -> Vec<(usize, String, usize)> {
        let mut headings = Vec::new();
        let mut open: Option<(usize, String, usize)> = None;
        for (event, line) in self.events() {
            match event {
                Event::Start(Tag::Heading { level, .. }) => open = Some((level as usize, String::new(), line)),
                Event::Text(text) | Event::Code(text) => {
                    if let Some((_, title, _)) = &mut open {
                        title.push_str(&text);
                    }
                }
                Event::End(TagEnd::Heading(_)) => headings.extend(open.take()),
                _ => {}
            }
        }
        headings
    }

    /// The names by which a link can point into this page (those that mdBook gives its headings).
    pub fn anchors(&self) -> BTreeSet<String> {
        let id = |title: &str| -> String {
            let kept = title.to_lowercase().chars().filter(|c| c.is_alphanumeric() || " _-".contains(*c)).collect::<String>();
            kept.replace(' ', "-")
        };
        self.headings().iter().map(|(_, title, _)| id(title)).collect()
    }

    /// Fenced blocks of code.
    pub fn code(&self) -> Vec<Code> {
        let mut blocks = Vec::new();
        let mut open: Option<Code> = None;
        for (event, line) in self.events() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                    open = Some(Code { language: language.to_string(), text: String::new(), line });
                }
                Event::Text(text) => {
                    if let Some(block) = &mut open {
                        block.text.push_str(&text);
                    }
                }
                Event::End(TagEnd::CodeBlock) => blocks.extend(open.take()),
                _ => {}
            }
        }
        blocks
    }

    /// Text between backticks, with its line.
    pub fn inline_code(&self) -> Vec<(String, usize)> {
        let code = |(event, line)| match event {
            Event::Code(text) => Some((text.to_string(), line)),
            _ => None,
        };
        self.events().filter_map(code).collect()
    }

    /// First numbers of the ordered lists and how many items each has, in order, with the line.
    pub fn numbered_lists(&self) -> Vec<(u64, usize, usize)> {
        let mut lists = Vec::new();
        let mut open: Vec<Option<(u64, usize, usize)>> = Vec::new();
        for (event, line) in self.events() {
            match event {
                Event::Start(Tag::List(first)) => open.push(first.map(|first| (first, 0, line))),
                Event::Start(Tag::Item) => {
                    if let Some(Some(list)) = open.last_mut() {
                        list.1 += 1;
                    }
                }
                Event::End(TagEnd::List(_)) => lists.extend(open.pop().flatten()),
                _ => {}
            }
        }
        lists
    }
}
