//===-- BindgenParts.cpp - what bindings of all languages share ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See BindgenParts.h.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/generate/BindgenParts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

bool memref_cts::abi_tests::isIdentifier(StringRef name) {
  return !name.empty() && !isDigit(name[0]) && all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

std::string memref_cts::abi_tests::mlirType(const Signature &signature) {
  auto list = [](ArrayRef<ValueType> types) {
    std::string text;
    for (const ValueType &type : types)
      text += (text.empty() ? "" : ", ") + type.mlir;
    return "(" + text + ")";
  };
  return list(signature.arguments) + " -> " + list(signature.results);
}

Hazards memref_cts::abi_tests::collectHazards(const Signature &signature, Convention convention) {
  Side caller = signature.defined ? Side::C : Side::Lowered, callee = signature.defined ? Side::Lowered : Side::C;
  Hazards hazards;
  // Whoever reads the text may have a compiler of today or an old one.
  for (Side side : {Side::C, Side::OldC})
    for (const Target &target : targets())
      for (const Hazard &hazard : hazardsOf(signature, convention, target, signature.defined ? side : caller,
                                            signature.defined ? callee : side))
        if (std::vector<const Target *> &list = hazards[hazard.kind]; !is_contained(list, &target))
          list.push_back(&target);
  return hazards;
}

std::string memref_cts::abi_tests::insteadOfStruct(const Signature &signature, bool hasWrapper) {
  if (signature.bare)
    return "return one value";
  std::string what = (signature.defined ? "call" : "provide") + std::string(" the C wrapper");
  return hasWrapper ? what + ", _mlir_ciface_" + signature.name
                    : "give the function the attribute llvm.emit_c_interface, and " + what;
}

std::string memref_cts::abi_tests::problemOfBareWrapper(const Signature &signature) {
  return std::string("it is to have a C wrapper, which takes descriptors, but passes bare pointers; ") +
         (signature.wrapperRequested ? "remove llvm.emit_c_interface" : "leave out --emit-c-wrappers");
}

Convention memref_cts::abi_tests::conventionOf(const Signature &signature, bool hasWrapper) {
  if (hasWrapper)
    return Convention::Wrapper;
  return signature.bare ? Convention::Bare : Convention::Default;
}
