#===- python_index.py - An index of 32 bits through generated Python -------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: the generated module, the library. Numbers of arrays may be too large.
#
#===-----------------------------------------------------------------------===#
"""Pass arrays to a function with an index of 32 bits."""

import sys

import numpy

from python_common import binding_of, refused

module = binding_of(sys.argv[1]).load(sys.argv[2])
strided = numpy.lib.stride_tricks.as_strided
assert [module.len(numpy.zeros((3, 5), "int8")[::-1], dimension) for dimension in (0, 1)] == [3, 5]
one = numpy.zeros(1, "int8")
assert module.len(strided(one, (2**31 - 1, 1), (0, 1)), 0) == 2**31 - 1
refused(ValueError, "a number is above 2147483647, the most that index holds", module.len, strided(one, (2**31, 1), (0, 1)), 0)
refused(ValueError, "len(): argument arg1: expected index, from -2147483648 to 2147483647, found 2147483648", module.len, numpy.zeros((1, 1), "int8"), 2**31)
assert module.third(numpy.array([1, 2, -3], "int32")) == -3
refused(TypeError, "elements are int32 or uint32", module.third, numpy.arange(3))
numbers = numpy.arange(9, dtype="int16")
part = module.part(numbers[::-1], 1, 3)
assert part.tolist() == [7, 5, 3] and numpy.shares_memory(part, numbers)
table = numbers.reshape(3, 3)[::-1].T
assert module.any(table).tolist() == table.tolist() and module.any(numpy.array(5, "int16")) == 5
print("all calls agree")
