//===-- AotObject.h - lowered units as object files --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side of the aot engine: an object file for the target the unit was
// loaded for, with the tables that aot/program/executable.c needs. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTOBJECT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTOBJECT_H

#include "conformance/units/Units.h"

namespace memref_cts::conformance {

ObjectReply compileObject(Units &units, uint32_t unit, const std::string &entry, unsigned optLevel, uint32_t form,
                          StageTimes &times);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_AOT_AOTOBJECT_H
