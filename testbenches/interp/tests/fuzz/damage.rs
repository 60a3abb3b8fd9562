//! Ways to spoil a launch.

use tessera_isa::Opcode;
use tessera_launch::program::Program;

use tessera_testkit::Random;

/// Values on the edges of sizes, offsets and counts.
const EDGES: [u32; 16] =
    [0, 1, 2, 7, 8, 31, 32, 64, 255, 256, 4096, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF, 0x494E_5443];

/// Bytes of a full instruction.
const WORD: usize = 16;

/// Where the parts of a compiled program are.
#[derive(Clone)]
pub struct Places {
    container: usize,
    /// Start and end of each kernel's instructions.
    code: Vec<(usize, usize)>,
}

impl Places {
    pub fn of(bytes: &[u8]) -> Places {
        let program = Program::parse("kernel.bin", bytes).expect("the undamaged program");
        let code = program.kernels.iter().map(|kernel| {
            let start = bytes.windows(kernel.isa.len()).position(|window| window == kernel.isa).expect("lies in the file");
            (start, start + kernel.isa_bytes)
        });
        let container = bytes.windows(4).position(|window| window == b"CTNI").expect("a patch-token program");
        Places { container, code: code.collect() }
    }
}

/// A few edits of a compiled program, in its instructions or in the tables around them.
pub fn program(bytes: &mut Vec<u8>, places: &Places, random: &mut Random) {
    let (start, end) = random.pick(&places.code);
    let container = places.container;
    for _ in 0..1 + random.index(3) {
        let at = match random.index(4) {
            0 => container + random.index(bytes.len() - container),
            1 => end + random.index(bytes.len().saturating_sub(end).max(1)),
            _ => start + random.index(end - start),
        };
        edit(bytes, at.min(bytes.len().saturating_sub(1)), random);
        if bytes.len() <= end {
            return;
        }
    }
}

fn edit(bytes: &mut Vec<u8>, at: usize, random: &mut Random) {
    let length = bytes.len();
    match random.index(24) {
        0..=7 => bytes[at] ^= 1 << random.index(8),
        8..=11 => bytes[at] = random.word() as u8,
        12..=17 => {
            let value = if random.index(2) == 0 { random.pick(&EDGES) } else { random.word() as u32 };
            overwrite(bytes, at & !3, &value.to_le_bytes());
        }
        18..=21 => {
            // An instruction from elsewhere.
            let from = random.index(length) & !7;
            let copy = bytes[from..(from + WORD).min(length)].to_vec();
            overwrite(bytes, at & !7, &copy);
        }
        22 => bytes.truncate(at),
        _ => {
            bytes.drain(at..(at + 1 + random.index(64)).min(length));
        }
    }
}

fn overwrite(bytes: &mut [u8], at: usize, new: &[u8]) {
    for (slot, byte) in bytes.iter_mut().skip(at).zip(new) {
        *slot = *byte;
    }
}

/// Random instruction words over part of a kernel's code, some of them all random, most of them half of what
/// was there.
pub fn words(bytes: &mut [u8], places: &Places, random: &mut Random) {
    let (start, end) = random.pick(&places.code);
    let first = start + (random.index((end - start).min(64 * WORD)) & !7);
    for at in (first..end.saturating_sub(WORD)).step_by(WORD).take(1 + random.index(6)) {
        let there = u128::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let mut wide = || u128::from(random.word()) << 64 | u128::from(random.word());
        let (new, sparse) = (wide(), wide() & wide() & wide() & wide() & wide());
        let word = match random.index(8) {
            0 => new,
            // An opcode that exists, not compacted.
            1 => new & !0x7F & !(1 << 29) | u128::from(random.pick(Opcode::ALL).code()),
            2 => there & !0x7F | u128::from(random.pick(Opcode::ALL).code()),
            // A few bits, or one of the four dwords.
            3..=5 => there ^ sparse,
            _ => there ^ (new & 0xFFFF_FFFF) << (32 * random.index(4)),
        };
        overwrite(bytes, at, &word.to_le_bytes());
    }
}

/// A few edits of a launch file: numbers, lines, words and bytes.
pub fn launch_text(text: &str, random: &mut Random) -> String {
    let mut text = text.to_string();
    for _ in 0..1 + random.index(3) {
        text = match random.index(8) {
            0..=3 => new_number(&text, random),
            4 => lines(&text, random),
            5 => new_word(&text, random),
            _ => new_byte(&text, random),
        };
    }
    text
}

/// Byte ranges of the runs of characters that satisfy `wanted`.
fn runs(text: &str, wanted: impl Fn(u8) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, _) in text.bytes().enumerate().filter(|(_, byte)| wanted(*byte)) {
        match found.last_mut() {
            Some((_, end)) if *end == at => *end = at + 1,
            _ => found.push((at, at + 1)),
        }
    }
    found
}

fn replace_run(text: &str, places: &[(usize, usize)], new: &str, random: &mut Random) -> String {
    if places.is_empty() {
        return text.to_string();
    }
    let (start, end) = random.pick(places);
    format!("{}{new}{}", &text[..start], &text[end..])
}

fn new_number(text: &str, random: &mut Random) -> String {
    let number = match random.index(4) {
        0 => random.pick(&EDGES).to_string(),
        1 => random.index(300).to_string(),
        2 => random.pick(&["-1", "0.5", "1e400", "nan", "18446744073709551616", "1073741824", "2147483648"]).to_string(),
        _ => (1u64 << random.index(34)).to_string(),
    };
    replace_run(text, &runs(text, |byte| byte.is_ascii_digit()), &number, random)
}

fn new_word(text: &str, random: &mut Random) -> String {
    let word = random.pick(&[
        "buffer",
        "zeros",
        "scalar",
        "local",
        "image",
        "sampler",
        "expect",
        "compare",
        "ulp",
        "abs",
        "f32",
        "f16",
        "u8",
        "i64",
        "repeat",
        "linear",
        "nearest",
        "clamp",
        "true",
        "kernel",
        "offset",
        "rgba8unorm",
        "r32float",
    ]);
    replace_run(text, &runs(text, |byte| byte.is_ascii_alphanumeric() || byte == b'_'), word, random)
}

/// Drops, repeats or moves a line.
fn lines(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (from, to) = (random.index(lines.len()), random.index(lines.len()));
    match random.index(3) {
        0 => drop(lines.remove(from)),
        1 => lines.insert(to, lines[from]),
        _ => lines.swap(from, to),
    }
    lines.push("");
    lines.join("\n")
}

fn new_byte(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = random.index(bytes.len());
    match random.index(3) {
        0 => bytes[at] ^= 1 << random.index(8),
        1 => drop(bytes.remove(at)),
        _ => bytes.insert(at, random.pick(b"\"[]{}=.,#\n\t -0\0\xFF")),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
