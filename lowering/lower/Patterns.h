//===- Patterns.h - What all conversion patterns share ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State that patterns read, the pattern base class, and the populate functions,
// one per theme. Patterns never fail on what the check (Check.cpp) let pass.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_PATTERNS_H
#define MEMREF_CTS_LOWERING_LOWER_PATTERNS_H

#include "lowering/LowerOptions.h"
#include "lowering/Pattern.h"
#include "lowering/lower/ModuleSymbols.h"

namespace mlir::LLVM {
class LLVMFuncOp;
class LoopAnnotationAttr;
} // namespace mlir::LLVM
namespace mlir::func {
class FuncOp;
} // namespace mlir::func
namespace mlir::memref {
class AtomicRMWOp;
} // namespace mlir::memref

namespace memref_cts::lowering {

/// What patterns know besides the operation in hand.
struct LoweringState {
  const LoweringTypeConverter &converter;
  /// The same rules with bare pointers at functions that ask for them.
  const LoweringTypeConverter &bareConverter;
  const LowerOptions &options;
  /// Symbols of the module that is being lowered.
  ModuleSymbols symbols;

  /// The rules at the boundary of the function of that name.
  const LoweringTypeConverter &getBoundary(llvm::StringRef function) const {
    return symbols.isBare(function) ? bareConverter : converter;
  }

#ifdef MEMREF_CTS_PLANTED
  bool bug(PlantedBug planted) const { return options.plantedBug == planted; }
#else
  static constexpr bool bug(PlantedBug) { return false; }
#endif
};

/// Patterns of this project also read the state.
template <typename SourceOp>
struct LoweringPattern : LLVMPattern<SourceOp> {
  explicit LoweringPattern(LoweringState &state)
      : LLVMPattern<SourceOp>(state.converter), state(state) {}

protected:
  using LLVMPattern<SourceOp>::types;
  using LLVMPattern<SourceOp>::indexBuilder;
  bool bug(PlantedBug planted) const { return state.bug(planted); }

