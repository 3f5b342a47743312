//===-- BytesHtml.h - bytes on a page ---------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A buffer before the call, as expected and as seen.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_BYTESHTML_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_BYTESHTML_H

#include "conformance/suite/stored/PageFinding.h"

namespace memref_cts::conformance {

void writeBytes(llvm::raw_ostream &os, const PageBytes &bytes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_BYTESHTML_H
