//! Every mistake a user can make gives one line that names file, field or key,
//! offset or line, and what was expected; and it is a user error (status 2).

mod common;

use common::{program_at, put, token_at, word, Case};
use tessera_launch::{Launch, LaunchError};

/// The error of a case, after checking what holds for all of them.
fn error_of(case: &Case) -> String {
    let error = case.load().expect_err("the case must not load");
    assert_eq!(error.exit_status(), 2);
    let text = error.to_string();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

/// Loads saxpy with one piece of its launch file replaced.
fn with_text(from: &str, to: &str) -> String {
    let mut case = Case::read("saxpy");
    case.replace(from, to);
    error_of(&case)
}

/// Loads a kernel with its binary edited.
fn with_binary(name: &str, edit: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut case = Case::read(name);
    let mut binary = case.binary().to_vec();
    edit(&mut binary);
    case.set("kernel.bin", binary);
    error_of(&case)
}

#[test]
fn truncated_binary_at_every_length() {
    let case = Case::read("saxpy");
    let whole = case.binary().to_vec();
    let program = whole[program_at(&whole)..].to_vec();
    let mut seen = 0;
    for bytes in [&whole, &program] {
        for length in (0..bytes.len()).step_by(7) {
            let mut case = case.clone();
            case.set("kernel.bin", &bytes[..length]);
            if case.load().is_err() {
                let text = error_of(&case);
                assert!(text.starts_with("kernel.bin: ") && text.contains("offset 0x"), "{text}");
                seen += 1;
            }
        }
    }
    assert!(seen > 400, "{seen}");
    let text = with_binary("saxpy", |bytes| bytes.truncate(2000));
    assert!(text.contains("is truncated:"), "{text}");
}

#[test]
fn wrong_device_version_pointer_size_and_magic() {
    let field = |index: usize, value: u32| {
        with_binary("saxpy", |bytes| {
            let at = program_at(bytes) + 4 * index;
            put(bytes, at, value);
        })
    };
    assert!(field(0, 7).contains("program magic at offset 0x"));
    assert!(field(1, 1080).ends_with("is 1080, expected 1081"));
    assert!(field(2, 18).ends_with("is 18, expected 12 (Gen9, compile for skl)"));
    assert!(field(3, 4).ends_with("is 4, expected 8 (64-bit pointers)"));
    assert!(field(4, 0).contains("followed by"));
    assert!(field(4, 2).contains("kernel 1 checksum"));
    let other = with_binary("saxpy", |bytes| *bytes = b"#!/bin/sh\necho\n".to_vec());
    assert!(other.contains("program magic at offset 0x0 is 0x622f2123"), "{other}");
}

#[test]
fn zebin_and_other_elf_files() {
    let zebin = with_binary("saxpy", |bytes| bytes[16..18].copy_from_slice(&[1, 0]));
    assert!(zebin.contains("ELF type at offset 0x10 is 0x1 (a zebin?)"), "{zebin}");
    let elf32 = with_binary("saxpy", |bytes| bytes[4] = 1);
    assert!(elf32.contains("ELF class"), "{elf32}");
    let stripped = with_binary("saxpy", |bytes| {
        let table = word(bytes, 0x28) as usize;
        for section in 0..usize::from(bytes[0x3C]) {
            put(bytes, table + 64 * section + 4, 0);
        }
    });
    assert!(stripped.contains("without a device binary"), "{stripped}");
}

#[test]
fn an_archive_is_peeled_and_a_bad_one_is_named() {
    let mut case = Case::read("saxpy");
    let mut archive = b"!<arch>\n".to_vec();
    let member = |archive: &mut Vec<u8>, name: &str, body: &[u8]| {
        archive.extend(format!("{name:<48}{:<10}`\n", body.len()).bytes());
        archive.extend(body);
        if body.len() % 2 == 1 {
            archive.push(b'\n');
        }
    };
    member(&mut archive, "pad_0", b"pad");
    let without_program = archive.clone();
    member(&mut archive, "9.0.9", case.binary());
    case.set("kernel.bin", archive.clone());
    assert_eq!(case.load().unwrap().kernel().name, "saxpy");

    case.set("kernel.bin", without_program);
    assert!(error_of(&case).contains("expected a member with a device program"));
    archive[8 + 48] = b'x';
    case.set("kernel.bin", archive);
    assert!(error_of(&case).contains("archive member size at offset 0x38"));
}

#[test]
fn missing_kernel_lists_those_present() {
    let mut case = Case::read("mandelbrot_simd8");
    case.replace("\"mandel_s8\"", "\"mandel\"");
    let text = error_of(&case);
    assert!(text.contains("no kernel named `mandel` in the program"), "{text}");
    assert!(text.ends_with("expected one of: mandel_s8, mandel_s16, mandel_s32"), "{text}");
}

#[test]
fn bad_tokens_name_the_token_and_its_offset() {
    let at = |id: u32, field: usize, value: u32| {
        with_binary("saxpy", |bytes| {
            let token = token_at(bytes, id);
            put(bytes, token + 4 * field, value);
        })
    };
    assert!(at(30, 1, 7).contains("size of patch token 30 at offset 0x"));
    assert!(at(30, 1, 0x7FFF_FFFF).contains("patch token 30 at offset 0x"));
    assert!(at(30, 1, 12).contains("patch token 30: surface-state offset at offset 0x"));
    assert!(at(30, 4, 0x1000).contains("pointer slot at offset"), "{}", at(30, 4, 0x1000));
    assert!(at(30, 3, 0x44).contains("expected one of the 2 binding-table entries"));
    assert!(at(30, 2, 99_999).contains("argument number"));
    assert!(at(8, 2, 0xFFFF_FFF0).contains("binding table at offset"));
    assert!(at(8, 3, 1000).contains("binding-table entry count"));
    assert!(at(23, 5, 4).contains("SIMD size"), "{}", at(23, 5, 4));
    assert!(at(25, 2, 33).contains("expected a multiple of 32"));
    assert!(at(25, 2, 32).contains("of the cross-thread data, expected below its size 0x20"));
    // Payload tokens are what the kernel cannot be launched without.
    assert!(at(22, 0, 999).contains("without a thread payload (22)"));
    assert!(at(23, 0, 999).contains("without an execution environment (23)"));
}

#[test]
fn unsupported_kernels_say_what_they_need() {
    let text = with_binary("saxpy", |bytes| {
        let token = token_at(bytes, 23);
        put(bytes, token + 8 + 4 * 28, 1);
    });
    assert!(text.ends_with("kernel `saxpy` needs bindless surfaces, which is not supported"), "{text}");
}

#[test]
fn argument_count() {
    let text = with_text("[[arg]]\nscalar = { f32 = -1.2345677614212036 }", "");
    assert_eq!(text, "launch.toml:3: arg: 2 arguments given, kernel `saxpy` takes 3");
    let more = with_text("[[arg]]\nscalar", "[[arg]]\nzeros = 4\n\n[[arg]]\nscalar");
    assert!(more.ends_with("arg: 4 arguments given, kernel `saxpy` takes 3"), "{more}");
}

#[test]
fn argument_kinds_and_types() {
    let scalar = "scalar = { f32 = -1.2345677614212036 }";
    let text = with_text(scalar, "zeros = 64");
    assert_eq!(text, "launch.toml:15: arg[2].zeros: the kernel's argument 2 (float a) is a value");
    let pointer = with_text("buffer = \"x.bin\"", "scalar = { u64 = 0 }");
    assert!(pointer.ends_with("arg[0].scalar: the kernel's argument 0 (float* x) is a global pointer"), "{pointer}");
    let integer = with_text(scalar, "scalar = { i32 = 1 }");
    assert!(integer.ends_with("1 x i32 given for argument 2 (float a), expected 1 x f32"), "{integer}");
    assert!(with_text(scalar, "scalar = { f64 = 1.0 }").contains("expected 1 x f32"));
    assert!(with_text(scalar, "scalar = { f32 = [1.0, 2.0] }").contains("2 x f32 given"));
    assert!(with_text(scalar, "scalar = { f24 = 1 }").contains("unknown variant `f24`"));
    assert!(with_text(scalar, "local = 64").contains("is a value"));
    assert!(with_text(scalar, "").contains("arg[2]: expected one of buffer, zeros"));
    assert!(with_text("buffer = \"x.bin\"", "buffer = \"x.bin\"\nzeros = 4").contains("both buffer and zeros"));

    let mut case = Case::read("stencil3d_offset");
    case.replace("{ i32 = [32, 22, 14, 0] }", "{ i32 = [32, 22, 14] }");
    assert!(error_of(&case).contains("3 x i32 given for argument 3 (int4 dim), expected 4 x i32"));

    let mut case = Case::read("image_sample");
    case.replace("sampler = { filter = \"nearest\"", "sampler = { filter = \"cubic\"");
    assert!(error_of(&case).contains("unknown variant `cubic`"));
    let mut case = Case::read("image_sample");
    case.replace("width = 32", "width = 33");
    assert!(error_of(&case).contains("arg[0].image.file: `im.bin` has 2048 bytes, expected 2112"));
    let mut case = Case::read("image_volume");
    case.replace("depth = 4", "layers = 4");
    let wrong = error_of(&case);
    assert!(wrong.contains("arg[0].image: no depth, expected width, height, depth of an image3d_t"), "{wrong}");
    let mut case = Case::read("image_layers");
    case.replace("width = 16, format", "width = 16, height = 1, format");
    assert!(error_of(&case).contains("arg[0].image: an image1d_t has no height, expected width"));
    let mut case = Case::read("image_layers");
    case.replace("layers = 5", "layers = 4096");
    assert!(error_of(&case).contains("arg[1].image: layers = 4096, expected 1 to 2048"));
    let mut case = Case::read("nbody");
    case.replace("local = 1024", "local = 1000");
    assert!(error_of(&case).contains("arg[4].local: 1000 bytes, expected a multiple of 16"));
    let mut case = Case::read("nbody");
    case.replace("local = 1024", "local = 70000");
    assert!(error_of(&case).contains("arg[4].local: 70000 bytes, expected 1 to 65536"));
}

#[test]
fn sizes_of_the_index_space() {
    let local = "local  = [64, 1, 1]";
    assert!(with_text(local, "local = [64, 1]").starts_with("launch.toml:5: local: expected 3 dimensions"));
    assert!(with_text(local, "local = [0, 1, 1]").contains("has a zero"));
    assert!(with_text(local, "local = [64, 64, 1]").contains("4096 work-items in a group, expected at most 2048"));
    assert!(with_text(local, "local = [64, 1, 1]\noffset = [4294967295, 0, 0]").contains("exceeds 32 bits"));
    assert!(with_text("global = [1024, 1, 1]", "global = []").contains("0 dimensions given"));

    let mut case = Case::read("saxpy");
    let mut binary = case.binary().to_vec();
    let token = token_at(&binary, 23);
    for (axis, size) in [32, 1, 1].into_iter().enumerate() {
        put(&mut binary, token + 8 + 4 * axis, size);
    }
    case.set("kernel.bin", binary);
    let text = error_of(&case);
    assert_eq!(text, "launch.toml:5: local: [64, 1, 1], the kernel requires [32, 1, 1]");
}

#[test]
fn buffer_files() {
    let text = with_text("buffer = \"x.bin\"", "buffer = \"absent.bin\"");
    assert_eq!(text, "launch.toml:7: arg[0].buffer: cannot read `absent.bin`: no such file");
    assert!(with_text("binary = \"kernel.bin\"", "binary = \"k.bin\"").starts_with("launch.toml:2: binary: cannot read"));

    let mut case = Case::read("saxpy");
    case.set("x.bin", vec![0; 4095]);
    assert!(error_of(&case).contains("arg[0].buffer: 4095 bytes, expected a multiple of 4 for argument 0 (float* x)"));
    case.set("x.bin", Vec::new());
    assert!(error_of(&case).contains("arg[0].buffer: 0 bytes, expected 1 to"));

    let mut case = Case::read("saxpy");
    case.set("y.expect.bin", vec![0; 4092]);
    assert!(error_of(&case).contains("arg[1].expect: `y.expect.bin` has 4092 bytes, expected 4096 like the buffer"));
}

#[test]
fn zero_filled_buffers_have_limits() {
    let mut case = Case::read("crc_xorshift");
    case.replace("zeros = 8192", "zeros = 1073741825");
    assert!(error_of(&case).contains("arg[3].zeros: 1073741825 bytes, expected 1 to 1073741824"));
    case.replace("zeros = 1073741825\nexpect = \"crc.expect.bin\"\ncompare = { kind = \"exact\" }", "zeros = 1073741824");
    case.replace("zeros = 16384\nexpect = \"rng.expect.bin\"\ncompare = { kind = \"exact\" }", "zeros = 1073741824");
    assert!(error_of(&case).contains("arg[4]: all buffers together have"), "{}", error_of(&case));
}

#[test]
fn comparisons() {
    let exact = "compare = { kind = \"exact\" }";
    assert!(with_text(exact, "compare = { kind = \"exact\", max = 1 }").contains("expected no `max`"));
    assert!(with_text(exact, "compare = { kind = \"ulp\", max = 1 }").contains("expected a `type`"));
    assert!(with_text(exact, "compare = { kind = \"ulp\", type = \"f32\" }").contains("expected a `max`"));
    assert!(with_text(exact, "compare = { kind = \"ulp\", type = \"i32\", max = 1 }").contains("a float `type`"));
    assert!(with_text(exact, "compare = { kind = \"ulp\", type = \"f32\", max = 0.5 }").contains("an integer `max`"));
    assert!(with_text(exact, "compare = { kind = \"abs\", type = \"f32\", max = -1 }").contains("0 or more"));
    assert!(with_text(exact, "compare = { kind = \"rel\", type = \"i32\", max = 1 }").contains("a float `type`"));
    assert!(with_text(exact, "compare = { kind = \"near\" }").contains("unknown variant `near`"));
    assert!(with_text("expect = \"y.expect.bin\"\n", "").contains("arg[1].compare: nothing to compare with"));
    let text = with_text("scalar = {", "expect = \"y.bin\"\nscalar = {");
    assert!(text.contains("arg[2].expect: scalar has no contents to check"), "{text}");
}

#[test]
fn launch_file_syntax_and_keys() {
    assert!(with_text("buffer = \"x.bin\"", "bufer = \"x.bin\"").starts_with("launch.toml:8: bufer: unknown field `bufer`"));
    assert!(with_text("kernel = \"saxpy\"\n", "").contains("missing field `kernel`"));
    assert!(with_text("[1024, 1, 1]", "[1024, 1, 1").starts_with("launch.toml:"));
    assert!(with_text("[1024, 1, 1]", "[-1, 1, 1]").contains("launch.toml:4: global: "));
}

#[test]
fn unreadable_launch_files() {
    let absent = Launch::load(common::folder("saxpy").join("absent.toml")).unwrap_err();
    assert!(absent.to_string().contains("absent.toml: cannot use this launch file: cannot read"), "{absent}");
    let folder = Launch::load(common::folder("saxpy")).unwrap_err();
    assert!(folder.to_string().contains("is not a file"), "{folder}");
    let binary = Launch::load(common::folder("saxpy").join("x.bin")).unwrap_err();
    assert!(binary.to_string().contains("not UTF-8 text at offset 0x"), "{binary}");
    assert!(matches!(binary, LaunchError::Unreadable { .. }));
}
