//===- Encoder.h - state shared by the handlers of operations ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One Encoder encodes one module. It owns the program under construction, the
// caches from MLIR types, values, blocks and symbols to refrt ids, and the list
// of refusals. Handlers (see OpTable.def) read one operation and call `emit` or
// `refuse`; they keep no state of their own. After the first refusal nothing is
// built any more, the walk goes on only to collect further refusals.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODER_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODER_H

#include "lowering/Encode.h"
#include "refrt/refrt.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DataLayout.h"

#include <map>

namespace mlir::LLVM {
class AddressOfOp;
} // namespace mlir::LLVM

namespace memref_cts::lowering {

using Ids = llvm::SmallVector<uint32_t, 8>;
using Attributes = llvm::SmallVector<uint64_t, 8>;
using Leaves = llvm::SmallVector<refrt_value, 4>;

class Encoder {
public:
  Encoder(mlir::ModuleOp module, const EncodeOptions &options) : module(module), options(options) {}

  llvm::Expected<EncodeResult> run();

  //===--- what handlers use
  //------------------------------------------------===//

  const EncodeOptions &getOptions() const { return options; }
  refrt_program *getProgram() { return program.get(); }
  const refrt_layout &getLayout() const { return layout; }
  /// False after refusing `op`, where the machine's arithmetic is not that of
  /// such pointers, or of the pointers of such memrefs.
  bool canComputeAddress(mlir::Operation *op, mlir::Type type);

  /// The refrt type, or REFRT_NONE when there is none; `getTypeReason` says
  /// why.
  refrt_type getType(mlir::Type type);
  const char *getTypeReason(mlir::Type type) const;
  /// As getType, and refuses `op` when there is none.
  refrt_type getTypeOrRefuse(mlir::Operation *op, mlir::Type type);

  /// The id of a value of the function at hand, created when first seen.
  uint32_t getValue(mlir::Value value);
  /// A wide value has two ids.
  Ids getValues(mlir::ValueRange values);
  /// Integers of 129 to 256 bits and vectors of them are two values to the
  /// machine: the low 128 bits, and the rest (EncodeWide.cpp).
  struct Wide {
    uint32_t low = REFRT_NONE, high = REFRT_NONE;
  };
  static bool isWide(mlir::Type type);
  static std::pair<mlir::Type, mlir::Type> getWideParts(mlir::Type type);
  Wide getWide(mlir::Value value);
  /// Of any value; one id where it is not wide.
  Wide getIds(mlir::Value value);
  /// A fresh value that no MLIR value stands for.
  uint32_t addValue(refrt_type type);
  uint32_t getBlock(mlir::Block *block) { return blocks.lookup(block); }
  /// Says that a value not seen yet is one that has an id already.
  void setValue(mlir::Value value, uint32_t id) { values[value] = id; }

  /// Appends the operations of a region of one block to the block at hand.
  void encodeInline(mlir::Region &region);
  /// The stack mark of an allocation scope whose region is being encoded.
  uint32_t &getScope(mlir::Operation *op) { return scopes[op]; }

  /// What an alias of a whole symbol stands for; other names as they are.
  mlir::StringAttr resolveAlias(mlir::StringAttr name) const;
  /// Ids of symbols; REFRT_NONE after a refusal of `op`.
  refrt_symbol getFunction(mlir::Operation *op, mlir::StringAttr name);
  refrt_symbol getGlobal(mlir::Operation *op, mlir::StringAttr name);
  /// A function that prints, of no or one argument, without results: the
  /// module's of that name, else one that nobody defines.
  refrt_symbol getPrinter(mlir::Operation *user, llvm::StringRef name, std::optional<refrt_type> argument);
  /// A constant global of its own that holds `text` and a zero.
  refrt_symbol addText(mlir::Operation *user, llvm::StringRef text);
  /// What a symbol names in the module, or null.
  mlir::Operation *lookupSymbol(mlir::StringAttr name) { return symbols.lookup(name).op; }

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

  void refuse(mlir::Operation *op, RefusalKind kind, const llvm::Twine &reason, mlir::Type type = {});
  bool hasRefused() const { return !refusals.empty(); }
  /// The functions of the LLVM dialect that something else than a call refers to,
  /// by function type and calling convention; looked for once. By the type that the
  /// machine compares: structs with and without a name are one.
  using TakenFunctions = llvm::DenseMap<refrt_type, std::map<uint64_t, llvm::SmallVector<mlir::Operation *>>>;
  const TakenFunctions &getTakenFunctions();
  /// Whether a function has stack memory of its own, or variadic arguments;
  /// looked for once in each.
  bool ownsStack(mlir::Operation *function);

