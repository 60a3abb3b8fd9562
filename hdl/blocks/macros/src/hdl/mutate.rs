//! `update` with bugs in it, one of which can be switched on: what feature `mutants` makes of a body.
//!
//! Every place that can be wrong in a small way becomes a choice between what was written and what a slip would write:
//! an operator swapped, a condition or a bit inverted, an assignment, an arm or a connection left out. The other three
//! methods of `impl Logic` are as ever, so the exported Verilog knows nothing of it.

use super::emit;
use super::model::{Expression, Place, Statement, StatementKind};
use super::statement::Parser;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned, ToTokens};
use syn::spanned::Spanned;
use syn::{parse_quote, BinOp, Expr, Lit, UnOp};

/// The body of `update`, after the table of its mutants.
pub fn update(statements: &[Statement]) -> TokenStream {
    let mut mutator = Mutator::default();
    let body = mutator.all(statements);
    let (sites, count) = (mutator.sites.iter().map(Site::initialiser), mutator.sites.len());
    quote! {
        static __SITES: [::tessera_hdl::mutant::Site; #count] = [#(#sites),*];
        ::tessera_hdl::mutant::meet(&__SITES);
        #body
    }
}

/// An entry of the table.
struct Site {
    span: Span,
    kind: String,
    original: String,
    mutated: String,
}

impl Site {
    fn initialiser(&self) -> TokenStream {
        let Site { span, kind, original, mutated } = self;
        quote_spanned! {*span=>
            ::tessera_hdl::mutant::Site {
                file: ::core::file!(),
                line: ::core::line!(),
                kind: #kind,
                original: #original,
                mutated: #mutated,
            }
        }
    }
}

#[derive(Default)]
struct Mutator {
    sites: Vec<Site>,
    parser: Parser,
}

impl Mutator {
    /// Enters a mutant into the table; the tokens ask whether it is the one switched on.
    fn site(&mut self, span: Span, kind: &str, original: impl ToTokens, mutated: impl ToTokens) -> TokenStream {
        let index = self.sites.len();
        let (original, mutated) = (readable(original), readable(mutated));
        self.sites.push(Site { span, kind: kind.to_string(), original, mutated });
        quote!(::tessera_hdl::mutant::on(&__SITES[#index]))
    }

    fn all(&mut self, statements: &[Statement]) -> TokenStream {
        statements.iter().map(|statement| self.statement(statement)).collect()
    }

    fn statement(&mut self, statement: &Statement) -> TokenStream {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Assign { target, value } if !is_wiring(target, value) => {
                let place = target.rust();
                let written = &value.rust;
                let on = self.site(span, "assignment", quote!(#place.next = #written), quote!(left out));
                let value = self.value(value);
                quote_spanned!(span=> if !#on { #place.next = #value; })
            }
            StatementKind::If { test, then, otherwise } => {
                let written = &test.rust;
                let on = self.site(span, "if", quote!(if #written), quote!(if not));
                let test = self.value(test);
                let (then, otherwise) = (self.all(then), self.all(otherwise));
                quote!(if #on != (#test) { #then } else { #otherwise })
            }
            StatementKind::Match { test, arms } => {
                let on = &test.rust;
                let written = quote!(match #on);
                let test = self.value(test);
                let arms: Vec<TokenStream> = arms
                    .iter()
                    .map(|(paths, body)| {
                        let pattern = if paths.is_empty() { quote!(_) } else { quote!(#(#paths)|*) };
                        let first = body.first().map_or(span, |statement| statement.span);
                        let on =
                            (!body.is_empty()).then(|| self.site(first, "arm", quote!(#written, #pattern), quote!(left out)));
                        let body = self.all(body);
                        match on {
                            Some(on) => quote!(#pattern => if !#on { #body }),
                            None => quote!(#pattern => {}),
                        }
                    })
                    .collect();
                quote!(match #test { #(#arms)* })
            }
            StatementKind::For { index, from, to, body } => {
                let body = self.all(body);
                let range = emit::range(from, to);
                quote!(for #index in #range { #body })
            }
            StatementKind::Connect { source, sink, .. } => {
                let (source, sink) = (source.rust(), sink.rust());
                let on = self.site(span, "connection", quote!(#source => #sink), quote!(left out));
                let connection = emit::update(statement);
                quote!(if !#on { #connection })
            }
            _ => emit::update(statement),
        }
    }

    fn value(&mut self, value: &Expression) -> TokenStream {
        match syn::parse2::<Expr>(value.rust.clone()) {
            Ok(mut expression) => {
                self.expression(&mut expression);
                expression.into_token_stream()
            }
            Err(error) => error.into_compile_error(),
        }
    }

    /// Replaces everything inside that can be wrong. Signals, constants and indices of arrays stay.
    fn expression(&mut self, expression: &mut Expr) {
        let written = expression.to_token_stream();
        let span = expression.span();
        match expression {
            Expr::Lit(literal) => {
                if let Lit::Bool(bit) = &literal.lit {
                    let inverse = !bit.value;
                    let on = self.site(span, "bool", &written, quote!(#inverse));
                    *expression = parse_quote!((#on != #written));
                }
            }
            _ if self.parser.is_static(expression) => {}
            Expr::Paren(inner) => {
                self.expression(&mut inner.expr);
                if let Expr::Paren(_) = *inner.expr {
                    *expression = (*inner.expr).clone();
                }
            }
            Expr::Group(inner) => self.expression(&mut inner.expr),
            Expr::Unary(unary) => {
                if let UnOp::Not(_) = unary.op {
                    let plain = unary.expr.to_token_stream();
                    let on = self.site(span, "!", &written, plain);
                    self.expression(&mut unary.expr);
                    let value = &unary.expr;
                    *expression = parse_quote!((match #value { __value => if #on { __value } else { !__value } }));
                }
            }
            Expr::Binary(binary) => {
                let wrong = swapped(&binary.op).map(|operator| {
                    let (left, right) = (&binary.left, &binary.right);
                    (self.site(span, &readable(binary.op), &written, quote!(#left #operator #right)), operator)
                });
                self.expression(&mut binary.left);
                self.expression(&mut binary.right);
                if let Some((on, operator)) = wrong {
                    let (left, right, right_operator) = (&binary.left, &binary.right, &binary.op);
                    *expression = parse_quote!((match (#left, #right) {
                        (__left, __right) => if #on { __left #operator __right } else { __left #right_operator __right },
                    }));
                }
            }
            Expr::MethodCall(call) if call.method != "val" => {
                let receiver = call.receiver.to_token_stream();
                self.expression(&mut call.receiver);
                call.args.iter_mut().for_each(|argument| self.expression(argument));
                let wrong = match call.method.to_string().as_str() {
                    "any" => quote!(all),
                    "all" | "xor" => quote!(any),
                    _ => return,
                };
                let on = self.site(span, &call.method.to_string(), &written, quote!(#receiver.#wrong()));
                let (value, method) = (&call.receiver, &call.method);
                *expression = parse_quote!((match #value {
                    __value => if #on { __value.#wrong() } else { __value.#method() },
                }));
            }
            Expr::Call(call) => call.args.iter_mut().for_each(|argument| self.expression(argument)),
            _ => {}
        }
    }
}

/// What a slip makes of an operator.
fn swapped(operator: &BinOp) -> Option<BinOp> {
    Some(match operator {
        BinOp::Add(_) => parse_quote!(-),
        BinOp::Sub(_) => parse_quote!(+),
        BinOp::Mul(_) => parse_quote!(+),
        BinOp::And(_) => parse_quote!(||),
        BinOp::Or(_) => parse_quote!(&&),
        BinOp::BitAnd(_) => parse_quote!(|),
        BinOp::BitOr(_) => parse_quote!(&),
        BinOp::BitXor(_) => parse_quote!(|),
        BinOp::Shl(_) => parse_quote!(>>),
        BinOp::Shr(_) => parse_quote!(<<),
        BinOp::Eq(_) => parse_quote!(!=),
        BinOp::Ne(_) => parse_quote!(==),
        BinOp::Lt(_) => parse_quote!(<=),
        BinOp::Le(_) => parse_quote!(<),
        BinOp::Gt(_) => parse_quote!(>=),
        BinOp::Ge(_) => parse_quote!(>),
        _ => return None,
    })
}

/// Clock, reset, and a register that holds: what the macros wire. Without its hold a register's `d` still shows what it
/// took last, which is `q`.
fn is_wiring(target: &Place, value: &Expression) -> bool {
    let port = target.segments.last().map(|segment| segment.field.to_string());
    match port.as_deref() {
        Some("clock" | "reset") => target.segments.len() > 1,
        Some("d") => {
            let mut register = target.clone();
            register.segments.pop();
            let register = register.rust();
            quote!(#register.q.val()).to_string() == value.rust.to_string()
        }
        _ => false,
    }
}

/// Tokens as an author writes them: without the spaces that the compiler puts between any two.
fn readable(tokens: impl ToTokens) -> String {
    let spaced = tokens.to_token_stream().to_string();
    let mut text = String::new();
    let mut generic = false;
    let mut rest = spaced.chars().peekable();
    while let Some(next) = rest.next() {
        let last = text.chars().last().unwrap_or(' ');
        let follows = *rest.peek().unwrap_or(&' ');
        let opens = "([".contains(follows) && (last.is_alphanumeric() || last == '_' || last == ')');
        let closes = ".,;)]:".contains(follows) || ".([!:".contains(last);
        if next == ' ' && (opens || closes || generic || (follows == '<' && text.ends_with("::"))) {
            continue;
        }
        generic = (generic || (next == '<' && text.ends_with("::"))) && next != '>';
        // `f::<N> (x)`
        let called = next == '>' && text.contains("::<") && text.rfind("::<") > text.rfind('>');
        text.push(next);
        if called {
            rest.next_if_eq(&' ');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::Mutator;
    use syn::ItemFn;

    /// The operator, what is written and what a slip makes of it, in the order of the table.
    fn slips(body: &str) -> Vec<[String; 3]> {
        let text = format!("fn update(&mut self) {{ {body} }}");
        let function: ItemFn = syn::parse_str(&text).expect("test function must be Rust");
        let mut mutator = Mutator::default();
        mutator.all(&parse(&function).expect("accepted"));
        mutator.sites.into_iter().map(|s| [s.kind, s.original, s.mutated]).collect()
    }

    fn table(expected: &[[&str; 3]]) -> Vec<[String; 3]> {
        expected.iter().map(|row| row.map(str::to_string)).collect()
    }

    #[test]
    fn operators_bits_and_assignments_go_wrong() {
        assert_eq!(
            slips("self.y.next = !self.a.val() & (self.b.val() + 1 < self.c.val());"),
            table(&[
                ["assignment", "self.y.next = !self.a.val() & (self.b.val() + 1 < self.c.val())", "left out"],
                ["&", "!self.a.val() & (self.b.val() + 1 < self.c.val())", "!self.a.val() | (self.b.val() + 1 < self.c.val())"],
                ["!", "!self.a.val()", "self.a.val()"],
                ["<", "self.b.val() + 1 < self.c.val()", "self.b.val() + 1 <= self.c.val()"],
                ["+", "self.b.val() + 1", "self.b.val() - 1"],
            ])
        );
        assert_eq!(
            slips("self.y.next = self.a.val().get_bits::<N>(2 * i).any();")[1],
            ["any", "self.a.val().get_bits::<N>(2 * i).any()", "self.a.val().get_bits::<N>(2 * i).all()"]
        );
    }

    #[test]
    fn conditions_arms_and_connections_go_wrong() {
        let kinds = |body| slips(body).into_iter().map(|[kind, ..]| kind).collect::<Vec<_>>();
        assert_eq!(kinds("if self.a.val() { connect!(self.b => self.c); }"), ["if", "connection"]);
        assert_eq!(kinds("match self.s.q.val() { S::A => { self.y.next = true; } _ => {} }"), ["arm", "assignment", "bool"]);
    }

    #[test]
    fn wiring_and_indices_stay() {
        assert_eq!(slips("registers!(self, a, b[4]); subblocks!(self, c); stages!(self, d);"), table(&[]));
        assert_eq!(slips("for i in 0..(N - 1) { self.y[i + 1].next = self.x[i - 1].val(); }").len(), 1);
    }
}
