//! What programs find: one platform with one device, which can be made to look smaller.

use crate::common::{self, run, scratch, tessera};
use crate::PYTHON;

#[test]
fn clinfo_prints_the_device_without_a_warning() {
    let output = tessera(&["opencl", "--", "clinfo"]);
    let (text, error) = (common::stdout(&output), common::stderr(&output));
    assert!(output.status.success() && error.is_empty(), "{error}");
    assert!(text.contains("Tessera Gen9 execution unit (interp)"), "{text}");
    let odd = |line: &&str| ["warning", "error -", "unknown", "invalid"].iter().any(|word| line.to_lowercase().contains(word));
    assert_eq!(text.lines().find(odd), None);
}

const SIZES: &str = r#"
import pyopencl as cl

context = cl.create_some_context(interactive=False)
device, = context.devices
print("CPU" if device.type == cl.device_type.CPU else "GPU", device.global_mem_size, device.max_mem_alloc_size)
cl.Buffer(context, cl.mem_flags.READ_WRITE, device.max_mem_alloc_size)
try:
    cl.Buffer(context, cl.mem_flags.READ_WRITE, device.max_mem_alloc_size + 1)
except cl.Error as error:
    print(error.code)
"#;

#[test]
fn programs_that_choose_their_sizes_by_the_device_find_a_smaller_one() {
    let file = scratch("opencl_sizes").join("script.py");
    std::fs::write(&file, SIZES).expect("a writable folder");
    let file = file.display().to_string();
    let told = |options: &[&str]| run(&[&["opencl"], options, &["--", PYTHON, &file]].concat());
    assert_eq!(told(&[]), "GPU 2147483648 1073741824\n-61\n");
    assert_eq!(told(&["--device", "cpu", "--memory", "4096"]), "CPU 4194304 2097152\n-61\n");
    for wrong in ["0", "2097153"] {
        let output = tessera(&["opencl", "--memory", wrong, "--", "true"]);
        assert!(output.status.code() == Some(2) && common::stderr(&output).contains("1..=2097152"));
    }
}
