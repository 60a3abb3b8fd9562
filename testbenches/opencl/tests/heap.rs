//! What commands allocate beside the buffers themselves. Programs have buffers of a hundred megabytes, launch
//! small kernels on them and move them as a whole. One test and a file of its own: the process is counted.

// The macro puts its arguments into `unsafe`; here they are calls and numbers of the test itself.
#![allow(clippy::macro_metavars_in_unsafe)]

#[macro_use]
mod common;

use std::ptr::{null, null_mut};

use common::{argument, ok, Session};
use opencl_sys::CL_FALSE;
use tessera_testkit::heap;

#[global_allocator]
static HEAP: heap::Heap = heap::Heap;

/// Bytes of a buffer.
const SIZE: usize = 32 << 20;

/// What commands allocate at most at one time.
fn allocated(session: &Session, enqueue: impl FnOnce()) -> usize {
    heap::reset_peak();
    let before = heap::peak();
    enqueue();
    ok(cl!(clFinish(session.queue)));
    heap::peak() - before
}

#[test]
fn commands_allocate_little_beside_the_buffers() {
    let session = Session::new();
    let (_, kernel) = session.kernel("saxpy", "saxpy");
    let one = 1f32.to_le_bytes();
    let mut bytes: Vec<u8> = one.iter().copied().cycle().take(SIZE).collect();
    let (x, y) = (session.buffer(&mut bytes), session.buffer(&mut vec![0; SIZE]));

    // Pieces of what is moved; the last one is not whole.
    let moved = SIZE - 12;
    let few = allocated(&session, || {
        let from = bytes.as_ptr().cast();
        ok(cl!(clEnqueueFillBuffer(session.queue, x, from, 4, 12, moved, 0, null(), null_mut())));
        ok(cl!(clEnqueueWriteBuffer(session.queue, x, CL_FALSE, 0, moved, from, 0, null(), null_mut())));
        ok(cl!(clEnqueueCopyBuffer(session.queue, x, y, 0, 12, moved, 0, null(), null_mut())));
        ok(cl!(clEnqueueFillBuffer(session.queue, y, from, 4, 0, 12, 0, null(), null_mut())));
    });
    assert!(few < 1 << 20, "{few} bytes to move {moved}");
    assert!(session.contents(y, SIZE) == bytes);

    // What the launch reads is copied once, what it writes twice.
    ok(argument(kernel, 0, &x));
    ok(argument(kernel, 1, &y));
    ok(argument(kernel, 2, &2.0f32));
    let (offset, global, local) = (1000usize, 2000usize, 200usize);
    let copies = allocated(&session, || {
        ok(cl!(clEnqueueNDRangeKernel(session.queue, kernel, 1, &offset, &global, &local, 0, null(), null_mut())));
    });
    assert!(copies < 3 * SIZE + (4 << 20), "{copies} bytes for two buffers of {SIZE}");
    let left = session.contents(y, SIZE);
    for (index, value) in left.chunks_exact(4).enumerate() {
        let expect: f32 = if (1000..3000).contains(&index) { 3.0 } else { 1.0 };
        assert_eq!(value, expect.to_le_bytes(), "item {index}");
    }
    assert!(session.contents(x, SIZE) == bytes);
}
