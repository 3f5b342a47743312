#===- python_views.py - Random views through generated Python --------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# With --write it prints a module: functions that copy one view into another, and
# that make a view of a view. Else it calls them with random views, and compares with
# what NumPy does. The seed of a view that differs is printed.
#
#===-----------------------------------------------------------------------===#
"""Copy random views by lowered code, and compare with NumPy."""

import argparse
import random
import sys

TYPES = {"i1": "bool", "i8": "int8", "i32": "int32", "i64": "uint64", "index": "intp", "f16": "float16", "f64": "float64",
         "complex<f32>": "complex64"}
RANKS = range(5)


def name_of(element):
    return element.replace("<", "_").replace(">", "")


def view_type(rank, element):
    any_size = "?x" * rank
    return f"memref<{any_size}{element}, strided<[{', '.join('?' * rank)}], offset: ?>>"


def copy_text(rank, element):
    """A loop for each dimension."""
    memref = view_type(rank, element)
    lines = [f"func.func @copy_{rank}_{name_of(element)}(%from: {memref}, %to: {memref}) {{", "%c0 = arith.constant 0 : index",
             "%c1 = arith.constant 1 : index"]
    for i in range(rank):
        lines += [f"%d{i} = arith.constant {i} : index", f"%n{i} = memref.dim %from, %d{i} : {memref}"]
    lines += [f"scf.for %i{i} = %c0 to %n{i} step %c1 {{" for i in range(rank)]
    at = ", ".join(f"%i{i}" for i in range(rank))
    lines += [f"%v = memref.load %from[{at}] : {memref}", f"memref.store %v, %to[{at}] : {memref}"]
    return "\n".join(lines + ["}"] * rank + ["return", "}", ""])


def part_text(rank, element):
    """A part of the argument, which is returned."""
    memref = view_type(rank, element)
    names = [[f"%{letter}{i}" for i in range(rank)] for letter in "ons"]
    lists = " ".join("[" + ", ".join(each) + "]" for each in names)
    arguments = "".join(f", {each}: index" for group in names for each in group)
    return (f"func.func @part_{rank}_{name_of(element)}(%m: {memref}{arguments}) -> {memref} attributes {{llvm.emit_c_interface}} {{\n"
            f"%v = memref.subview %m{lists} : {memref} to {memref}\nreturn %v : {memref}\n}}\n")


def random_view(draw, numpy, dtype):
    """An array, and a view of it of rank 0 to 4: slices, steps, other orders, new and repeated dimensions."""
    shape = [draw.choice((1, 2, 3, 4, 5, 7)) if draw.random() < 0.97 else 0 for _ in range(draw.randrange(5))]
    count = int(numpy.prod(shape, dtype=int))
    base = (numpy.array(list(draw.randbytes(count)), "uint32") * 257 + numpy.arange(count, dtype="uint32")).reshape(shape)
    base = numpy.array(base % 2 == 1 if dtype == "bool" else base % 2039).astype(dtype)  # of rank 0, too
    view = base
    for _ in range(draw.randrange(5)):
        kind = draw.randrange(7)
        if kind == 0 and view.ndim:
            view = view.transpose(draw.sample(range(view.ndim), view.ndim))
        elif kind == 1 and view.ndim < 4:
            view = numpy.expand_dims(view, draw.randrange(view.ndim + 1))
        elif kind == 2 and view.ndim < 4:
            times = draw.choice((0, 1, 2, 2, 3, 3))
            view = numpy.lib.stride_tricks.as_strided(view, (times, *view.shape), (0, *view.strides))
        elif kind == 3 and view.ndim and view.shape[0]:
            view = view[draw.randrange(view.shape[0]), ...]
        elif view.ndim:
            view = view[tuple(random_slice(draw, size) for size in view.shape)]
    return base, view


def random_slice(draw, size):
    """Rarely one of nothing, and as often backwards as not."""
    step = draw.choice((None, 1, 2, 3, -1, -1, -2, -3))
    if draw.random() < 0.05:
        ends = [None, *range(-size - 1, size + 2)]
        return slice(draw.choice(ends), draw.choice(ends), step)
    low, high = sorted((draw.randrange(size + 1), draw.randrange(size + 1)))
    if draw.random() < 0.5 or low == high:
        return slice(None, None, step)
    return slice(low, high, step) if (step or 1) > 0 else slice(high - 1, low - 1 if low else None, step)


def random_target(draw, numpy, shape, dtype):
    """An array of zeros, and a view of it of that shape, in which each element is another one."""
    steps = [draw.choice((1, 1, 2, -1, -3)) for _ in shape]
    order = draw.sample(range(len(shape)), len(shape))
    base = numpy.zeros([shape[i] * abs(steps[i]) + 1 for i in order], dtype)
    view = base.transpose([order.index(i) for i in range(len(shape))])
    # The Ellipsis makes an array of rank 0, too.
    parts = [slice(None, size * step, step) if step > 0 else slice(size * -step - 1 if size else 0, None, step) for size, step in zip(shape, steps)]
    return base, view[(*parts, ...)][(*(slice(0, size) for size in shape), ...)]


def try_view(draw, numpy, module):
    element, dtype = draw.choice(list(TYPES.items()))
    base, view = random_view(draw, numpy, dtype)
    rank, before = view.ndim, base.copy()
    target, to = random_target(draw, numpy, view.shape, dtype)
    assert to.shape == view.shape, (to.shape, view.shape)
    expected_base, expected = target.copy(), None
    expected = numpy.ndarray(to.shape, dtype, expected_base, to.ctypes.data - target.ctypes.data, to.strides) if to.size else to
    expected[...] = view
    getattr(module, f"copy_{rank}_{name_of(element)}")(view, to)
    assert (to == view).all() and (target == expected_base).all() and (base == before).all(), (element, view.shape, view.strides)
    slices = [slice(draw.randrange(size + 1), draw.randrange(size + 1), draw.choice((1, 2, 3))) for size in view.shape]
    numbers = [slice_.indices(size) for slice_, size in zip(slices, view.shape)]
    sizes = [len(range(*each)) for each in numbers]
    part = getattr(module, f"part_{rank}_{name_of(element)}")(
        view, *(each[0] for each in numbers), *sizes, *(each[2] for each in numbers))
    wanted = view[tuple(slices)] if rank else view
    assert part.dtype == (numpy.int64 if element == "i64" else wanted.dtype)  # results of iN are signed
    part = part.view(wanted.dtype)
    assert part.shape == wanted.shape and (part == wanted).all(), (element, view.shape, view.strides, slices)
    if part.size:
        assert numpy.shares_memory(part, base) and part.ctypes.data == wanted.ctypes.data
        assert all(a == b for a, b, size in zip(part.strides, wanted.strides, part.shape) if size > 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="print the module")
    parser.add_argument("--views", type=int, default=2000, metavar="N", help="how many views")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first view; the next one has the next seed")
    parser.add_argument("files", nargs="*", metavar="FILE", help="the generated module, and the library")
    options = parser.parse_args()
    if options.write:
        for rank in RANKS:
            for element in TYPES:
                print(copy_text(rank, element) + part_text(rank, element))
        return 0
    import numpy

    from python_common import Frees, binding_of

    frees = Frees()
    module = binding_of(options.files[0]).load(options.files[1], free=frees)
    for seed in range(options.seed, options.seed + options.views):
        try:
            try_view(random.Random(seed), numpy, module)
        except Exception:
            print(f"seed {seed}", file=sys.stderr)
            raise
    assert frees.taken() == 0
    print(f"{options.views} views agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
