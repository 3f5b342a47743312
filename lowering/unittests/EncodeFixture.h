//===- EncodeFixture.h - lowers and encodes files for tests ------*- C++
//-*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the tests of the encoder share that work on files. This project's
// lowering and the pipelines of upstream's public passes are run by their drivers
// as black boxes in a process of their own. Encoding demands that nothing is
// refused.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_UNITTESTS_ENCODEFIXTURE_H
#define MEMREF_CTS_LOWERING_UNITTESTS_ENCODEFIXTURE_H

#include "lowering/Encode.h"
#include "refrt/refrt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <gtest/gtest.h>

namespace memref_cts::lowering {

struct EncodePipeline {
  const char *name;
  const char *text; // null: the program as it stands
  unsigned indexBits;
  const char *tool = MEMREF_CTS_MLIR_OPT;
};

inline const EncodePipeline encodePipelines[] = {
    {"Source", nullptr, 0},
    {"Source32", nullptr, 32},
    {"Passes",
     "builtin.module(expand-realloc,convert-scf-to-cf,expand-strided-metadata,"
     "lower-affine,"
     "finalize-memref-to-llvm,"
     "convert-arith-to-llvm,"
     "convert-func-to-llvm,"
     "convert-cf-to-llvm,"
     "convert-ub-to-llvm,"
     "convert-index-to-llvm,"
     "reconcile-unrealized-casts)",
     0},
    {"Passes32",
     "builtin.module(expand-realloc,convert-scf-to-cf,expand-strided-metadata,"
     "lower-affine,"
     "finalize-memref-to-llvm{index-bitwidth=32 use-aligned-alloc=true},"
     "convert-arith-to-llvm{index-bitwidth=32},"
     "convert-func-to-llvm{index-bitwidth=32},"
     "convert-cf-to-llvm{index-bitwidth=32},"
     "convert-ub-to-llvm{index-bitwidth=32},"
     "convert-index-to-llvm{index-bitwidth=32},"
     "reconcile-unrealized-casts)",
     32},
    {"ConvertToLLVM",
     "builtin.module(expand-realloc,convert-scf-to-cf,expand-strided-metadata,"
     "lower-affine,"
     "convert-to-llvm,"
     "reconcile-unrealized-casts)",
     0},
    {"Wrapped",
     "builtin.module(expand-realloc,convert-scf-to-cf,expand-strided-metadata,"
     "lower-affine,"
     "finalize-memref-to-llvm{use-generic-functions=true},"
     "convert-arith-to-llvm,"
     "func.func(llvm-request-c-wrappers),"
     "convert-func-to-llvm,"
     "convert-cf-to-llvm,"
     "convert-ub-to-llvm,"
     "convert-index-to-llvm,"
     "reconcile-unrealized-casts)",
     0},
    {"Expanded",
     "builtin.module(arith-expand,"
     "expand-realloc,convert-scf-to-cf,expand-strided-metadata,"
     "lower-affine,"
     "convert-to-llvm,"
     "reconcile-unrealized-casts)",
     0},
    {"Ours", "builtin.module(lower-to-llvm)", 0, MEMREF_CTS_OPT},
    {"Ours32", "builtin.module(lower-to-llvm{index-bitwidth=32 use-aligned-alloc=true})", 32, MEMREF_CTS_OPT},
    {"OursGeneric", "builtin.module(lower-to-llvm{use-generic-functions=true})", 0, MEMREF_CTS_OPT},
};

inline std::string getPipelineName(const ::testing::TestParamInfo<EncodePipeline> &info) { return info.param.name; }

inline std::vector<std::string> listFiles(llvm::StringRef folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end; it != end && !error; it.increment(error))
    if (llvm::sys::path::extension(it->path()) == ".mlir")
      files.push_back(it->path());
  llvm::sort(files);
  return files;
}

class EncodeFixture : public ::testing::TestWithParam<EncodePipeline> {
protected:
  EncodeFixture() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::complex::ComplexDialect,
                        mlir::math::MathDialect, mlir::DLTIDialect, mlir::func::FuncDialect, mlir::index::IndexDialect,
                        mlir::LLVM::LLVMDialect, mlir::memref::MemRefDialect, mlir::ub::UBDialect,
                        mlir::vector::VectorDialect>();
  }

  /// The file after the pipeline at hand; null, and a test failure, when it
  /// does not lower, parse, encode without refusals, and verify.
  ProgramPtr encodeFile(const std::string &file) {
    std::string input = file;
    llvm::SmallString<128> lowered;
    if (GetParam().text) {
      if (llvm::sys::fs::createTemporaryFile("encode", "mlir", lowered)) {
        ADD_FAILURE() << "no temporary file";
        return nullptr;
      }
      std::string tool = GetParam().tool, pipeline = std::string("--pass-pipeline=") + GetParam().text;
      int code = llvm::sys::ExecuteAndWait(tool, {tool, file, pipeline, "-o", lowered.str()});
      if (code != 0) {
        ADD_FAILURE() << tool << " exits with " << code;
        return nullptr;
      }
      input = lowered.str();
    }
    llvm::FileRemover remover(lowered, GetParam().text != nullptr);
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(input, &context);
    if (!module) {
      ADD_FAILURE() << "does not parse";
      return nullptr;
    }
    EncodeOptions options;
    options.indexBits = GetParam().indexBits;
    options.approximate = options.basicComplexDivision = true;
    return encodeWhole(*module, options);
  }

  /// A refusal is a failure of the test.
  static ProgramPtr encodeWhole(mlir::ModuleOp module, const EncodeOptions &options) {
    llvm::Expected<EncodeResult> encoded = encodeModule(module, options);
    if (!encoded) {
      ADD_FAILURE() << llvm::toString(encoded.takeError());
      return nullptr;
    }
    for (const EncodeRefusal &refusal : encoded->refusals)
      ADD_FAILURE() << refusal.str();
    return std::move(encoded->program);
  }

  mlir::MLIRContext context;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_UNITTESTS_ENCODEFIXTURE_H
