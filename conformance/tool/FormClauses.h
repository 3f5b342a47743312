//===-- FormClauses.h - clauses that not every lowering is asked -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For subcommands that check cases of the suite and read no registry otherwise.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_FORMCLAUSES_H
#define MEMREF_CTS_CONFORMANCE_TOOL_FORMCLAUSES_H

#include "conformance/suite/conform/Registry.h"
#include "conformance/tool/OwnData.h"

namespace memref_cts::conformance {

/// Of the tool's registry; none where there is none.
inline std::set<std::string> ownFormClauses() {
  llvm::Expected<std::string> path = dataFile("clauses.tsv");
  llvm::Expected<Registry> registry = path ? Registry::read(*path) : llvm::Expected<Registry>(path.takeError());
  if (registry)
    return registry->formClauses();
  llvm::consumeError(registry.takeError());
  return {};
}

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_FORMCLAUSES_H