  /// A promise that nothing checks and every module may make.
  void countPromise(llvm::StringRef name) { ++accepted[name.str()]; }
  /// A promise that nothing checks: counted and true if such are accepted, else
  /// refused with what it says in words.
  bool acceptPromise(mlir::Operation *op, llvm::StringRef name, const llvm::Twine &words);

  /// Appends the leaves of a constant of the given type. `splat` is set when
  /// the leaves are those of one element that repeats. Returns null, or why the
  /// attribute cannot be written down.
  const char *appendLeaves(mlir::Attribute attribute, mlir::Type type, llvm::SmallVectorImpl<refrt_value> &leaves,
                           bool *splat = nullptr);
  const char *appendElements(mlir::DenseElementsAttr dense, mlir::Type elementType, size_t numElements,
                             llvm::SmallVectorImpl<refrt_value> &leaves, bool *splat);

private:
  struct TypeEntry {
    refrt_type id;
    const char *reason;
  };
  struct SymbolEntry {
    mlir::Operation *op = nullptr;
    refrt_symbol id = REFRT_NONE;
    bool visited = false;
  };

  bool computeLayout(llvm::Error &error);
  bool convertLayout(llvm::StringRef text);
  /// Why the machine has no pointers of that space, or no descriptors; null if
  /// it has.
  const char *whyNoPointers(uint32_t space) const;
  const char *whyNoDescriptors() const;
  refrt_type buildType(mlir::Type type, const char *&reason);
  refrt_type buildMemRefType(mlir::Type type, const char *&reason);
  refrt_type buildFunctionType(mlir::TypeRange arguments, mlir::TypeRange results, bool variadic, const char *&reason);

  refrt_symbol declareFunction(mlir::Operation *op);
  static bool isDeclaration(mlir::Operation *global);
  /// Whether LLVM takes the global for a word to itself, as `llvm.used`: LangRef reserves
  /// the names, and what is in the section `llvm.metadata` reaches no object file.
  static bool isWithoutMemory(mlir::Operation *global);
  refrt_symbol declareGlobal(mlir::Operation *op);
  void encodeBody(mlir::Operation *function, refrt_symbol id);
  void addArgument(mlir::Operation *op, uint32_t target, mlir::BlockArgument argument, bool isOfFunction);
  void encodeOperation(mlir::Operation *op);
  /// Makes the instructions of `op`, from `first` of the block on, one step to who watches;
  /// one before and one behind each call.
  void joinInstructions(mlir::Operation *op, uint32_t first);
  /// Two words for each result and operand, as in refrt_operation.
  void join(uint32_t first, uint32_t count, llvm::ArrayRef<uint32_t> words, size_t numResults);
  const char *evaluateAddress(mlir::LLVM::AddressOfOp address, Leaves &leaves);
  const char *evaluateStep(mlir::LLVM::GEPOp step, const llvm::DenseMap<mlir::Value, Leaves> &known, Leaves &leaves);
  const char *evaluateInitializer(mlir::Region &region, llvm::SmallVectorImpl<refrt_value> &leaves);

  uint32_t getLocation(mlir::Operation *op);
  void blame(mlir::Operation *op);
  void noteBuilderError(mlir::Operation *op);
  void refuseProgram(RefusalKind kind);
  llvm::Expected<EncodeResult> finish();

  mlir::ModuleOp module;
  const EncodeOptions &options;
  ProgramPtr program;
  refrt_layout layout = {};
  llvm::DataLayout dataLayout;

  llvm::DenseMap<mlir::Type, TypeEntry> types;
  llvm::DenseMap<mlir::StringAttr, SymbolEntry> symbols;
  /// Functions with a body that still has to be encoded.
  llvm::SmallVector<std::pair<mlir::Operation *, refrt_symbol>, 8> pending;

  refrt_symbol function = REFRT_NONE;
  uint32_t block = 0;
  llvm::DenseMap<mlir::Value, uint32_t> values;
  llvm::DenseMap<mlir::Value, Wide> wides;
  /// Whether the operation at hand has a wide operand or result.
  bool isWideOperation = false;
  llvm::DenseMap<mlir::Block *, uint32_t> blocks;
  llvm::DenseMap<mlir::Operation *, uint32_t> scopes;

  mlir::Operation *locatedOp = nullptr;
  uint32_t locatedId = REFRT_NONE;

  std::vector<Refusal> refusals;
  llvm::StringMap<unsigned> refusalIndex;
  llvm::SetVector<llvm::StringRef> refusedSymbols;
  bool refusedModule = false; // ... or something in no symbol
  /// What was being built when the builder failed.
  mlir::Operation *unbuilt = nullptr;
  std::map<std::string, unsigned> accepted;

  std::optional<TakenFunctions> takenFunctions;
  llvm::DenseMap<mlir::Operation *, bool> stackOwners;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODER_H
