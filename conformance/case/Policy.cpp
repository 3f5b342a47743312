//===-- Policy.cpp - how the numbers of a case are judged ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A policy in words, for reports.
//
//===----------------------------------------------------------------------===//

#include "conformance/Policy.h"

using namespace memref_cts::conformance;

std::string NumberPolicy::text() const {
  std::string text = ulp ? "approximate floats within " + std::to_string(ulp) + " ULP" : "";
  if (basicComplexDivision)
    text += std::string(text.empty() ? "" : ", ") + "complex division in the basic form";
  return text;
}
