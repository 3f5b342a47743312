//===-- Signature.h - what makes two findings the same ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of findings, and the case of one. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_SIGNATURE_H
#define MEMREF_CTS_FUZZ_SIGNATURE_H

#include "conformance/CaseFile.h"
#include "conformance/CheckReport.h"

namespace memref_cts::fuzz {

/// What makes two findings the same: lowering, engine, verdict, what was
/// compared and the operation at fault, without numbers and names.
std::string signatureOf(const conformance::Finding &finding, const conformance::CaseFile &file);

/// The case without its call lines.
std::string withoutCalls(llvm::StringRef caseText);

/// The case of a finding: its module with the one call that shows it, or, if it
/// belongs to none (""), with the first that the case states.
std::string caseOfFinding(llvm::StringRef caseText, llvm::StringRef call);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_SIGNATURE_H
