#===- python_bare.py - Call python_bare.mlir through its generated module --===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: the generated module, the library, --no-global where none is returned.
# Memrefs are bare pointers there.
#
#===-----------------------------------------------------------------------===#
"""Call the functions of python_bare.mlir."""

import sys

import numpy

from python_common import Frees, binding_of, refused

binding = binding_of(sys.argv[1])
frees = Frees()
module = binding.load(sys.argv[2], free=frees)

given = numpy.arange(12, dtype="int32").reshape(4, 3)
result = module.add(given[:2], given[2:])
assert result.tolist() == [[6, 8, 10], [12, 14, 16]] and numpy.shares_memory(result, given[2:])
del result
assert frees.taken() == 0
made = module.make()
assert made.shape == (4,) and made[3] == 1.5
del made
assert frees.taken() == 1
assert module.one(numpy.array(7, "int32")) == 7
left, right = numpy.arange(3, dtype="int8"), numpy.arange(3, 6, dtype="int8")
first, second = module.pair(left, right)
assert first.tolist() == [3, 4, 5] and second.tolist() == [0, 1, 2] and numpy.shares_memory(first, right)
if "--no-global" not in sys.argv:
    assert module.table().tolist() == [3, 1, 4] and not module.table().flags.writeable
refused(ValueError, "add(): argument arg1: expected memref<2x3xi32>, found int32 of shape (2, 3)", module.add, given[:2], given[::-2])
refused(ValueError, "size 0 is 3, not 2", module.add, given[:3], given[2:])
assert frees.taken() == 0
print("all calls agree")
