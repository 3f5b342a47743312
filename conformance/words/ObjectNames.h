//===-- ObjectNames.h - names for parts of object code -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Object code that a lowering gave has symbols and sections. Knows no format of objects.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_OBJECTNAMES_H
#define MEMREF_CTS_CONFORMANCE_WORDS_OBJECTNAMES_H

namespace memref_cts::conformance {

/// What begins the names of an object's own symbols where it is linked; "$" keeps them apart from the source's. A
/// global of such a name (Outcome::otherGlobals) is a section, which has any number of the source's constants in it.
inline constexpr char kObjectPrefix[] = "memref_cts_object$";

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_OBJECTNAMES_H
