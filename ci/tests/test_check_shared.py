#===- test_check_shared.py - Tests of check_shared.py ---------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Small trees with headers of their own for MLIR: what needs a row, what does not,
# and each thing that a list must not be.
#
#===-----------------------------------------------------------------------===#
"""Tests of ci/checks/check_shared.py."""

import os
import unittest

from support import TreeTest

HEADER = """
class MemRefType {
public:
  ::llvm::ArrayRef<int64_t> getShape() const;
  LogicalResult getStridesAndOffset(SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset);
  bool isPlain() { return all(getShape()); }
};
AffineMap inversePermutation(AffineMap map);
"""
NUMBERS = """
class IEEEFloat {
public:
  LLVM_ABI opStatus roundToIntegral(RoundingMode);
};
"""
OPERATIONS = """
class SubViewOpGenericAdaptorBase {
public:
  ::llvm::ArrayRef<int64_t> getStaticSizes();
};
class SubViewOp : public ::mlir::Op<SubViewOp, ::mlir::OpTrait::OneResult> {
public:
  ::llvm::ArrayRef<int64_t> getStaticSizes();
  llvm::SmallBitVector getDroppedDims();
};
"""


class SharedTest(TreeTest):
    def check(self, encode, lower, rows, *options):
        self.write("mlir/mlir/IR/BuiltinTypes.h", HEADER)
        self.write("mlir/mlir/Dialect/MemRef/IR/MemRefOps.h.inc", OPERATIONS)
        self.write("mlir/llvm/ADT/APFloat.h", NUMBERS)
        self.write("lowering/encode/A.cpp", encode)
        self.write("lowering/lower/B.cpp", lower)
        self.write("lowering/shared_methods.tsv", rows)
        return self.script("checks/check_shared.py", "--root", self.root, "--mlir",
                           "/nowhere;" + os.path.join(self.root, "mlir"), *options)[:2]

    def test_a_row_for_each(self):
        use = "auto x = type.getShape(); if (op->getStaticSizes().empty()) own(x);\n"
        self.assertEqual(self.check(use, use, "# Comment.\n\ngetShape\tA parameter of the type.\n"),
                         (0, "check_shared: 1 names, 0 problems\n"))

    def test_methods_of_operations_that_are_no_accessors(self):
        code, output = self.check("op.getDroppedDims();\n", "return op.getDroppedDims();\n", "")
        self.assertEqual(code, 1)
        self.assertIn("lowering/shared_methods.tsv:0: 'getDroppedDims', which lowering/encode/A.cpp and "
                      "lowering/lower/B.cpp both call, has no row\n  fix:  let one side work it out", output)

    def test_calls_in_all_forms(self):
        for call in ("type.getStridesAndOffset(a, b)", "p->getStridesAndOffset(a,\n b)", "inversePermutation(map)",
                     "mlir::inversePermutation (map)", "map(&MemRefType::isPlain)"):
            code, output = self.check(call + ";\n", call + ";\n", "")
            self.assertEqual((code, output.count("has no row")), (1, 1), call)

    def test_numbers_of_llvm(self):
        code, output = self.check("value.roundToIntegral(mode);\n", "number.roundToIntegral(mode);\n", "")
        self.assertEqual((code, output.count("'roundToIntegral'")), (1, 1))

    def test_what_one_side_calls(self):
        self.assertEqual(self.check("op.getDroppedDims();\n", "op.getStaticSizes();\n", "")[0], 0)

    def test_comments_and_texts_call_nothing(self):
        self.assertEqual(self.check('// op.getDroppedDims()\n/* getDroppedDims() */ say("getDroppedDims()");\n',
                                    "op.getDroppedDims();\n", "")[0], 0)

    def test_a_row_that_nothing_needs(self):
        code, output = self.check("op.getDroppedDims();\n", "\n", "getDroppedDims\tIt was shared once.\n")
        self.assertEqual(code, 1)
        self.assertIn("lowering/shared_methods.tsv:1: 'getDroppedDims' is no function of MLIR's that both sides call", output)

    def test_rows_of_another_form(self):
        for rows, problem in (("getShape\n", "is not names, a tab and a reason"),
                              ("getShape\tHarmless\n", "is not names, a tab and a reason"),
                              ("getShape\tA parameter.\ngetShape\tA parameter.\n", "'getShape' is in line 1 already")):
            code, output = self.check("t.getShape();\n", "t.getShape();\n", rows)
            self.assertEqual(code, 1)
            self.assertIn(problem, output)

    def test_list(self):
        output = self.check("t.getShape();\n", "t.getShape();\n", "getShape\tA parameter.\n", "--list")[1]
        self.assertEqual(output.split("\n")[0], "getShape\tlowering/encode/A.cpp\tlowering/lower/B.cpp")

    def test_without_headers(self):
        self.write("lowering/shared_methods.tsv", "")
        code, _, errors = self.script("checks/check_shared.py", "--root", self.root, "--mlir", "/nowhere")
        self.assertEqual(code, 2)
        self.assertIn("no MLIR headers in '/nowhere'", errors)


if __name__ == "__main__":
    unittest.main()
