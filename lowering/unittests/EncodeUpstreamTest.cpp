//===- EncodeUpstreamTest.cpp - real programs leave nothing out
//------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel of conformance and every program of the encoder's own lit tests
// must be encoded without a refusal: as it stands, and as upstream's public
// pipelines lower it. mlir-opt is a black box that runs as a process.
//
//===----------------------------------------------------------------------===//

#include "lowering/Encode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <gtest/gtest.h>

using namespace memref_cts::lowering;

namespace {

struct Pipeline {
  const char *name;
  const char *text; // null: the program as it stands
  unsigned indexBits;
};

const Pipeline pipelines[] = {
    {"Source", nullptr, 0},
    {"Source32", nullptr, 32},
    {"Passes",
     "builtin.module(expand-strided-metadata,lower-affine,finalize-memref-to-"
     "llvm,convert-arith-to-llvm,"
     "convert-func-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-"
     "unrealized-casts)",
     0},
    {"Passes32",
     "builtin.module(expand-strided-metadata,lower-affine,finalize-memref-to-"
     "llvm{index-bitwidth=32 "
     "use-aligned-alloc=true},convert-arith-to-llvm{index-bitwidth=32},convert-"
     "func-to-llvm{index-bitwidth=32},"
     "convert-cf-to-llvm{index-bitwidth=32},convert-ub-to-llvm{index-bitwidth="
     "32},reconcile-unrealized-casts)",
     32},
    {"ConvertToLLVM",
     "builtin.module(expand-strided-metadata,lower-affine,convert-to-llvm,"
     "reconcile-unrealized-casts)",
     0},
    {"Wrapped",
     "builtin.module(arith-expand,expand-strided-metadata,lower-affine,"
     "finalize-memref-to-llvm{use-generic-functions="
     "true},convert-arith-to-llvm,func.func(llvm-request-c-wrappers),convert-"
     "func-to-llvm,convert-cf-to-llvm,"
     "convert-ub-to-llvm,reconcile-unrealized-casts)",
     0},
};

std::vector<std::string> listFiles(llvm::StringRef folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error))
    if (llvm::sys::path::extension(it->path()) == ".mlir")
      files.push_back(it->path());
  llvm::sort(files);
  return files;
}

class EncodeUpstream : public ::testing::TestWithParam<Pipeline> {
protected:
  EncodeUpstream() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                        mlir::DLTIDialect, mlir::func::FuncDialect,
                        mlir::LLVM::LLVMDialect, mlir::memref::MemRefDialect,
                        mlir::ub::UBDialect>();
  }

  void checkFile(const std::string &file) {
    SCOPED_TRACE(file);
    std::string input = file;
    llvm::SmallString<128> lowered;
    if (GetParam().text) {
      ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("encode-upstream", "mlir",
                                                      lowered));
      std::string tool = MEMREF_CTS_MLIR_OPT,
                  pipeline = std::string("--pass-pipeline=") + GetParam().text;
      ASSERT_EQ(llvm::sys::ExecuteAndWait(
                    tool, {tool, file, pipeline, "-o", lowered.str()}),
                0);
      input = lowered.str();
    }
    llvm::FileRemover remover(lowered, GetParam().text != nullptr);
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceFile<mlir::ModuleOp>(input, &context);
    ASSERT_TRUE(module);
    EncodeOptions options;
    options.indexBits = GetParam().indexBits;
    llvm::Expected<EncodeResult> encoded = encodeModule(*module, options);
    ASSERT_TRUE(bool(encoded)) << llvm::toString(encoded.takeError());
    for (const Refusal &refusal : encoded->refusals)
      ADD_FAILURE() << refusal.str();
    EXPECT_TRUE(encoded->program);
  }

  mlir::MLIRContext context;
};

TEST_P(EncodeUpstream, EncodesKernels) {
  std::vector<std::string> files =
      listFiles(MEMREF_CTS_SOURCE_DIR "/conformance/cases/kernels");
  ASSERT_GE(files.size(), 20u);
  for (const std::string &file : files)
    checkFile(file);
}

TEST_P(EncodeUpstream, EncodesEveryOperation) {
  std::vector<std::string> files =
      listFiles(MEMREF_CTS_SOURCE_DIR "/lowering/test/encode/Inputs");
  ASSERT_GE(files.size(), 4u);
  for (const std::string &file : files)
    checkFile(file);
}

INSTANTIATE_TEST_SUITE_P(Pipelines, EncodeUpstream,
                         ::testing::ValuesIn(pipelines),
                         [](const ::testing::TestParamInfo<Pipeline> &info) {
                           return info.param.name;
                         });

} // namespace
