//===-- NativeObject.h - units that are object code -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module of such a unit stands for the object (boundary/StandIns.h). Here it gets what the
// object asks for of runtimes, and the object the names under which both are linked.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEOBJECT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEOBJECT_H

#include "conformance/engines/native/NativeModule.h"

namespace memref_cts::conformance {

/// Whether a function of the module is one of the object.
bool isOfObject(const Building &unit, llvm::StringRef name);

/// Before the unit is bound: a function for each symbol that the object asks for and that neither it nor the
/// source has. What of that is not there is said where declarations are bound.
void addRuntimeCalls(Building &unit, const llvm::StringSet<> &known);

/// When the functions of the module have their names: the object with its own, and its data as globals.
void nameObject(Building &unit);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_NATIVEOBJECT_H
