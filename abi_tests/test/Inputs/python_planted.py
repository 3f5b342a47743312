#===- python_planted.py - Planted bugs in generated Python -----------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: a library, its generated modules for the default convention and for
# wrappers, a folder to write to. Each row makes the text of bindgen_runtime.py wrong at
# one place. The calls of python_calls.py have to notice, by an error or a crash.
#
#===-----------------------------------------------------------------------===#
"""Check that python_calls.py finds planted bugs."""

import os
import subprocess
import sys

# What the text has once, and what stands there instead. Those of the default convention alone:
DEFAULT_PLANTS = [
    ("(allocated, aligned, offset, *sizes, *strides), array", "(allocated, aligned, offset, *strides, *sizes), array"),
    ("if _MACHINE is None or _MACHINE in machines:", "if _MACHINE is None:"),
    ("return bool(raw & 1) if", "return bool(raw) if"),
]
PLANTS = [
    # What is passed.
    ("*sizes, *strides))\n", "*strides, *sizes))\n"),
    ("stride = step // item", "stride = step"),
    ("offset = -lowest if self.offset is None", "offset = 0 if self.offset is None"),
    ("first - offset * item, offset, array.shape", "first, offset, array.shape"),
    ('("offset", _INDEX)]', '("offset", _INDEX), ("gap", _INDEX)]'),
    ('[("rank", _INDEX), ("descriptor", ctypes.c_void_p)]', '[("descriptor", ctypes.c_void_p), ("rank", _INDEX)]'),
    # What comes back.
    ("aligned + offset * item, sizes", "aligned, sizes"),
    ("stride * item for stride in strides", "item for stride in strides"),
    # Who frees.
    ("if allocated == low or low <= allocated < high:", "if False:"),
    ("if _lies_in_library(aligned) or _lies_in_library(allocated):", "if False:"),
    ("return self.module, True", "return self.module, False"),
    ("if allocated not in self.seen:", "if True:"),
    ("        taken.free(address)  # it", "        pass  # it"),
    ("            self.free(address)\n", "            pass\n"),
    ("self.keep = keep", "self.keep = None"),
    # Scalars.
    ("0x7C00 if", "0x7BFF if"),
    ("(bits >> 16 & 1)) >> 16", "0) >> 16"),
    ('struct.pack("<HH", bits, 0)', 'struct.pack("<HH", 0, bits)'),
    ("if not self.low <= number <= self.high:", "if False:"),
    # What is refused.
    ("if array.dtype not in self.dtypes:", "if False:"),
    ("array.ndim != self.rank:", "False:"),
    ("if wanted is not None and size != wanted:", "if False:"),
    ("if wanted is not None and stride != wanted:", "if False:"),
    ("if not flags.behaved:", "if not flags.aligned:"),
    ("if not array.flags.c_contiguous:", "if False:"),
    ("if stride * item != step:", "if False:"),
    ("if offset + lowest < 0:", "if False:"),
    ("if isinstance(value, numpy.ma.MaskedArray):", "if False:"),
    # Tensors and machines.
    ("+ tensor.byte_offset, shape", ", shape"),
    ("if tensor.device != 1:", "if False:"),
    ("tensor.strides[i] * size", "tensor.strides[i]"),
]


def main():
    library, default, wrapper, folder = sys.argv[1:]
    texts = {}
    for convention, path in (("default", default), ("wrapper", wrapper)):
        with open(path, encoding="utf-8") as file:
            texts[convention] = file.read()
    calls = os.path.join(os.path.dirname(os.path.abspath(__file__)), "python_calls.py")
    path = os.path.join(folder, "planted.py")
    caught, missed = 0, []
    plants = [("default", *row) for row in DEFAULT_PLANTS] + [("wrapper", *row) for row in PLANTS]
    for convention, old, new in plants:
        text = texts[convention]
        if text.count(old) != 1:
            missed.append(f"{old!r} is there {text.count(old)} times")
            continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))
        run = subprocess.run([sys.executable, "-B", calls, path, library, convention], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if run.returncode == 0:
            missed.append(f"not noticed: {old!r} -> {new!r}")
        caught += run.returncode != 0
    print("\n".join([*missed, f"{caught} of {len(plants)} planted bugs are noticed"]))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
