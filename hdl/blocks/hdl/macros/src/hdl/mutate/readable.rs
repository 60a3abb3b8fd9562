//! Tokens as an author writes them.

use quote::ToTokens;

/// Without the spaces and the line breaks that the compiler puts between any two.
pub fn readable(tokens: impl ToTokens) -> String {
    let spaced = tokens.to_token_stream().to_string().split_whitespace().collect::<Vec<_>>().join(" ");
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
