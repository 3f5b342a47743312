//===-- ObjectCode.h - object files that a command prints --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a relocatable object of this machine (ELF for x86-64), and gives its symbols names that
// are no others' in the program that it is linked with. Nothing here links or runs it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_OBJECTCODE_H
#define MEMREF_CTS_CONFORMANCE_UNITS_OBJECTCODE_H

#include "conformance/Worker.h"
#include "conformance/boundary/StandIns.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// A part of an object that has data of the program.
struct ObjectData {
  std::string symbol; // at its beginning, in what `renamed` gives, behind the prefix
  uint32_t section = 0;
  uint64_t size = 0;
  bool isConstant = false;
};

struct ObjectCode {
  std::string bytes;
  std::vector<ObjectSymbol> symbols; // global and weak ones
  std::vector<ObjectData> data;
  bool hasNarrowAddresses = false; // of 32 bits, in code or data: it is linked below 2 GiB, or not at all

  /// The bytes, with `prefix` before the names of all symbols that `keeps` does not say yes to, and with
  /// symbols for the data.
  std::string renamed(const std::string &prefix, llvm::function_ref<bool(llvm::StringRef)> keeps) const;
};

/// Null: `problem` says what the bytes are instead of an object that is linked with code of that machine.
std::shared_ptr<const ObjectCode> readObject(std::string bytes, const llvm::Triple &machine, Reply &problem);

/// Why nothing is said of an object that this source became, or "".
std::string whyNotAsObject(mlir::ModuleOp source);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_OBJECTCODE_H
