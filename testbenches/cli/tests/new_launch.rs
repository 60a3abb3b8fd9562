//! `tessera new-launch`: what it writes for every kernel is a launch file.

mod common;

use std::collections::HashMap;
use std::path::PathBuf;

use common::{refused, stderr, stdout, tessera};
use tessera_launch::config::{ImageTable, LaunchFile};
use tessera_launch::corpus::{folder, names};
use tessera_launch::program::Program;
use tessera_launch::Launch;

#[test]
fn every_kernel_gets_a_launch_file_that_its_reader_takes() {
    let (mut written, mut loaded) = (0, 0);
    for name in names() {
        let path = folder(&name).join("kernel.bin");
        let bytes = std::fs::read(&path).expect("the binary");
        let program = Program::parse(&name, &bytes).expect("a program");
        for kernel in program.kernels {
            let binary = path.to_str().expect("a printable path");
            let output = tessera(&["new-launch", binary, "--kernel", &kernel.name]);
            assert!(output.status.success(), "{name}: {}", stderr(&output));
            let text = stdout(&output);
            let (file, _) = LaunchFile::parse("launch.toml", &text).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
            assert_eq!(file.arguments.len(), kernel.arguments.len(), "{name}: {text}");
            written += 1;
            if kernel.unsupported.is_some() {
                continue;
            }
            // Nothing but the contents of images is missing.
            let images = file.arguments.iter().filter_map(|argument| argument.get_ref().image.as_ref());
            let size = |image: &ImageTable| {
                let sides = [Some(image.width), image.height, image.depth, image.layers];
                sides.into_iter().flatten().product::<u32>() * image.format.texel_bytes()
            };
            let sizes: HashMap<_, _> = images.map(|image| (image.file.clone(), size(image))).collect();
            let launch = Launch::load_with("launch.toml", &text, &|file| match file.to_str() {
                Some("kernel.bin") => Ok(bytes.clone().into()),
                _ => Ok(vec![0; sizes[file] as usize].into()),
            });
            launch.unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
            loaded += 1;
        }
    }
    assert!(written >= 48 && loaded >= 48, "{written} written, {loaded} loaded");
}

#[test]
fn a_skeleton_runs_and_is_never_written_over_a_file() {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("new_launch.toml");
    let _ = std::fs::remove_file(&out);
    let path = out.to_str().expect("a printable path");
    let arguments = ["new-launch", "testbenches/kernels/saxpy/kernel.bin", "--out", path];
    let output = tessera(&arguments);
    assert!(output.status.success() && output.stdout.is_empty(), "{}", stderr(&output));
    let run = tessera(&["run", path, "--json"]);
    assert!(run.status.success(), "{}", stderr(&run));
    let text = std::fs::read_to_string(&out).expect("the launch file");
    assert!(text.contains("# 0: float* x, a global pointer") && text.contains("scalar = { f32 = 0 }"), "{text}");

    refused(&arguments, &[path, "a name that is free"]);
    assert_eq!(std::fs::read_to_string(&out).expect("it is there still"), text);
    refused(&["new-launch", "README.md"], &["README.md"]);
    refused(&["new-launch", arguments[1], "--kernel", "daxpy"], &["daxpy", "saxpy"]);
    refused(&["new-launch", arguments[1], "--out", "/no/such/launch.toml"], &["/no/such/launch.toml", "writable"]);
}
