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

#include "llvm/ADT/ArrayRef.h"

namespace memref_cts::fuzz {

/// What makes two findings the same: lowering, engine, verdict, what was
/// compared and the operation at fault, or where and why a process died, without numbers and names.
std::string signatureOf(const conformance::Finding &finding, const conformance::CaseFile &file);

/// Whether the signature says nothing of what is at fault. Findings of such a signature are told
/// apart by the operations of their reduced cases.
bool needsOperations(const conformance::Finding &finding);

/// The signature of a finding whose reduced case has these operations.
std::string withOperations(llvm::StringRef signature, llvm::ArrayRef<std::string> operations);

/// Whether cases with these operations may show one bug: all of the one are in the other. Where nothing is known of
/// one of them, they may.
bool mayBeOne(llvm::ArrayRef<std::string> some, llvm::ArrayRef<std::string> others);

/// The case without its call lines.
std::string withoutCalls(llvm::StringRef caseText);

/// The case of a finding: its module with the one call that shows it, or, if it
/// belongs to none (""), with the first that the case states.
std::string caseOfFinding(llvm::StringRef caseText, llvm::StringRef call);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_SIGNATURE_H
