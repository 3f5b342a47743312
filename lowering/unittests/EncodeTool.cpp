//===- EncodeTool.cpp - encode-test: shows what the encoder makes of a file
//===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Test tool: parses a module (or several), encodes and verifies each,
// and prints the program text, or one line per refusal. Not installed; users
// have memref-cts-opt for that. What is printed must parse back to the same
// program. Exit codes as everywhere: 0 all encoded, 1 something refused, 2 bad
// input, 3 internal.
//
//===----------------------------------------------------------------------===//

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
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/ToolUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

#include <chrono>

using namespace memref_cts;

static llvm::cl::opt<std::string> inputName(llvm::cl::Positional, llvm::cl::desc("<input .mlir, or - >"),
                                            llvm::cl::init("-"));
static llvm::cl::opt<unsigned> indexBits("index-bitwidth", llvm::cl::desc("Width of index; 0: from the module"),
                                         llvm::cl::init(0));
static llvm::cl::list<std::string> entries("entry", llvm::cl::desc("Encode only these functions"),
                                           llvm::cl::CommaSeparated);
static llvm::cl::opt<bool> quiet("quiet", llvm::cl::desc("Refusals only, no program text"), llvm::cl::init(false));
static llvm::cl::opt<bool> splitInput("split-input-file", llvm::cl::desc("Modules are separated by // -----"),
                                      llvm::cl::init(false));
static llvm::cl::opt<std::string> dataLayout("data-layout", llvm::cl::desc("For modules without one"),
                                             llvm::cl::init(""));
static llvm::cl::opt<bool> approximate("approximate", llvm::cl::desc("Encode what has no exact result"));
static llvm::cl::opt<bool> basicDivision("basic-complex-division",
                                         llvm::cl::desc("Encode complex.div in its basic form"));
static llvm::cl::opt<bool> acceptPromises("accept-promises", llvm::cl::desc("Take what nothing checks as kept"));
static llvm::cl::opt<unsigned> repeat("repeat", llvm::cl::desc("Encode so many times and print the mean time"),
                                      llvm::cl::init(0));

static void writeTo(void *user, const char *text, size_t length) {
  static_cast<llvm::raw_ostream *>(user)->write(text, length);
}

static std::string getText(const refrt_program *program) {
  std::string text;
  llvm::raw_string_ostream os(text);
  refrt_program_print(program, writeTo, &os);
  return text;
}

/// Prints the program; what is printed must parse, verify and print again the
/// same.
static void printProgram(const refrt_program *program, llvm::raw_ostream &os, int &code) {
  std::string text = getText(program);
  if (!quiet)
    os << text;
  refrt_program *parsed = nullptr;
  refrt_status status = refrt_program_parse(nullptr, "encoded", text.data(), text.size(), &parsed);
  if (status == REFRT_OK)
    status = refrt_program_verify(parsed);
  if (status != REFRT_OK) {
    os << "error: does not parse back: " << (parsed ? refrt_program_error(parsed) : refrt_status_name(status)) << '\n';
    code = 3;
  } else if (getText(parsed) != text) {
    os << "error: parses back to another program\n";
    code = 3;
  }
  refrt_program_destroy(parsed);
}

static lowering::EncodeOptions getOptions() {
  lowering::EncodeOptions options;
  options.indexBits = indexBits;
  options.dataLayout = dataLayout;
  options.approximate = approximate;
  options.basicComplexDivision = basicDivision;
  options.acceptPromises = acceptPromises;
  options.entries.assign(entries.begin(), entries.end());
  return options;
}

static void measure(mlir::ModuleOp module, llvm::raw_ostream &os) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  for (unsigned i = 0; i < repeat; ++i)
    llvm::consumeError(lowering::encodeModule(module, getOptions()).takeError());
  os << "// " << std::chrono::duration<double, std::micro>(Clock::now() - start).count() / repeat
     << " microseconds per module\n";
}

/// Encodes one module; the worst exit code goes to `code`.
static void encodeChunk(mlir::MLIRContext &context, std::unique_ptr<llvm::MemoryBuffer> buffer, llvm::raw_ostream &os,
                        int &code) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  mlir::SourceMgrDiagnosticHandler handler(sources, &context);
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(sources, &context);
  if (!module) {
    code = 2;
    return;
  }
  llvm::Expected<lowering::EncodeResult> encoded = lowering::encodeModule(*module, getOptions());
  if (!encoded) {
    os << "error: " << llvm::toString(encoded.takeError()) << '\n';
    code = 2;
    return;
  }
  for (const lowering::EncodeRefusal &refusal : encoded->refusals)
    os << "refused: " << refusal.str() << '\n';
  for (const lowering::AcceptedPromise &promise : encoded->accepted)
    os << "// not checked: " << promise.name << ' ' << promise.count << '\n';
  if (!encoded->program)
    code = std::max(code, 1);
  else
    printProgram(encoded->program.get(), os, code);
  if (repeat)
    measure(*module, os);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::ParseCommandLineOptions(argc, argv, "Shows what the encoder makes of MLIR modules\n");
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(inputName, &error);
  if (!input) {
    llvm::errs() << "encode-test: " << error << '\n';
    return 2;
  }
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::complex::ComplexDialect,
                      mlir::math::MathDialect, mlir::DLTIDialect, mlir::func::FuncDialect, mlir::index::IndexDialect,
                      mlir::LLVM::LLVMDialect, mlir::memref::MemRefDialect, mlir::ub::UBDialect,
                      mlir::vector::VectorDialect>();
  context.allowUnregisteredDialects();
  int code = 0;
  auto encodeOne = [&](std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &os) {
    encodeChunk(context, std::move(chunk), os, code);
    return mlir::success();
  };
  (void)mlir::splitAndProcessBuffer(std::move(input), encodeOne, llvm::outs(), splitInput ? "// -----" : "",
                                    "// -----\n");
  return code;
}
