//===-- CodeErrors.h - errors of LLVM's code generator -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's passes and code generator go on after an error and leave something that is
// no code of the module. Here an error ends the compilation: it is a refusal if the
// source asks for what cannot be had, else the lowering is to blame. Remarks and warnings
// are not kept.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_CODEERRORS_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_CODEERRORS_H

#include "conformance/engines/native/NativeModule.h"

namespace memref_cts::conformance {

class CodeErrors {
public:
  /// From here on `context` tells its errors to this, which must outlive its modules.
  explicit CodeErrors(llvm::LLVMContext &context);
  CodeErrors(const CodeErrors &) = delete;

  /// Ok where there was no error.
  Reply judge(llvm::ArrayRef<Building> units) const;
  Reply judge(const Building &unit) const { return judge(llvm::ArrayRef<Building>(&unit, 1)); }

private:
  struct Error {
    std::string words;
    std::string function; // "": not known
    std::string features; // that the function has
    bool ofAssembly;
  };
  void take(const llvm::DiagnosticInfo &diagnostic);
  static bool isOfSource(const Error &error, llvm::ArrayRef<Building> units);

  std::vector<Error> errors;
};

/// Why symbols are missing that no declaration of the lowered modules names: assembly
/// refers to them, or LLVM's code.
Reply judgeMissing(llvm::ArrayRef<Building> units, llvm::ArrayRef<std::string> symbols);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_CODEERRORS_H
