//! What a statement reads and drives, by name.

use super::model::{Copied, Expression, Place, Statement, StatementKind};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A signal or what has signals inside: `self.threads[t].done`.
#[derive(Clone)]
pub struct Path {
    /// Fields, and how many indices each has.
    pub fields: Vec<(String, usize)>,
    /// Of a connection: which fields of a bundle.
    way: Option<Way>,
}

/// Of a bundle: the fields that go with its direction, or those that go back.
#[derive(Clone, Copy, PartialEq)]
pub enum Way {
    Forward,
    Back,
}

impl Path {
    pub fn of(place: &Place, way: Option<Way>) -> Path {
        let field = |segment: &super::model::Segment| (segment.field.to_string(), segment.indices.len());
        Path { fields: place.segments.iter().map(field).collect(), way }
    }

    /// The field of the block.
    pub fn root(&self) -> &str {
        self.fields.first().map_or("", |(name, _)| name)
    }

    /// The last field.
    pub fn last(&self) -> &str {
        self.fields.last().map_or("", |(name, _)| name)
    }

    /// It is inside a field of the block.
    pub fn is_inside(&self) -> bool {
        self.fields.len() > 1
    }

    /// It is what comes back of a connection.
    pub fn goes_back(&self) -> bool {
        self.way == Some(Way::Back)
    }

    /// Where it is driven, that is what is read there. What comes back of a connection is no field of it that
    /// a statement reads or drives, though names do not tell.
    pub fn makes(&self, read: &Path) -> bool {
        self.overlaps(read) && self.goes_back() == read.goes_back()
    }

    /// One contains the other.
    pub fn overlaps(&self, other: &Path) -> bool {
        let apart = self.fields.len() == other.fields.len() && self.way.zip(other.way).is_some_and(|(a, b)| a != b);
        // A signal has nothing that goes back, neither has what is in it.
        let is_signal =
            |path: &Path, other: &Path| path.way.is_none() && other.goes_back() && path.fields.len() <= other.fields.len();
        let apart = apart || is_signal(self, other) || is_signal(other, self);
        !apart && self.fields.iter().zip(&other.fields).all(|((a, _), (b, _))| a == b)
    }
}

/// Paths that a statement uses.
#[derive(Clone, Default)]
pub struct Accesses {
    pub reads: Vec<Path>,
    pub writes: Vec<Path>,
    /// Stages in registers, which keep what they show.
    pub holds: Vec<Path>,
}

impl Accesses {
    /// Those of a statement with all that is in it.
    pub fn of(statement: &Statement) -> Accesses {
        let mut accesses = Accesses::default();
        accesses.add(statement);
        accesses
    }

    fn add(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Assign { target, value } => {
                self.writes.push(Path::of(target, None));
                self.read(value);
            }
            StatementKind::If { test, then, otherwise } => {
                self.read(test);
                then.iter().chain(otherwise).for_each(|statement| self.add(statement));
            }
            StatementKind::Match { test, arms } => {
                self.read(test);
                arms.iter().flat_map(|(_, body)| body).for_each(|statement| self.add(statement));
            }
            StatementKind::For { body, .. } => body.iter().for_each(|statement| self.add(statement)),
            StatementKind::Connect { source, sink, what } => {
                if *what != Copied::Back {
                    self.reads.push(Path::of(source, Some(Way::Forward)));
                    self.writes.push(Path::of(sink, Some(Way::Forward)));
                }
                if matches!(what, Copied::All | Copied::Back) {
                    self.reads.push(Path::of(sink, Some(Way::Back)));
                    self.writes.push(Path::of(source, Some(Way::Back)));
                }
            }
            StatementKind::Stage { stage, clock, reset } => {
                self.writes.push(Path::of(stage, None));
                self.holds.push(Path::of(stage, None));
                self.reads.push(Path::of(clock, None));
                self.reads.extend(reset.iter().map(|reset| Path::of(reset, None)));
            }
            StatementKind::Comment(_) => {}
        }
    }

    /// Those of an expression.
    pub fn read(&mut self, expression: &Expression) {
        scan(expression.rust.clone(), &mut self.reads);
    }

    /// All that it drives comes back of connections.
    pub fn only_goes_back(&self) -> bool {
        self.writes.iter().all(Path::goes_back)
    }

    /// One drives what the other reads or drives: a turn of a loop has to run them together.
    pub fn meet(&self, other: &Accesses) -> bool {
        let makes = |one: &Accesses, other: &Accesses| {
            let reads = |path: &Path| other.reads.iter().any(|read| path.makes(read));
            let drives = |path: &Path| !path.goes_back() && other.writes.iter().any(|write| path.overlaps(write));
            one.writes.iter().any(|path| reads(path) || drives(path))
        };
        makes(self, other) || makes(other, self)
    }
}

/// Finds `self.a[i].b.val()` in an expression.
fn scan(stream: TokenStream, reads: &mut Vec<Path>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    for (index, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Group(group) => scan(group.stream(), reads),
            TokenTree::Ident(ident) if ident == "self" => {
                let mut fields: Vec<(String, usize)> = Vec::new();
                for tree in &trees[index + 1..] {
                    match tree {
                        TokenTree::Ident(name) if name == "val" => break,
                        TokenTree::Ident(name) => fields.push((name.to_string(), 0)),
                        TokenTree::Punct(point) if point.as_char() == '.' => {}
                        TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                            if let Some((_, indices)) = fields.last_mut() {
                                *indices += 1;
                            }
                        }
                        _ => break,
                    }
                }
                reads.push(Path { fields, way: None });
            }
            _ => {}
        }
    }
}
