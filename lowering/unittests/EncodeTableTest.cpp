//===- EncodeTableTest.cpp - the encoder's table against the dialects
//------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks OpTable.def: every row names a registered operation once, every opcode
// of refrt is reached, and no operation of the source dialects is unlisted.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/OpTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringMap.h"

#include <gtest/gtest.h>

using namespace memref_cts::lowering;

namespace {

class EncodeTable : public ::testing::Test {
protected:
  EncodeTable() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::complex::ComplexDialect,
                        mlir::func::FuncDialect, mlir::index::IndexDialect, mlir::LLVM::LLVMDialect,
                        mlir::math::MathDialect, mlir::memref::MemRefDialect, mlir::ub::UBDialect,
                        mlir::vector::VectorDialect>();
    for (const EncodeRow &row : getOpTable())
      rows.try_emplace(row.name, &row);
  }
  mlir::MLIRContext context;
  llvm::StringMap<const EncodeRow *> rows;
};

TEST_F(EncodeTable, NamesRegisteredOperationsOnce) {
  EXPECT_EQ(rows.size(), getOpTable().size()) << "an operation has two rows";
  for (const EncodeRow &row : getOpTable()) {
    mlir::OperationName name(row.name, &context);
    EXPECT_TRUE(name.isRegistered()) << row.name.str();
    EXPECT_EQ(name.getTypeID(), row.id) << row.name.str();
  }
}

TEST_F(EncodeTable, KindsCarryWhatTheyNeed) {
  for (const EncodeRow &row : getOpTable()) {
    bool encodes = row.kind == EncodeRow::Simple || row.kind == EncodeRow::Handler;
    EXPECT_EQ(encodes, row.encode != nullptr) << row.name.str();
    EXPECT_EQ(encodes, !row.opcodes.empty()) << row.name.str();
    bool explains = row.kind == EncodeRow::Refused || row.kind == EncodeRow::Ignored;
    EXPECT_EQ(explains, *row.text != '\0') << row.name.str();
  }
}

TEST_F(EncodeTable, ReachesEveryOpcode) {
  std::vector<bool> reached(REFRT_OP_COUNT);
  for (const EncodeRow &row : getOpTable())
    for (refrt_opcode opcode : row.opcodes)
      reached[opcode] = true;
  for (unsigned opcode = 0; opcode < REFRT_OP_COUNT; ++opcode)
    EXPECT_TRUE(reached[opcode]) << refrt_opcode_name(refrt_opcode(opcode));
}

TEST_F(EncodeTable, ListsEveryOperationOfTheSourceDialects) {
  unsigned seen = 0;
  for (mlir::RegisteredOperationName name : context.getRegisteredOperations()) {
    llvm::StringRef dialect = name.getDialectNamespace();
    if (dialect != "func" && dialect != "cf" && dialect != "arith" && dialect != "ub" && dialect != "index" &&
        dialect != "memref" && dialect != "complex" && dialect != "math" && dialect != "vector")
      continue;
    ++seen;
    EXPECT_TRUE(rows.contains(name.getStringRef())) << name.getStringRef().str();
  }
  EXPECT_GT(seen, 230u);
}

/// What any lowering can make: run, ignored or refused with a reason.
TEST_F(EncodeTable, ListsEveryOperationOfTheLLVMDialect) {
  unsigned seen = 0;
  for (mlir::RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.getDialectNamespace() != "llvm")
      continue;
    ++seen;
    EXPECT_TRUE(rows.contains(name.getStringRef())) << name.getStringRef().str();
  }
  EXPECT_GT(seen, 280u);
}

/// The operations that the reference machine promises to run.
TEST_F(EncodeTable, EncodesThePromisedOperations) {
  for (const EncodeRow &row : getOpTable()) {
    llvm::StringRef dialect = row.name.split('.').first;
    if (row.kind == EncodeRow::Refused && (dialect == "func" || dialect == "cf" || dialect == "ub" ||
                                           dialect == "index" || dialect == "arith" || dialect == "math"))
      ADD_FAILURE() << row.name.str();
  }
  for (llvm::StringRef name : {"alloc",
                               "alloca",
                               "dealloc",
                               "load",
                               "store",
                               "dim",
                               "rank",
                               "cast",
                               "subview",
                               "reinterpret_cast",
                               "extract_strided_metadata",
                               "extract_aligned_pointer_as_index",
                               "copy",
                               "get_global",
                               "view",
                               "expand_shape",
                               "collapse_shape",
                               "reshape",
                               "memory_space_cast",
                               "realloc"}) {
    const EncodeRow *row = rows.lookup(("memref." + name).str());
    ASSERT_TRUE(row) << name.str();
    EXPECT_TRUE(row->encode) << name.str();
  }
}

TEST_F(EncodeTable, UnregisteredOperationsHaveNoRow) {
  context.allowUnregisteredDialects();
  mlir::OperationState state(mlir::UnknownLoc::get(&context), "nowhere.op");
  mlir::Operation *op = mlir::Operation::create(state);
  EXPECT_EQ(findEncodeRow(op), nullptr);
  op->destroy();
}

} // namespace
