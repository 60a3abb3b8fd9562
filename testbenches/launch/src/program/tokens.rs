//! Walks a patch list: a run of tokens, each `id`, `total size`, payload.

use super::reader::Reader;
use crate::error::LaunchError;

/// Program-scope tokens with inline data that their size does not count.
pub const PROGRAM_GLOBAL_SURFACE: u32 = 41;
pub const PROGRAM_CONSTANT_SURFACE: u32 = 42;

const HEADER: u64 = 8;

/// One token; `body` stands right behind the header.
#[derive(Debug, Clone, Copy)]
pub struct Token<'a> {
    pub id: u32,
    /// Offset of the token's id in the file.
    pub offset: u64,
    pub body: Reader<'a>,
}

/// Which list is walked: only program scope has tokens with inline data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Program,
    Kernel,
}

/// Reads the next token, or `None` at the end of the list.
pub fn next_token<'a>(list: &mut Reader<'a>, scope: Scope) -> Result<Option<Token<'a>>, LaunchError> {
    if list.remaining() == 0 {
        return Ok(None);
    }
    let offset = list.offset();
    let mut peek = *list;
    let id = peek.u32("patch token id")?;
    let field = format!("size of patch token {id}");
    let mut size = u64::from(peek.u32(&field)?);
    if size < HEADER {
        return Err(peek.bad(4, &field, size.to_string(), format!("{HEADER} or more, its own header")));
    }
    if scope == Scope::Program {
        let skip = match id {
            PROGRAM_CONSTANT_SURFACE => Some(4),
            PROGRAM_GLOBAL_SURFACE => Some(8),
            _ => None,
        };
        if let Some(skip) = skip {
            peek.take(skip, "program surface token")?;
            size += u64::from(peek.u32("program surface size")?);
        }
    }
    let mut body = list.sub(size, &format!("patch token {id}"))?;
    body.take(HEADER, "patch token header")?;
    Ok(Some(Token { id, offset, body }))
}
