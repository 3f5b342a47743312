#===- python_wrong.py - Results that cannot be, through generated Python ---===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: the generated module, a library whose functions return wrong
# descriptors.
#
#===-----------------------------------------------------------------------===#
"""Call functions that return wrong descriptors."""

import sys

from python_common import Frees, binding_of, refused

frees = Frees()
module = binding_of(sys.argv[1]).load(sys.argv[2], free=frees)
refused(ValueError, "negative(): the result: memref<?xi8> came back with sizes (-3,)", module.negative)
refused(ValueError, "other_size(): the result: memref<4xi8> came back with sizes (5,)", module.other_size)
assert frees.taken() == 2
refused(ValueError, "no_memory(): the result: memref<4xi8> came back with sizes (4,) and no memory", module.no_memory)
refused(ValueError, "rank(): the result: memref<*xi8> came back with rank 40", module.rank)
assert frees.taken() == 0
print("all results are refused")
