"""What the project's kernels must compute, written independently of every engine: Python integers and exact fractions."""
