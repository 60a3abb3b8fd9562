//! C headers: the registers of a block for the program that drives it.

use serde::Serialize;

/// Folder of the headers.
pub const FOLDER: &str = "include";

/// Template of a header.
pub(crate) const TEMPLATE: &str = "registers.h.tera";

/// The registers of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// What the header is called behind the prefix, and what its names begin with.
    pub name: String,
    /// Whose registers they are.
    pub title: String,
    /// What the letters of [`Register::access`] mean.
    pub legend: String,
    /// Registers in the order of their addresses.
    pub registers: Vec<Register>,
}

/// One register, or several in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// In small letters, as all names here.
    pub name: String,
    /// What it is for.
    pub purpose: String,
    /// Byte address of the first.
    pub offset: u64,
    /// What a program may do with it.
    pub access: String,
    /// Its value after reset.
    pub reset: u64,
    /// Parts of the word.
    pub fields: Vec<Field>,
    /// Names of the registers of a row; none for a single register.
    pub row: Vec<String>,
}

/// Some bits of a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub purpose: String,
    /// Highest and lowest bit.
    pub bits: [u32; 2],
}

/// What the template shows of a [`Map`].
#[derive(Serialize)]
pub(crate) struct View {
    file: String,
    title: String,
    legend: String,
    /// What every name begins with.
    name: String,
    registers: Vec<RegisterView>,
}

#[derive(Serialize)]
struct RegisterView {
    name: String,
    purpose: String,
    offset: String,
    access: String,
    reset: String,
    fields: Vec<FieldView>,
    row: Vec<String>,
}

#[derive(Serialize)]
struct FieldView {
    name: String,
    purpose: String,
    mask: String,
    shift: u32,
}

/// A C name: words in capitals, joined by `_`.
fn capitals(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("_").to_ascii_uppercase()
}

impl Map {
    /// Name of the file.
    pub(crate) fn file(&self, prefix: &str) -> String {
        format!("{prefix}_{}.h", self.name)
    }

    pub(crate) fn view(&self, prefix: &str) -> View {
        let field = |field: &Field| {
            let Field { name, purpose, bits: [high, low] } = field;
            let mask = ((2u64 << (high - low)) - 1) << low;
            FieldView { name: capitals(name), purpose: purpose.clone(), mask: format!("{mask:#010x}"), shift: *low }
        };
        let register = |register: &Register| RegisterView {
            name: capitals(&register.name),
            purpose: register.purpose.clone(),
            offset: format!("{:#05x}", register.offset),
            access: register.access.clone(),
            reset: format!("{:#010x}", register.reset),
            fields: register.fields.iter().map(field).collect(),
            row: register.row.iter().map(|name| capitals(name)).collect(),
        };
        View {
            file: self.file(prefix),
            title: self.title.clone(),
            legend: self.legend.clone(),
            name: capitals(&format!("{prefix}_{}", self.name)),
            registers: self.registers.iter().map(register).collect(),
        }
    }
}
