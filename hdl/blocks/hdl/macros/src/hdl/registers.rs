//! Which fields of a block are registers, as far as names tell.

use super::access::{Accesses, Path};
use super::model::{Copied, Place, Statement, StatementKind};

/// Bundles in registers, and fields that are given a clock, and of which only `q` is read and `d`, clock and
/// reset are driven: what they show does not follow what the same run drives.
#[derive(Default)]
pub struct Registers {
    /// Single ones and arrays of them.
    single: Vec<String>,
    /// Bundles in registers.
    stages: Vec<String>,
}

impl Registers {
    /// Those of a body.
    pub fn of(statements: &[Statement]) -> Registers {
        let mut fields: Vec<Field> = Vec::new();
        for statement in statements {
            let accesses = Accesses::of(statement);
            let is_stage = matches!(statement.kind, StatementKind::Stage { .. });
            for path in &accesses.reads {
                let fits = !path.is_inside() || path.last() == "q";
                Field::note(&mut fields, Field { name: path.root().to_string(), fits, is_clocked: false, is_stage: false });
            }
            for path in &accesses.writes {
                let is_port = path.is_inside() && ["d", "clock", "reset"].contains(&path.last());
                let fits = is_stage || !path.is_inside() || is_port;
                let is_clocked = is_stage || is_port && path.last() == "clock";
                Field::note(&mut fields, Field { name: path.root().to_string(), fits, is_clocked, is_stage });
            }
        }
        let fields = fields.into_iter().filter(|field| field.is_stage || field.fits && field.is_clocked);
        let (stages, single): (Vec<Field>, Vec<Field>) = fields.partition(|field| field.is_stage);
        let names = |fields: Vec<Field>| fields.into_iter().map(|field| field.name).collect();
        Registers { single: names(single), stages: names(stages) }
    }

    /// Whether the field is one.
    pub fn contain(&self, root: &str) -> bool {
        self.single.iter().chain(&self.stages).any(|register| register == root)
    }

    /// What a statement uses; where that is a whole register, a connection, its `d` or its `q`.
    pub fn accesses(&self, statement: &Statement) -> Accesses {
        let mut accesses = Accesses::of(statement);
        for (paths, port) in [(&mut accesses.writes, "d"), (&mut accesses.reads, "q")] {
            for path in paths.iter_mut().filter(|path| !path.is_inside()) {
                if self.single.iter().any(|register| register == path.root()) {
                    path.fields.push((port.to_string(), 0));
                }
            }
        }
        accesses
    }

    /// The statements without what comes back of connections from and to registers: that is nothing.
    pub fn without_back(&self, statements: &[Statement]) -> Vec<Statement> {
        let all = |statements: &[Statement]| self.without_back(statements);
        let is_register = |place: &Place| self.contain(Path::of(place, None).root());
        let kind = |kind: &StatementKind| match kind {
            StatementKind::Connect { source, sink, what: Copied::All } if is_register(source) || is_register(sink) => {
                StatementKind::Connect { source: source.clone(), sink: sink.clone(), what: Copied::Forward }
            }
            StatementKind::If { test, then, otherwise } => {
                StatementKind::If { test: test.clone(), then: all(then), otherwise: all(otherwise) }
            }
            StatementKind::Match { test, arms } => {
                let arms = arms.iter().map(|(states, body)| (states.clone(), all(body))).collect();
                StatementKind::Match { test: test.clone(), arms }
            }
            StatementKind::For { index, from, to, body } => {
                StatementKind::For { index: index.clone(), from: from.clone(), to: to.clone(), body: all(body) }
            }
            other => other.clone(),
        };
        statements.iter().map(|statement| Statement { span: statement.span, kind: kind(&statement.kind) }).collect()
    }
}

/// What the statements so far do with a field.
struct Field {
    name: String,
    fits: bool,
    is_clocked: bool,
    is_stage: bool,
}

impl Field {
    fn note(fields: &mut Vec<Field>, new: Field) {
        match fields.iter_mut().find(|field| field.name == new.name) {
            Some(field) => {
                field.fits &= new.fits;
                field.is_clocked |= new.is_clocked;
                field.is_stage |= new.is_stage;
            }
            None => fields.push(new),
        }
    }
}
