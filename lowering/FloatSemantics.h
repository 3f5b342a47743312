//===- FloatSemantics.h - float kinds as LLVM knows them --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that maps refrt's float kinds to LLVM's formats, for whoever
// compares the two. Must not compute anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_LOWERING_FLOATSEMANTICS_H
#define MEMREF_CTS_LOWERING_FLOATSEMANTICS_H

#include "refrt/refrt.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/ErrorHandling.h"

namespace memref_cts::lowering {

/// LLVM's format of the same name; all kinds have one. Lives as long as the program.
inline const llvm::fltSemantics &semanticsOf(refrt_float_kind kind) {
  switch (kind) {
  case REFRT_FLOAT_F16:
    return llvm::APFloat::IEEEhalf();
  case REFRT_FLOAT_BF16:
    return llvm::APFloat::BFloat();
  case REFRT_FLOAT_F32:
    return llvm::APFloat::IEEEsingle();
  case REFRT_FLOAT_F64:
    return llvm::APFloat::IEEEdouble();
  case REFRT_FLOAT_F80:
    return llvm::APFloat::x87DoubleExtended();
  case REFRT_FLOAT_F128:
    return llvm::APFloat::IEEEquad();
  case REFRT_FLOAT_TF32:
    return llvm::APFloat::FloatTF32();
  case REFRT_FLOAT_F8E5M2:
    return llvm::APFloat::Float8E5M2();
  case REFRT_FLOAT_F8E4M3:
    return llvm::APFloat::Float8E4M3();
  case REFRT_FLOAT_F8E4M3FN:
    return llvm::APFloat::Float8E4M3FN();
  case REFRT_FLOAT_F8E5M2FNUZ:
    return llvm::APFloat::Float8E5M2FNUZ();
  case REFRT_FLOAT_F8E4M3FNUZ:
    return llvm::APFloat::Float8E4M3FNUZ();
  case REFRT_FLOAT_F8E4M3B11FNUZ:
    return llvm::APFloat::Float8E4M3B11FNUZ();
  case REFRT_FLOAT_F8E3M4:
    return llvm::APFloat::Float8E3M4();
  case REFRT_FLOAT_F8E8M0FNU:
    return llvm::APFloat::Float8E8M0FNU();
  case REFRT_FLOAT_F6E2M3FN:
    return llvm::APFloat::Float6E2M3FN();
  case REFRT_FLOAT_F6E3M2FN:
    return llvm::APFloat::Float6E3M2FN();
  case REFRT_FLOAT_F4E2M1FN:
    return llvm::APFloat::Float4E2M1FN();
  case REFRT_FLOAT_COUNT:
    break;
  }
  llvm_unreachable("float kinds are exhaustive");
}

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_FLOATSEMANTICS_H
