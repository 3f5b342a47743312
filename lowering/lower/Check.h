//===- Check.h - What can be lowered, found out beforehand ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks at a module before anything is changed, so that a failure leaves it as
// it was and each cause is said once, with its location. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECK_H
#define MEMREF_CTS_LOWERING_LOWER_CHECK_H

#include "lowering/lower/Patterns.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>

namespace memref_cts::lowering {

/// Source dialects, as bits of a set.
enum DialectBit : unsigned {
  kFunc = 1,
  kControlFlow = 2,
  kArith = 4,
  kMemRef = 8,
  kUB = 16,
  kIndex = 32,
  kComplex = 64,
  kMath = 128,
  kVector = 256,
  kAllDialects = 511,
};

/// The type rules at each width of index, made when they are asked for.
class IndexWidths {
public:
  /// The width of index at which one of the two types becomes the other, where
  /// that depends on the width; else 0.
  unsigned find(mlir::Type a, mlir::Type b);

private:
  std::unique_ptr<LoweringTypeConverter> converters[3];
};

class Checker;
using CheckFunction = std::optional<std::string> (*)(mlir::Operation *,
                                                     Checker &);

/// What is known of an operation name; made once per context.
struct OpRow {
  unsigned dialect = 0;
  CheckFunction check = nullptr;
};
using OpRows = llvm::DenseMap<mlir::OperationName, OpRow>;
OpRows getOpRows(mlir::MLIRContext *context);

class Checker {
public:
  /// `target`: what it says of operations of other dialects is for patterns of
  /// users.
  Checker(LoweringState &state, const OpRows &rows, unsigned dialects,
          const mlir::ConversionTarget &target);

  /// Checks all operations of `module` but those in modules inside.
  void check(mlir::ModuleOp module);

  /// Whether `module`, which was checked, had `before` as the width of index in
  /// passes before, which left no cast that shows another one (FLOW-10).
  void refuseWidth(mlir::ModuleOp module, unsigned before);

  /// One entry per cause, in the order of the module.
  struct Refusal {
    mlir::Operation *op;
    std::string reason;
    unsigned count;
    /// Of widths of index: an error in the partial mode too, nothing can stay as it is.
    bool always;
  };
  llvm::ArrayRef<Refusal> getRefusals() const { return causes; }

  /// Notes what is left out of `op`, where the module is lowered all the same.
  void warn(mlir::Operation *op, std::string text);
  /// By what is said, in the order of the module: the operations.
  using Warnings = llvm::MapVector<std::string, llvm::SmallVector<mlir::Operation *, 1>,
                                   std::map<std::string, unsigned>>;
  const Warnings &getWarnings() const { return warnings; }

  /// Adds what cannot be lowered because of what is refused already.
  void closeRefusals();
  bool isRefused(mlir::Operation *op) const { return refused.contains(op); }
  /// Whether something is an error in each mode.
  bool mustFail() const;
  bool lowersMemRef() const { return dialects & kMemRef; }
  const llvm::DenseSet<mlir::Operation *> &getRefused() const {
    return refused;
  }
  /// Casts that resolve, but of several values or at the end of a chain: each with
  /// what its chain starts from.
  llvm::ArrayRef<std::pair<mlir::UnrealizedConversionCastOp, mlir::ValueRange>>
  getCompoundCasts() const {
    return compoundCasts;
  }
  /// Regions of more than one block.
  llvm::ArrayRef<mlir::Region *> getMultiBlockRegions() const {
    return multiBlockRegions;
  }

  /// For check functions: an error text unless `op` can call `function`.
  std::optional<std::string> needRuntime(mlir::Operation *op,
                                         RuntimeFunction function);
  /// The same for a function of C of that type. `isOfLibrary`: it is what C says of
  /// it; else the module may bring its own.
  std::optional<std::string> needFunction(mlir::Operation *op,
                                          llvm::StringRef name,
                                          mlir::LLVM::LLVMFunctionType type,
                                          bool isOfLibrary = false);

  /// The same unless `block` can be branched to.
  std::optional<std::string> checkEdge(mlir::Block *block);

  /// For check functions: whether a type has a name in it that is reserved for
  /// converted structs (CONTAINER-07).
  bool hasReservedName(mlir::Type type);

  LoweringState &state;

private:
  void checkOp(mlir::Operation *op);
  bool blameOperands(mlir::Operation *op);
  void collectReservedNames(mlir::ModuleOp module);
  bool blameNames(mlir::Operation *op);
  void checkWidth(mlir::UnrealizedConversionCastOp cast);
  void checkResolves(mlir::UnrealizedConversionCastOp cast);
  mlir::ValueRange findStart(mlir::UnrealizedConversionCastOp cast);
  bool isReachable(mlir::Operation *op);
  void refuse(mlir::Operation *op, std::string reason, bool perOpName,
              bool always = false);
  bool lowersEverything() const { return dialects == kAllDialects; }

