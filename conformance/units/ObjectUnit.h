//===-- ObjectUnit.h - units that became object code ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A command that prints an object has lowered the unit, and there is no module. One that stands
// for it is made of the source's types. Nothing here reads bytes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_OBJECTUNIT_H
#define MEMREF_CTS_CONFORMANCE_UNITS_OBJECTUNIT_H

#include "conformance/units/Units.h"

namespace memref_cts::conformance {

/// Makes object and module of what the command printed. If there is no such object, the reply says why.
void takeObject(const WorkerUnit &unit, const LoweringSpec &spec, ExternalResult &external);

/// That there is no module to be run, or shown. `wantsBytes`: the object itself is wanted.
void sayObject(const ObjectCode &object, bool wantsBytes, LowerReply &reply);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_OBJECTUNIT_H
