//! Statements of an exported module, as far as they can be wrong: the subset of Verilog that the exporter
//! writes.

use super::slip::{slips, Slip};

/// A statement: its text is `before`, an expression, `after`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Line of the module it begins on.
    pub line: usize,
    /// How many lines it takes.
    pub lines: usize,
    /// The condition it is subject to, if any.
    pub within: String,
    /// Up to the expression.
    pub before: String,
    /// The value or the condition.
    pub expression: String,
    /// The rest.
    pub after: String,
    form: Form,
}

/// What stands above the values at a reset.
const RESET: &str = "if (reset) begin";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Condition,
    Wire,
    Register,
}

impl Statement {
    /// On one line, for people, with this expression.
    pub fn text(&self, expression: &str) -> String {
        format!("{}{expression}{}", self.before, self.after).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What can be wrong about it.
    pub fn slips(&self) -> Vec<Slip> {
        let expression = &self.expression;
        // A reset value may matter to nobody, where a valid bit says so.
        let in_reset = self.form == Form::Register && self.within == RESET;
        let mut all = slips(expression, !in_reset);
        let target = self.before.trim().trim_start_matches("assign ").trim_end_matches("<=").trim();
        let whole = match self.form {
            Form::Condition => Some(("if", format!("!({expression})"))),
            Form::Register if !in_reset => Some(("register", target.to_string())),
            Form::Wire if !is_constant(expression) => Some(("stuck", format!("({expression}) ^ ({expression})"))),
            _ => None,
        };
        all.extend(whole.map(|(kind, text)| Slip { kind, text }));
        if let Some((test, choices)) = expression.split_once(" ? ").filter(|_| self.form != Form::Condition) {
            // Of the outermost choice; one in parentheses has another beginning.
            if test.matches('(').count() == test.matches(')').count() {
                all.push(Slip { kind: "if", text: format!("!({test}) ? {choices}") });
            }
        }
        all
    }
}

fn is_constant(expression: &str) -> bool {
    expression.split('\'').count() == 2 && !expression.contains(' ')
}

/// The statements of a module.
pub fn statements(module: &str) -> Vec<Statement> {
    let lines: Vec<&str> = module.lines().collect();
    let mut at = lines.iter().position(|line| line.trim() == ");").map_or(lines.len(), |end| end + 1);
    let within = within(&lines);
    let mut found = Vec::new();
    while at < lines.len() {
        let begin = at;
        let mut text = lines[at].trim_start().to_string();
        at += 1;
        if !begins(&text) {
            continue;
        }
        while !(text.ends_with(';') || text.ends_with("begin") || text.ends_with("end")) && at < lines.len() {
            text = format!("{text} {}", lines[at].trim());
            at += 1;
        }
        found.extend(parse(&text).map(|(before, expression, after, form)| Statement {
            line: begin + 1,
            lines: at - begin,
            within: within[begin].to_string(),
            before,
            expression,
            after,
            form,
        }));
    }
    found
}

/// What an edge that counts only sometimes begins with.
const EDGE: &str = "always @(posedge clock) if (";

/// The conditions of a module under which an edge of its clock counts.
pub fn gated_edges(module: &str) -> impl Iterator<Item = Statement> + '_ {
    let edge = |(at, line): (usize, &str)| {
        let (indent, rest) = line.split_at(line.len() - line.trim_start().len());
        let (expression, after) = rest.strip_prefix(EDGE)?.split_once(')')?;
        Some(Statement {
            line: at + 1,
            lines: 1,
            within: String::new(),
            before: format!("{indent}{EDGE}"),
            expression: expression.into(),
            after: format!("){after}"),
            form: Form::Condition,
        })
    };
    module.lines().enumerate().filter_map(edge)
}

/// The condition of the block that each line stands in: the last line before it that is indented less.
fn within<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    // Those that are indented less than any line after them so far.
    let mut heads: Vec<(usize, &str)> = Vec::new();
    let mut head = |line: &&'a str| {
        if line.is_empty() {
            return "";
        }
        let indent = line.len() - line.trim_start().len();
        while heads.last().is_some_and(|(other, _)| *other >= indent) {
            heads.pop();
        }
        let head = heads.last().map(|(_, head)| head.trim()).filter(|head| head.contains("if ("));
        heads.push((indent, line));
        head.unwrap_or_default()
    };
    lines.iter().map(&mut head).collect()
}

fn begins(line: &str) -> bool {
    let other =
        ["//", "(*", "wire", "reg ", "integer", "initial", "for (", "localparam", "always", "tessera_", ".", "if (time_zero)"];
    let assignment = || line.contains(" = ") || line.contains(" <= ") || line.ends_with('=');
    let condition = line.starts_with("if (") || line.starts_with("else if (");
    !other.iter().any(|o| line.starts_with(o)) && (condition || assignment())
}

fn parse(text: &str) -> Option<(String, String, String, Form)> {
    if let Some(open) = ["if (", "else if ("].iter().find(|head| text.starts_with(**head)) {
        let mut depth = 1;
        let close = text[open.len()..].find(|c| {
            depth += (c == '(') as i32 - (c == ')') as i32;
            depth == 0
        })?;
        let (expression, after) = text[open.len()..].split_at(close);
        return Some((open.to_string(), expression.to_string(), after.to_string(), Form::Condition));
    }
    let blocking = text.find(" = ");
    let registered = text.find(" <= ").filter(|at| blocking.is_none_or(|b| *at < b));
    let (at, length, form) = match registered {
        Some(at) => (at, 4, Form::Register),
        None => (blocking?, 3, Form::Wire),
    };
    let (before, value) = text.split_at(at + length);
    Some((before.to_string(), value.strip_suffix(';')?.to_string(), ";".to_string(), form))
}

#[cfg(test)]
mod tests {
    use super::statements;

    const MODULE: &str = "module m (
  input  wire clock
);
  wire [3:0] t = a;
  assign y = a
      & b;
  always @(posedge clock) begin
    if (en[0]) rows[w] <= d;
    if (reset) begin
      q <= 4'd0;
    end
    else begin
      q <= 4'd1;
    end
  end
endmodule";

    #[test]
    fn statements_may_span_lines_and_declarations_are_none() {
        let found: Vec<_> = statements(MODULE).into_iter().map(|s| (s.line, s.lines, s.text(&s.expression))).collect();
        let expected = [
            (5, 2, "assign y = a & b;"),
            (8, 1, "if (en[0]) rows[w] <= d;"),
            (9, 1, "if (reset) begin"),
            (10, 1, "q <= 4'd0;"),
            (13, 1, "q <= 4'd1;"),
        ];
        assert_eq!(statements("m (\n);\n  if (a) begin\n    b = c;\n  end").pop().expect("two").within, "if (a) begin");
        assert_eq!(found, expected.map(|(line, lines, text)| (line, lines, text.to_string())));
    }

    #[test]
    fn whole_statements_go_wrong_too() {
        let kinds: Vec<Vec<&str>> =
            statements(MODULE).iter().map(|s| s.slips().into_iter().map(|slip| slip.kind).collect()).collect();
        assert_eq!(kinds, [vec!["&", "stuck"], vec!["if"], vec!["if"], vec![], vec!["constant", "register"]]);
    }
}