  const OpRows &rows;
  unsigned dialects;
  const mlir::ConversionTarget &target;
  mlir::ModuleOp checked;
  llvm::DenseSet<mlir::Operation *> refused;
  llvm::SmallVector<Refusal> causes;
  Warnings warnings;
  llvm::StringMap<unsigned> causeNumbers;
  /// By what was refused: the number of its cause.
  llvm::DenseMap<mlir::Operation *, unsigned> causesOf;
  llvm::SmallVector<mlir::Region *> multiBlockRegions;
  /// By the names of functions that were asked for.
  llvm::StringMap<std::optional<std::string>> functionTroubles;
  IndexWidths widths;
  /// By blocks that are branched to.
  llvm::DenseMap<mlir::Block *, std::optional<std::string>> targetTroubles;
  /// Of structs in the types of functions, which are refused for them.
  llvm::StringSet<> refusedNames;
  /// Remembers what it has seen.
  mlir::AttrTypeWalker reservedNames;
  /// By casts: what the chain that ends with it starts from.
  llvm::DenseMap<mlir::Operation *, mlir::ValueRange> castStarts;
  llvm::SmallVector<std::pair<mlir::UnrealizedConversionCastOp, mlir::ValueRange>> compoundCasts;
  /// By regions of several blocks.
  llvm::DenseMap<mlir::Region *, llvm::DenseSet<mlir::Block *>> reachable;
};

/// "type 'T'", and the same with why it has no LLVM form.
std::string printType(mlir::Type type);
std::string explainType(mlir::Type type, const LoweringTypeConverter &converter);

/// Whether `function` has the attribute that makes it variadic.
bool isVariadicFunction(mlir::Operation *function);

/// Whether LLVM has arithmetic on the floats of an operation.
std::optional<std::string> checkFloats(mlir::Operation *op, Checker &checker);

/// Why the attributes of a function or call, in their LLVM form, say something
/// else or cannot be (CALL-RANKED-04, CALL-RANKED-10, BARE-19, LLVMMOD-ATTR-02).
/// `own` are those of the function itself. Warns of promises that have no place.
std::optional<std::string>
checkAttributes(mlir::Operation *op, Checker &checker, const LoweringTypeConverter &boundary,
                mlir::FunctionType type, mlir::ArrayAttr argAttrs, mlir::ArrayAttr resAttrs,
                llvm::ArrayRef<mlir::NamedAttribute> own = {});
std::optional<std::string> checkFunctionAttributes(mlir::func::FuncOp func, Checker &checker,
                                                   const LoweringTypeConverter &boundary);

/// Warns of attributes of an operation besides functions that it does not know.
void checkDiscardable(mlir::Operation *op, Checker &checker);

/// Why `module` itself is refused, whatever is in it.
std::optional<std::string> checkModule(mlir::ModuleOp module);

/// Why LLVM has no symbol of that name.
std::optional<std::string> checkName(llvm::StringRef name);

/// Whether `op` lies where its lowering can add blocks.
std::optional<std::string> checkBlocksCanBeAdded(mlir::Operation *op, Checker &checker);

/// Whether `attr`, dense or sparse numbers or a resource, has a form that is lowered.
std::optional<std::string> checkElements(mlir::Attribute attr, const LoweringTypeConverter &converter);

/// Why a memref that `op` puts on the heap cannot cross functions as a bare
/// pointer.
std::optional<std::string> checkBareAllocation(mlir::Operation *op,
                                               Checker &checker);

/// Check functions of CheckFunc.cpp, CheckMemRef.cpp and CheckVector.cpp.
#define MEMREF_CTS_CHECK(NAME)                                                 \
  std::optional<std::string> NAME(mlir::Operation *op, Checker &checker);
MEMREF_CTS_CHECK(checkFunc)
MEMREF_CTS_CHECK(checkReturn)
MEMREF_CTS_CHECK(checkFuncConstant)
MEMREF_CTS_CHECK(checkCall)
MEMREF_CTS_CHECK(checkAlloc)
MEMREF_CTS_CHECK(checkAlloca)
MEMREF_CTS_CHECK(checkAccess)
MEMREF_CTS_CHECK(checkDealloc)
MEMREF_CTS_CHECK(checkReshape)
MEMREF_CTS_CHECK(checkRealloc)
MEMREF_CTS_CHECK(checkView)
MEMREF_CTS_CHECK(checkStaticFields)
MEMREF_CTS_CHECK(checkSubView)
MEMREF_CTS_CHECK(checkCopy)
MEMREF_CTS_CHECK(checkAtomicRMW)
MEMREF_CTS_CHECK(checkGenericAtomicRMW)
MEMREF_CTS_CHECK(checkGlobal)
MEMREF_CTS_CHECK(checkFixed)
MEMREF_CTS_CHECK(checkShuffle)
MEMREF_CTS_CHECK(checkShapeCast)
MEMREF_CTS_CHECK(checkCreateMask)
MEMREF_CTS_CHECK(checkReduction)
MEMREF_CTS_CHECK(checkMultiReduction)
MEMREF_CTS_CHECK(checkContraction)
MEMREF_CTS_CHECK(checkScan)
MEMREF_CTS_CHECK(checkVectorLoad)
MEMREF_CTS_CHECK(checkVectorStore)
MEMREF_CTS_CHECK(checkMaskedLoad)
MEMREF_CTS_CHECK(checkMaskedStore)
MEMREF_CTS_CHECK(checkScattered)
MEMREF_CTS_CHECK(checkTransfer)
MEMREF_CTS_CHECK(checkTypeCast)
MEMREF_CTS_CHECK(checkMask)
MEMREF_CTS_CHECK(checkPrint)
#undef MEMREF_CTS_CHECK

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECK_H
