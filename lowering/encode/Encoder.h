//===- Encoder.h - the body of one function ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the operations of a function and appends their instructions. Handlers (see
// OpTable.def) read one operation and call `emit`, or refuse it; they keep no state
// of their own. Knows nothing of single operations.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODER_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODER_H

#include "lowering/encode/module/ModuleState.h"

namespace memref_cts::lowering {

using Ids = llvm::SmallVector<uint32_t, 8>;
using Attributes = llvm::SmallVector<uint64_t, 8>;

class WideEncoding;

class Encoder {
public:
  /// `function` has a body and is declared as `id`. `wide` outlives the encoder.
  Encoder(ModuleState &state, WideEncoding &wide, mlir::Operation *function, refrt_symbol id);

  void encodeBody();

  //===--- What handlers use ----------------------------------------------===//

  // The module's.
  const EncodeOptions &options;
  refrt_program *const program;
  const ModuleLayout &layout;
  Refusals &refusals;
  Locations &locations;
  Types &types;
  Symbols &symbols;
  FunctionFacts &facts;
  WideEncoding &wideEncoding;

  /// The id of a value, created when first seen.
  uint32_t getValue(mlir::Value value);
  /// A wide value has two ids.
  Ids getValues(mlir::ValueRange values);
  struct Wide {
    uint32_t low = REFRT_NONE, high = REFRT_NONE;
  };
  /// Both ids of a wide value (Types.h).
  Wide getWide(mlir::Value value);
  /// A fresh value that no MLIR value stands for.
  uint32_t addValue(refrt_type type);
  /// Says that a value not seen yet is one that has an id already.
  void setValue(mlir::Value value, uint32_t id) { values[value] = id; }
  uint32_t getBlock(mlir::Block *block) const { return blocks.lookup(block); }

  /// Appends the operations of a region of one block to the block at hand.
  void encodeInline(mlir::Region &region);
  /// The stack mark of an allocation scope whose region is being encoded.
  uint32_t &getScope(mlir::Operation *op) { return scopes[op]; }

  struct Extra {
    uint32_t flags = 0;
    llvm::ArrayRef<uint64_t> attributes = {};
  };
  /// Appends an instruction for `op`; any REFRT_NONE among the operands means
  /// that a refusal was recorded before, and nothing happens.
  void emit(mlir::Operation *op, refrt_opcode opcode, refrt_type type, llvm::ArrayRef<uint32_t> operands,
            llvm::ArrayRef<uint32_t> results, Extra extra = {0, {}});
  /// The common case: operands and results are those of `op`.
  void emit(mlir::Operation *op, refrt_opcode opcode, mlir::Type type, Extra extra = {0, {}});

private:
  void addBlocks();
  void addArgument(uint32_t target, mlir::BlockArgument argument, bool isOfFunction);
  /// What the function promises of its arguments, as one step.
  void checkArguments();
  void encodeOperation(mlir::Operation *op);
  /// Whether the machine has the types of `op` and does its arithmetic; false after
  /// a refusal.
  bool checkTypes(mlir::Operation *op, bool computesAddress);
  uint32_t getNumInstructions() const { return refrt_block_num_instructions(program, id, block); }
  /// Makes the instructions of `op`, from `first` of the block on, one step to who watches;
  /// one before and one behind each call.
  void joinInstructions(mlir::Operation *op, uint32_t first);
  /// Two words for each result and operand, as in refrt_operation.
  void join(uint32_t first, uint32_t count, llvm::ArrayRef<uint32_t> words, size_t numResults);

  mlir::Operation *function;
  const refrt_symbol id;
  uint32_t block = 0;
  llvm::DenseMap<mlir::Value, uint32_t> values;
  llvm::DenseMap<mlir::Value, Wide> wides;
  /// Without those that nothing reaches.
  llvm::DenseMap<mlir::Block *, uint32_t> blocks;
  llvm::DenseMap<mlir::Operation *, uint32_t> scopes;
  /// Whether the operation at hand has a wide operand or result.
  bool isWideOperation = false;
};

/// What encodes operations on wide integers, as instructions on their parts (Types.h). The walk
/// asks it for operations that have such an operand or result.
class WideEncoding {
public:
  virtual ~WideEncoding() = default;
  /// False after refusing the operation. `isSimple`: its row is a SIMPLE one.
  virtual bool check(Encoder &encoder, mlir::Operation *op, bool isSimple) = 0;
  /// Appends what stands for the instruction; it may refuse.
  virtual void encode(Encoder &encoder, mlir::Operation *op, refrt_opcode opcode, Encoder::Extra extra) = 0;
  /// The same for a constant with a wide result.
  virtual void encodeConstant(Encoder &encoder, mlir::Operation *op, mlir::Attribute attribute) = 0;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODER_H
