//===- Locations.cpp - places of operations -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// File, line, column and name of an operation as a location of refrt.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Locations.h"

using namespace mlir;

namespace memref_cts::lowering {

FileLineColRange findPosition(Location location) {
  if (FileLineColRange position = dyn_cast<FileLineColRange>(location))
    return position;
  return location->findInstanceOf<FileLineColRange>();
}

uint32_t Locations::get(Operation *op) {
  if (op == lastOp)
    return lastId;
  lastOp = op;
  // Attribute strings and operation names end with a zero.
  const char *name = op->getName().getStringRef().data();
  if (FileLineColRange position = findPosition(op->getLoc()))
    lastId = refrt_program_add_location(program, position.getFilename().str().c_str(), position.getStartLine(),
                                        position.getStartColumn(), name);
  else
    lastId = refrt_program_add_location(program, "", 0, 0, name);
  return lastId;
}

} // namespace memref_cts::lowering
