//===-- PipelineOptions.h - Options of a case in a pipeline -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pipeline of the user's says with $MEMREF_CTS_OPTIONS which passes want the
// options of a case.
//
//===----------------------------------------------------------------------===//
#ifndef CONFORMANCE_ENGINE_PIPELINEOPTIONS_H
#define CONFORMANCE_ENGINE_PIPELINEOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <utility>

namespace memref_cts::conformance {

/// `pipeline` with, for each variable, those of `options` that the pass around it
/// has. An error names an option that none of these passes has. Passes must be
/// registered.
llvm::Expected<std::string> fillPipeline(llvm::StringRef pipeline,
                                         llvm::ArrayRef<std::pair<std::string, std::string>> options);

} // namespace memref_cts::conformance

#endif // CONFORMANCE_ENGINE_PIPELINEOPTIONS_H
