//! Lines of a page that the book replaces: `<!-- KIND: NAME -->`.

/// The name in a line that is a marker of a kind.
pub fn name<'a>(line: &'a str, kind: &str) -> Option<&'a str> {
    line.trim().strip_prefix("<!-- ")?.strip_prefix(kind)?.strip_prefix(": ")?.strip_suffix(" -->")
}

/// A page with its markers of a kind replaced by what `make` knows under their names.
///
/// # Errors
/// A line that says which marker has a name that `make` does not know.
pub fn replaced(page: &str, kind: &str, make: impl Fn(&str) -> Option<String>) -> Result<String, String> {
    let mut out = String::with_capacity(page.len());
    for line in page.split_inclusive('\n') {
        match name(line, kind) {
            None => out.push_str(line),
            Some(name) => out.push_str(&make(name).ok_or_else(|| format!("marker `{kind}: {name}` names no block"))?),
        }
    }
    Ok(out)
}
