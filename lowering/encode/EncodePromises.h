//===- EncodePromises.h - promises as instructions --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What attributes of functions, arguments and results promise: instructions that
// check it, or a refusal. Must not know what a promise means when it is broken:
// that is the machine's.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODEPROMISES_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODEPROMISES_H

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <string>

namespace memref_cts::lowering {

class Pieces;

/// What attributes of arguments and results promise:
/// instructions that check it, and the value as it then is. `what` is the value
/// in words.
uint32_t requirePromises(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t value,
                         mlir::DictionaryAttr attributes, const llvm::Twine &what);
/// `kind` is what a value is of the function, "argument" or "result".
Ids requirePromises(Encoder &encoder, mlir::Operation *op, mlir::ValueRange values, mlir::ArrayAttr attributes,
                    llvm::StringRef kind, llvm::StringRef function);
/// " of @name", or words for a callee that is a value.
std::string ofFunction(llvm::StringRef function);
/// Undefined behaviour unless `holds`; a trap says "`what` is false".
void assume(Encoder &encoder, mlir::Operation *op, uint32_t holds, const llvm::Twine &what);
/// That many bytes can be read through the pointer; a trap says that it breaks `what`.
void requireDereferenceable(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t pointer, uint64_t bytes,
                            bool orNull, const llvm::Twine &what);
/// A call whose results have these attributes. `call` makes it, with the ids of
/// the results that it is given.
void callWithPromises(Encoder &encoder, mlir::Operation *op, mlir::ArrayAttr attributes, llvm::StringRef function,
                      llvm::function_ref<void(llvm::ArrayRef<uint32_t>)> call);
/// The value if `holds`, else poison because of the promise `what`.
uint32_t poisonUnless(Encoder &encoder, Pieces &p, refrt_type type, uint32_t holds, uint32_t value,
                      const llvm::Twine &what);
/// Returns of func and of LLVM, with what their function promises of results.
void encodeReturn(Encoder &encoder, mlir::Operation *op);
/// Only the alignment.
uint32_t requireAlignment(Encoder &encoder, mlir::Operation *op, mlir::Type type, uint32_t pointer,
                          mlir::DictionaryAttr attributes, const llvm::Twine &what);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODEPROMISES_H
