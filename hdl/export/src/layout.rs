//! Long lines of finished Verilog text, broken the same way every time.
//!
//! Code breaks before an operator and after a comma, as far outside of all parentheses as possible; comments
//! break between words. Lines that fit stay as they are.

/// Longest line where there is a place to break it.
pub const WIDTH: usize = 120;

/// How much deeper a continued line begins.
const HANG: usize = 4;

const OPERATORS: &[&str] =
    &["|", "&", "^", "+", "-", "*", "||", "&&", "==", "!=", "<", "<=", ">", ">=", "<<", ">>", ">>>", "?", ":"];

/// The text with its long lines broken.
pub fn wrap(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.len() <= WIDTH {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        let mut lines = vec![" ".repeat(indent)];
        match line[indent..].strip_prefix("//") {
            Some(comment) => lines = comment_lines(indent, comment),
            None => code(&line[indent..], indent + HANG, &mut lines),
        }
        for line in lines {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

/// The words of `text` in lines of at most `width` characters.
pub fn paragraph(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a first line");
        if last.is_empty() {
            last.push_str(word);
        } else if last.len() + 1 + word.len() <= width {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

fn comment_lines(indent: usize, comment: &str) -> Vec<String> {
    let inner = comment.len() - comment.trim_start().len();
    let head = format!("{}//{}", " ".repeat(indent), " ".repeat(inner));
    paragraph(comment, WIDTH - head.len()).into_iter().map(|line| format!("{head}{line}")).collect()
}

/// Appends `text` to the last of `lines`, which goes on in new lines at `hang`.
fn code(text: &str, hang: usize, lines: &mut Vec<String>) {
    let pieces = split(text);
    for (i, piece) in pieces.iter().enumerate() {
        let last = lines.last().expect("there is a first line");
        let space = usize::from(i > 0);
        if last.len() + space + piece.len() <= WIDTH {
            append(lines, piece, space);
        } else if i == 0 && pieces.len() > 1 || hang + piece.len() > WIDTH && split(piece).len() > 1 {
            // Too long for any line: it begins here and breaks inside.
            append(lines, "", space);
            code(piece, hang + HANG, lines);
        } else {
            if !last.trim().is_empty() {
                lines.push(" ".repeat(hang));
            }
            append(lines, piece, 0);
        }
    }
}

fn append(lines: &mut [String], piece: &str, spaces: usize) {
    let last = lines.last_mut().expect("there is a first line");
    last.push_str(&" ".repeat(spaces));
    last.push_str(piece);
}

/// The text at its outermost places to break; the spaces there are gone.
fn split(text: &str) -> Vec<&str> {
    // A piece of a broken line may close more than it opens.
    let mut places: Vec<(i32, usize)> = Vec::new();
    let mut depth = 0;
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ' ' if breaks(text, i) => places.push((depth, i)),
            _ => {}
        }
    }
    let Some(outermost) = places.iter().map(|(depth, _)| *depth).min() else {
        return vec![text];
    };
    let mut pieces = Vec::new();
    let mut from = 0;
    for (_, at) in places.into_iter().filter(|(depth, _)| *depth == outermost) {
        pieces.push(&text[from..at]);
        from = at + 1;
    }
    pieces.push(&text[from..]);
    pieces
}

/// Whether a line may end before the space at `at`.
fn breaks(text: &str, at: usize) -> bool {
    let next = text[at + 1..].split(' ').next().unwrap_or_default();
    text[..at].ends_with(',') || OPERATORS.contains(&next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str) -> Vec<String> {
        let out = wrap(text);
        assert!(out.lines().all(|line| line.len() <= WIDTH), "{out}");
        let squeezed = |text: &str| text.split_whitespace().collect::<String>().replace("//", "");
        assert_eq!(squeezed(&out), squeezed(text), "nothing but spaces changes");
        out.lines().map(str::to_string).collect()
    }

    #[test]
    fn outermost_operators_break_first() {
        let (a, b) = ("a".repeat(50), "b".repeat(40));
        let lines = wrapped(&format!("  assign x = ({a} & {b}) | ({b} & {b});"));
        assert_eq!(lines, [format!("  assign x = ({a} & {b})"), format!("      | ({b} & {b});")]);
    }

    #[test]
    fn a_piece_too_long_breaks_inside() {
        let a = "a".repeat(50);
        let lines = wrapped(&format!("  if (({a} & {a} & {a}) | b) begin"));
        assert_eq!(lines[0], format!("  if (({a} & {a}"));
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn lists_and_comments_fill_their_lines() {
        let list: Vec<String> = (0..60).map(|i| format!("name_{i}")).collect();
        let lines = wrapped(&format!("  wire unused_ok = &{{1'b0, {}}};", list.join(", ")));
        assert!(lines[1].starts_with("      name_") || lines[1].starts_with("          name_"), "{}", lines[1]);
        assert!(wrapped(&format!("    // {}", list.join(" ")))[1].starts_with("    // name_"));
    }

    #[test]
    fn short_text_is_left_alone() {
        assert_eq!(wrap("a  b\n\nc\n"), "a  b\n\nc\n");
    }
}
