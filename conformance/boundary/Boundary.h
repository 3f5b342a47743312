//===-- Boundary.h - other conventions seen as the default one ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Engines speak the default memref convention. Where a case asks for C wrappers
// or bare pointers, the lowered module gets functions that do what C would do
// on the other side. Every engine then sees them.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_BOUNDARY_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_BOUNDARY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

inline constexpr char kWrapperPrefix[] = "_mlir_ciface_"; // of the name of a C wrapper
inline constexpr char kMovedSuffix[] = ".lowered";        // of a function in whose place another stands

struct BoundaryOptions {
  unsigned indexBits = 64;
  bool bare = false;            // memrefs cross as bare pointers in every function, not only where asked for
  bool allWrappers = false;     // every function has a C wrapper, not only where asked for
  std::string only;             // the lowered module was cut to this function and may lack others; "": all are there
  bool throughWrappers = false; // defined functions that have one are called through it
  bool mayWrap = false;         // declared functions may be called through wrappers that nobody asked for
};

/// Names of the defined functions that have a C wrapper.
std::vector<std::string> findWrapped(mlir::ModuleOp source, bool all);

/// Whether a program may show that functions which pass bare pointers lose the
/// allocated ones: one that is called gives a memref back, or an external function
/// is given one.
bool losesAllocatedPointers(mlir::ModuleOp source, bool all);

/// Public functions that are not there or have another type than the clauses demand, each
/// with what is wrong.
using Mismatches = std::vector<std::pair<std::string, std::string>>;

/// Adapts `lowered`, which came from a module or part of one with these functions.
/// Returns "", or what keeps it from being adapted. Functions that need no adapting are
/// compared, and what is wrong with them goes into `mismatches`.
std::string adaptBoundary(llvm::ArrayRef<mlir::func::FuncOp> functions, mlir::ModuleOp lowered,
                          const BoundaryOptions &options, Mismatches &mismatches);

/// The same for the public functions that the source has in LLVM's dialect already.
void compareOwnFunctions(mlir::ModuleOp source, mlir::ModuleOp lowered, Mismatches &mismatches);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_BOUNDARY_H
