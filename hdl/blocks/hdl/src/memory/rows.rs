//! Storage shared by the memory models, and the Verilog text both begin with.

/// 2^`A` rows of `WORDS` words, zero at power-up.
pub struct Rows<const A: usize, const WORDS: usize>(Vec<[u64; WORDS]>);

impl<const A: usize, const WORDS: usize> Default for Rows<A, WORDS> {
    fn default() -> Self {
        Rows(vec![[0; WORDS]; 1 << A])
    }
}

impl<const A: usize, const WORDS: usize> Rows<A, WORDS> {
    /// The words of one row.
    #[inline(always)]
    pub fn row(&self, address: usize) -> &[u64; WORDS] {
        &self.0[address]
    }

    /// The words of one row, to be written.
    #[inline(always)]
    pub fn row_mut(&mut self, address: usize) -> &mut [u64; WORDS] {
        &mut self.0[address]
    }
}

/// `[7:0] `, or nothing for one bit.
pub fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}

/// Rows that one `initial` clears. Yosys unrolls it, in a time that grows with the square of what it assigns.
const PART: usize = 16;

/// Declares `rows_<word>` for every word, each behind `attribute`, and clears them at power-up.
pub fn declare(attribute: &str, address_bits: usize, words: usize, width: usize) -> String {
    let depth = 1usize << address_bits;
    let range = range(width);
    let mut text = String::new();
    for word in 0..words {
        text += &format!("{attribute}reg {range}rows_{word} [0:{}];\n", depth - 1);
    }
    if depth <= PART {
        return text + &clear("", "0", &depth.to_string(), words, width);
    }
    text += &format!("genvar part;\ngenerate\n  for (part = 0; part < {depth}; part = part + {PART}) begin : gen_clear\n");
    text += &clear("    ", "part", &format!("part + {PART}"), words, width);
    text + "  end\nendgenerate\n"
}

/// Clears the rows from `first` on, up to `end`.
fn clear(indent: &str, first: &str, end: &str, words: usize, width: usize) -> String {
    let mut text = format!("{indent}integer row;\n{indent}initial begin\n");
    text += &format!("{indent}  for (row = {first}; row < {end}; row = row + 1) begin\n");
    for word in 0..words {
        text += &format!("{indent}    rows_{word}[row] = {width}'d0;\n");
    }
    text + &format!("{indent}  end\n{indent}end\n")
}

/// The write port of a memory without byte lanes: `data` names what each word takes.
pub fn write_port(data: &[String]) -> String {
    let mut text = String::from("always @(posedge clock) begin\n  if (write_enable) begin\n");
    for (word, data) in data.iter().enumerate() {
        text += &format!("    rows_{word}[write_address] <= {data};\n");
    }
    text + "  end\nend\n"
}

/// [`Step`](crate::step::Step) of a memory that is read without a clock, out of its `read` and `write`.
macro_rules! asynchronous {
    ($memory:ident<$($parameter:ident),*>) => {
        impl<$(const $parameter: usize),*> $crate::step::Step for $memory<$($parameter),*> {
            #[inline]
            fn eval(&mut self) -> bool {
                self.read()
            }

            #[inline]
            fn tick(&mut self) -> $crate::step::Moved {
                // A written row may be one on a read port, so the owner evaluates again.
                $crate::step::Moved { outputs: false, inside: self.write() }
            }
        }
    };
}
pub(super) use asynchronous;
