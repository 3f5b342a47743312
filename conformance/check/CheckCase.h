//===-- CheckCase.h - one case, from its text to its report ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of a check. Whatever happens to a case stays in its report.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_CHECKCASE_H
#define MEMREF_CTS_CONFORMANCE_CHECK_CHECKCASE_H

#include "conformance/check/lower/Job.h"

namespace memref_cts::conformance {

FileReport checkCase(Job &job, const CaseFile &file);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_CHECKCASE_H
