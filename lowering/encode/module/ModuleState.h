//===- ModuleState.h - what all functions of a module share -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program under construction, and the tables from MLIR to its ids. One object
// for one module.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULESTATE_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULESTATE_H

#include "lowering/encode/module/FunctionFacts.h"
#include "lowering/encode/module/Locations.h"
#include "lowering/encode/module/ModuleLayout.h"
#include "lowering/encode/module/Refusals.h"
#include "lowering/encode/module/Symbols.h"
#include "lowering/encode/module/Types.h"

namespace memref_cts::lowering {

struct ModuleState {
  /// `module` and `options` outlive it, and so does `program`.
  ModuleState(mlir::ModuleOp module, const EncodeOptions &options, refrt_program *program)
      : module(module), options(options), program(program), refusals(module, options, program), locations(program),
        types(program, layout, refusals), symbols(*this), facts(module) {}

  mlir::ModuleOp module;
  const EncodeOptions &options;
  refrt_program *program;
  Refusals refusals;
  Locations locations;
  ModuleLayout layout;
  Types types;
  Symbols symbols;
  FunctionFacts facts;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_MODULESTATE_H