  LoweringState &state;
};

/// Adds the pattern `Wrong` where a bug is planted, else `Right`.
template <typename Wrong, typename Right>
void addOr(mlir::RewritePatternSet &patterns, LoweringState &state,
           bool planted) {
  if (planted)
    patterns.add<Wrong>(state);
  else
    patterns.add<Right>(state);
}

/// Static and dynamic parts of an operation, as one list in order.
llvm::SmallVector<Index> mixFields(llvm::ArrayRef<int64_t> statics,
                                   mlir::ValueRange dynamics);

/// The address of the element at `indices` (ADDR-01 to 12).
mlir::Value getElementAddress(const LoweringState &state, const IndexBuilder &b,
                              const RankedDescriptor &memref,
                              mlir::ValueRange indices);

/// The same in parts: what all elements lie at a distance from, the distance of
/// an element in elements, and the address of an element at a distance.
mlir::Value getBasePointer(const LoweringState &state, const IndexBuilder &b,
                           const RankedDescriptor &memref);
Index getElementNumber(const LoweringState &state, const IndexBuilder &b,
                       const RankedDescriptor &memref,
                       mlir::ValueRange indices);
mlir::Value getNumberedAddress(const LoweringState &state,
                               const IndexBuilder &b,
                               const RankedDescriptor &memref,
                               mlir::Value base, Index number);

/// Whether an update is a loop, for which blocks are added.
bool isUpdateLoop(mlir::memref::AtomicRMWOp op);

/// Attributes of the arguments of a function or call of that source type, for
/// the flattened ones; null if there are none. `attrs` is an array of
/// dictionaries or null.
mlir::ArrayAttr
flattenArgumentAttributes(const LoweringState &state,
                          const LoweringTypeConverter &converter,
                          mlir::FunctionType type, mlir::ArrayAttr attrs);

/// Attributes of the result of a function or call; null if there are none or
/// the result is packed or a descriptor, which no attribute speaks of.
mlir::ArrayAttr keepResultAttributes(const LoweringTypeConverter &converter,
                                     mlir::TypeRange types,
                                     mlir::ArrayAttr attrs);

/// Attributes of the function itself in its LLVM form: visibility, those of other
/// dialects or of none, and those that are llvm.func's own.
llvm::SmallVector<mlir::NamedAttribute> keepFunctionAttributes(const LoweringState &state,
                                                               mlir::func::FuncOp function);

/// What is said of the loop that a branch closes, or null.
mlir::LLVM::LoopAnnotationAttr getLoopAnnotation(mlir::Operation *branch);

/// Whether an attribute of that name says of a pointer what type it points to,
/// and `attrs` with such types converted, as far as they can be.
bool namesPointee(llvm::StringRef attribute);
mlir::DictionaryAttr
convertAttributeTypes(const LoweringTypeConverter &converter,
                      mlir::DictionaryAttr attrs);

/// Attributes of the arguments of the C wrapper of a function of that source
/// type, whose own are `attrs`.
mlir::ArrayAttr getWrapperArgumentAttributes(const LoweringState &state,
                                             mlir::FunctionType type,
                                             mlir::ArrayAttr attrs);

/// Those attributes of an argument whose names start with "llvm.", or the
/// others.
mlir::DictionaryAttr selectAttributes(mlir::DictionaryAttr attrs, bool ofLLVM);

/// Whether memory on the heap for elements of an LLVM type is asked for with
/// room to round its address up, so that its two pointers may differ (ALLOC-08,
/// ALLOC-11); `wanted`: an alignment is written.
bool isOverAllocated(mlir::Type elementType, bool wanted,
                     const LowerOptions &options);

/// Copies `bytes`, a number of the index type, from `source` to `target`.
void buildMemcpy(const IndexBuilder &b, mlir::Value target, mlir::Value source,
                 mlir::Value bytes);

/// Appends `argument`, a converted value of source type `type`, in the form in
/// which it is passed to a function under the convention of `boundary`.
void appendFlattened(const LoweringState &state,
                     const LoweringTypeConverter &boundary,
                     const IndexBuilder &b, mlir::Type type,
                     mlir::Value argument,
                     llvm::SmallVectorImpl<mlir::Value> &out);

/// The converted value of an argument of source type `type`, from what
/// appendFlattened appended on the other side.
mlir::Value rebuildArgument(const LoweringState &state,
                            const LoweringTypeConverter &boundary,
                            const IndexBuilder &b, mlir::Type type,
                            mlir::ValueRange passed);

/// The pointer that stands for a ranked descriptor under the bare convention,
/// and the descriptor that a pointer of that type stands for.
mlir::Value toBarePointer(const LoweringState &state, const IndexBuilder &b,
                          mlir::Value descriptor);
mlir::Value fromBarePointer(const LoweringState &state, const IndexBuilder &b,
                            mlir::MemRefType type, mlir::Value pointer);

/// Attribute of a function that gives it its linkage.
constexpr llvm::StringLiteral kLinkageAttr = "llvm.linkage";

/// Attributes of the LLVM dialect's operations that are taken from those lowered.
constexpr llvm::StringLiteral kMemoryEffectsAttr = "memory_effects";
constexpr llvm::StringLiteral kLoopAnnotationAttr = "loop_annotation";
/// The same as loops of scf leave it on the branch that closes them.
constexpr llvm::StringLiteral kPrefixedLoopAnnotationAttr = "llvm.loop_annotation";

/// Attribute of a function that passes bare pointers whatever the option says,
/// and whether it has it.
constexpr llvm::StringLiteral kBarePointersAttr = "llvm.bareptr";
bool wantsBarePointers(mlir::Operation *function);

/// Name of the C wrapper of a function, and whether one is wanted.
std::string getWrapperName(llvm::StringRef function);
bool wantsWrapper(mlir::Operation *function, const LowerOptions &options);

/// Adds the C wrapper of a function with the source type `type` that became
/// `function`: one that calls it, or the declaration of one that it calls.
void buildWrapper(const LoweringState &state, mlir::FunctionType type,
                  mlir::ArrayAttr argAttrs, mlir::ArrayAttr resAttrs,
                  mlir::LLVM::LLVMFuncOp function, mlir::OpBuilder &builder);

/// Calls `lane` on scalars or one-dimensional vectors: once, or per row when
/// the first type is an array of vectors; operands that are no arrays go to
/// every row. The values that `lane` appends are those of `resultTypes`.
void mapRows(mlir::OpBuilder &builder, mlir::Location loc,
             mlir::TypeRange resultTypes, mlir::ValueRange operands,
             llvm::function_ref<void(mlir::TypeRange, mlir::ValueRange,
                                     llvm::SmallVectorImpl<mlir::Value> &)>
                 lane,
             llvm::SmallVectorImpl<mlir::Value> &results);

/// `attr`, a number or dense numbers, with elements as LLVM has them: index of
/// the index width, signless integers, small floats as integers.
mlir::Attribute convertNumbers(mlir::Attribute attr,
                               const LoweringTypeConverter &converter);

void populateFuncPatterns(mlir::RewritePatternSet &patterns, LoweringState &);
void populateCallPatterns(mlir::RewritePatternSet &patterns, LoweringState &);
void populateControlFlowPatterns(mlir::RewritePatternSet &patterns,
                                 LoweringState &);
void populateArithIntegerPatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateArithFloatPatterns(mlir::RewritePatternSet &patterns,
                                LoweringState &);
void populateArithCastPatterns(mlir::RewritePatternSet &patterns,
                               LoweringState &);
void populateIndexPatterns(mlir::RewritePatternSet &patterns, LoweringState &);
void populateComplexPatterns(mlir::RewritePatternSet &patterns,
                             LoweringState &);
void populateComplexFunctionPatterns(mlir::RewritePatternSet &patterns,
                                     LoweringState &);
void populateMathPatterns(mlir::RewritePatternSet &patterns, LoweringState &);
void populateUBPatterns(mlir::RewritePatternSet &patterns, LoweringState &);
void populateMemRefAllocationPatterns(mlir::RewritePatternSet &patterns,
                                      LoweringState &);
void populateMemRefAccessPatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateMemRefAtomicPatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateMemRefViewPatterns(mlir::RewritePatternSet &patterns,
                                LoweringState &);
void populateMemRefShapePatterns(mlir::RewritePatternSet &patterns,
                                 LoweringState &);
void populateMemRefCopyPatterns(mlir::RewritePatternSet &patterns,
                                LoweringState &);
void populateMemRefGlobalPatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateVectorShapePatterns(mlir::RewritePatternSet &patterns,
                                 LoweringState &);
void populateVectorReducePatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateVectorMemoryPatterns(mlir::RewritePatternSet &patterns,
                                  LoweringState &);
void populateVectorTransferPatterns(mlir::RewritePatternSet &patterns,
                                    LoweringState &);
void populateVectorPrintPatterns(mlir::RewritePatternSet &patterns,
                                 LoweringState &);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_PATTERNS_H
