//===-- ReleaseForm.h - modules as other releases read them ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a module in the generic form of an older release of MLIR. What that
// release cannot say is refused; nothing is said in other words.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_RELEASES_RELEASEFORM_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_RELEASES_RELEASEFORM_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// What a release writes as MLIR 22 does, from some release on (releases.def).
enum class ReleaseSyntax : uint8_t {
  BuiltinVectors,  // vector<4x!llvm.ptr>; before: !llvm.vec<4 x ptr>
  LayoutEntries,   // index = 32 in a data layout; before: #dlti.dl_entry<index, 32>
  Properties,      // <{...}>
  StridedLayouts,  // strided<[...]>; before: the affine map
  PipelineAnchors, // builtin.module(...) around a pipeline
  ReadableIR       // LLVM IR whose text LLVM 22 reads; before: only its bitcode
};
bool knowsSyntax(unsigned release, ReleaseSyntax syntax);

/// The module as text for release `release`; on refusal the text is empty and
/// `refusal` says what the release does not know, and where.
std::string printForRelease(mlir::ModuleOp module, unsigned release, std::string &refusal);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_RELEASES_RELEASEFORM_H
