//===- MemrefCtsOpt.cpp - mlir-opt with the passes of this project --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All dialects and passes of MLIR plus those of `lowering`, so that they can
// be mixed in one pipeline.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  memref_cts::lowering::registerPasses();
  return mlir::failed(mlir::MlirOptMain(
      argc, argv, "Passes of memref-cts beside those of MLIR\n", registry));
}
