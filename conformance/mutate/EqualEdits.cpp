//===-- EqualEdits.cpp - edits that nobody can see -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules about numbers, addresses and memory, then those about floats.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/EqualEdits.h"

#include "conformance/mutate/KnownNumbers.h"
#include "conformance/mutate/Overruled.h"
#include "conformance/mutate/PointerFacts.h"
#include "conformance/mutate/ValueUses.h"

#include "mlir/IR/Matchers.h"

#include "llvm/ADT/APFloat.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

static std::optional<llvm::APInt> constantOf(mlir::Value value) {
  llvm::APInt number;
  if (!mlir::matchPattern(value, mlir::m_ConstantInt(&number)))
    return std::nullopt;
  return number;
}

const char *memref_cts::conformance::whyUnseen(mlir::Operation *op) {
  return isUnseen(op) ? "no result of it is seen: it is for prefetches, or fields that are not read" : "";
}

const char *memref_cts::conformance::whyNotInserted(mlir::Operation *op) {
  auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(op);
  return insert && isFieldUnread(insert.getResult(), insert.getPosition()) ? "the field is not read" : "";
}

const char *memref_cts::conformance::whyOtherField(llvmir::InsertValueOp op, llvm::ArrayRef<int64_t> to) {
  return isFieldUnread(op.getResult(), op.getPosition()) && isFieldUnread(op.getResult(), to)
             ? "neither of the fields is read"
             : "";
}

//===----------------------------------------------------------------------===//
// Amounts of memory
//===----------------------------------------------------------------------===//

/// 0 - p, where p is the number of an address that is a multiple of `multiple`.
static bool isNegatedAddress(mlir::Value value, uint64_t multiple) {
  auto negated = value.getDefiningOp<llvmir::SubOp>();
  std::optional<llvm::APInt> zero = negated ? constantOf(negated.getLhs()) : std::nullopt;
  auto number = negated ? negated.getRhs().getDefiningOp<llvmir::PtrToIntOp>() : nullptr;
  return zero && zero->isZero() && number && alignmentOf(number.getArg()) >= multiple;
}

/// Whether a mask of an address, or of what is missing to a multiple, begins with bits that are 0 in any case.
static bool isMaskOfAddress(mlir::Operation *op) {
  if (!llvm::isa<llvmir::AndOp>(op))
    return false;
  auto number = op->getOperand(0).getDefiningOp<llvmir::PtrToIntOp>();
  return isNegatedAddress(op->getOperand(0), 2) || (number && alignmentOf(number.getArg()) >= 2);
}

/// Whether a number is added to what is asked of malloc so that the address can be moved up to a multiple of it.
static bool isRoomToAlign(mlir::Operation *op, const llvm::APInt &room) {
  if (!llvm::isa<llvmir::AddOp>(op) || !op->hasOneUse() || !room.isPowerOf2())
    return false;
  auto call = llvm::dyn_cast<llvmir::CallOp>(*op->getUsers().begin());
  if (!call || call.getNumResults() != 1 || !isOfMalloc(call.getResult()) || room.ult(alignmentOf(call.getResult())))
    return false;
  return llvm::any_of(call.getResult().getUsers(), [&](mlir::Operation *number) {
    return llvm::isa<llvmir::PtrToIntOp>(number) &&
           llvm::any_of(number->getResult(0).getUsers(), [&](mlir::Operation *negated) {
             return llvm::isa<llvmir::SubOp>(negated) &&
                    llvm::any_of(negated->getResult(0).getUsers(), [&](mlir::Operation *masked) {
                      std::optional<llvm::APInt> mask =
                          llvm::isa<llvmir::AndOp>(masked) ? constantOf(masked->getOperand(1)) : std::nullopt;
                      return mask && *mask + 1 == room;
                    });
           });
  });
}

const char *memref_cts::conformance::whyOtherConstant(llvmir::ConstantOp op, bool more) {
  auto attribute = llvm::dyn_cast<mlir::IntegerAttr>(op.getValue());
  if (!attribute || op.getResult().use_empty())
    return "";
  const llvm::APInt number = attribute.getValue();
  if (more && number.isStrictlyPositive() && isForAmounts(op.getResult()))
    return "more memory is asked for than is needed";
  if (!more && (number + 1).isPowerOf2() && !number.isZero() && llvm::all_of(op->getUsers(), isMaskOfAddress))
    return "the lowest bit of the address is 0";
  if (!more && llvm::all_of(op->getUsers(), [&](mlir::Operation *user) { return isRoomToAlign(user, number); }))
    return "the address is aligned to more than one byte before it is moved up";
  return "";
}

const char *memref_cts::conformance::whyLarger(llvmir::GEPOp op) {
  return op.getBase().getDefiningOp<llvmir::ZeroOp>() && isForAmounts(op.getResult())
             ? "more memory is asked for than is needed"
             : "";
}

//===----------------------------------------------------------------------===//
// Addresses and accesses
//===----------------------------------------------------------------------===//

const char *memref_cts::conformance::whyOtherPointer(llvmir::ExtractValueOp op, llvm::ArrayRef<int64_t> to) {
  return op.getPosition().size() == 1 && op.getPosition()[0] + to[0] == 1 && hasOnePointer(op.getContainer())
             ? "allocated and aligned pointer are one value"
             : "";
}

const char *memref_cts::conformance::whyAligned(mlir::Value address, uint64_t alignment) {
  return alignmentOf(address) >= alignment ? "the address is a multiple of that" : "";
}

const char *memref_cts::conformance::whyOtherRead(mlir::Operation *op) {
  return llvm::isa<llvmir::LoadOp, llvmir::FreezeOp>(op) && isFirstGuess(op->getResult(0))
             ? "it is the first guess of a loop around cmpxchg, which corrects it"
             : "";
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// Whether a number is a quotient by `divisor`, of a signed division or an unsigned one.
static bool isQuotient(mlir::Value value, mlir::Value divisor, bool isSigned) {
  mlir::Operation *op = value.getDefiningOp();
  return op && (isSigned ? llvm::isa<llvmir::SDivOp>(op) : llvm::isa<llvmir::UDivOp>(op)) &&
         op->getOperand(1) == divisor;
}

/// Whether `value` is what a division of a by b leaves: a - (a / b) * b, or the operation for it.
static bool isRest(mlir::Value value, mlir::Value divisor) {
  mlir::Operation *op = value.getDefiningOp();
  if (op && llvm::isa<llvmir::SRemOp, llvmir::URemOp>(op))
    return op->getOperand(1) == divisor;
  auto difference = value.getDefiningOp<llvmir::SubOp>();
  auto product = difference ? difference.getRhs().getDefiningOp<llvmir::MulOp>() : nullptr;
  return product && product.getRhs() == divisor &&
         (isQuotient(product.getLhs(), divisor, true) || isQuotient(product.getLhs(), divisor, false)) &&
         product.getLhs().getDefiningOp()->getOperand(0) == difference.getLhs();
}

/// Whether a number is the rest of a division xor the divisor: it is not 0, as the rest is the smaller one.
static bool isRestXorDivisor(mlir::Value value) {
  auto bits = value.getDefiningOp<llvmir::XOrOp>();
  return bits && (isRest(bits.getLhs(), bits.getRhs()) || isRest(bits.getRhs(), bits.getLhs()));
}

const char *memref_cts::conformance::whyOtherPredicate(llvmir::ICmpOp op, llvmir::ICmpPredicate to) {
  using P = llvmir::ICmpPredicate;
  const P from = op.getPredicate();
  auto isPair = [&](P a, P b) { return (from == a && to == b) || (from == b && to == a); };
  std::optional<llvm::APInt> zero = constantOf(op.getRhs());
  if ((isPair(P::sge, P::sgt) || isPair(P::sle, P::slt)) && zero && zero->isZero() && isRestXorDivisor(op.getLhs()))
    return "a rest is never equal to the divisor";
  return "";
}

/// Bits of a number that are 0 in each run.
static llvm::APInt zeroBits(mlir::Value value, unsigned depth = 0) {
  const unsigned width = llvm::cast<mlir::IntegerType>(value.getType()).getWidth();
  llvm::APInt none(width, 0);
  mlir::Operation *op = value.getDefiningOp();
  if (!op || depth > 8)
    return none;
  if (std::optional<llvm::APInt> number = constantOf(value))
    return ~*number;
  auto of = [&](unsigned operand) { return zeroBits(op->getOperand(operand), depth + 1); };
  if (llvm::isa<llvmir::AndOp>(op))
    return of(0) | of(1);
  if (llvm::isa<llvmir::OrOp, llvmir::XOrOp>(op))
    return of(0) & of(1);
  if (llvm::isa<llvmir::SelectOp>(op))
    return of(1) & of(2);
  if (llvm::isa<llvmir::ZExtOp>(op)) {
    llvm::APInt narrow = of(0);
    return narrow.zext(width) | llvm::APInt::getHighBitsSet(width, width - narrow.getBitWidth());
  }
  if (llvm::isa<llvmir::TruncOp>(op))
    return of(0).trunc(width);
  std::optional<llvm::APInt> amount = op->getNumOperands() == 2 ? constantOf(op->getOperand(1)) : std::nullopt;
  if (amount && amount->ult(width) && llvm::isa<llvmir::ShlOp>(op))
    return of(0).shl(*amount) | llvm::APInt::getLowBitsSet(width, unsigned(amount->getZExtValue()));
  if (amount && amount->ult(width) && llvm::isa<llvmir::LShrOp>(op))
    return of(0).lshr(*amount) | llvm::APInt::getHighBitsSet(width, unsigned(amount->getZExtValue()));
  return none;
}

const char *memref_cts::conformance::whyDisjoint(mlir::Operation *op) {
  return llvm::isa<llvmir::OrOp, llvmir::XOrOp>(op) && llvm::isa<mlir::IntegerType>(op->getResult(0).getType()) &&
                 (~zeroBits(op->getOperand(0)) & ~zeroBits(op->getOperand(1))).isZero()
             ? "the operands have no bit in common"
             : "";
}

/// Of memory.
static const char *whyOtherCopy(mlir::Operation *op) {
  return llvm::isa<llvmir::MemcpyOp, llvmir::MemmoveOp>(op) && areApart(op->getOperand(0), op->getOperand(1))
             ? "source and target are two objects"
             : "";
}

/// Whether each number of a float's format that is not negative fits a signed integer of `bits`.
static bool fitsSigned(mlir::Type type, unsigned bits) {
  auto floats = llvm::dyn_cast<mlir::FloatType>(type);
  return floats && llvm::APFloat::semanticsMaxExponent(floats.getFloatSemantics()) < int(bits) - 1;
}

const char *memref_cts::conformance::whyOtherOperation(mlir::Operation *op, llvm::StringRef to) {
  if (llvm::isa<llvmir::MemcpyOp, llvmir::MemmoveOp>(op))
    return whyOtherCopy(op);
  mlir::Type result = op->getNumResults() == 1 ? op->getResult(0).getType() : mlir::Type();
  if (llvm::isa<llvmir::ZExtOp>(op) && to == "llvm.sext" && op->getOperand(0).getType().isIntOrIndex() &&
      isCutTo(op->getResult(0), op->getOperand(0).getType().getIntOrFloatBitWidth()))
    return "only bits are used that are the same";
  if (auto convert = llvm::dyn_cast<llvmir::FPToUIOp>(op))
    if (to == "llvm.fptosi" &&
        fitsSigned(convert.getArg().getType(), result.isInteger() ? result.getIntOrFloatBitWidth() : 0))
      return "no number of the format is too large, and the others are poison";
  // Of one bit: 0 / -1 is the only signed division that is defined.
  if (llvm::isa<llvmir::SDivOp, llvmir::SRemOp>(op) && result.isInteger(1))
    return "0 by -1 is the only division that is defined";
  if (to == "llvm.xor" || to == "llvm.or")
    return whyDisjoint(op);
  // A NaN of any bits and sign.
  if (llvm::isa<llvmir::FAddOp, llvmir::FSubOp>(op) && (to == "llvm.fsub" || to == "llvm.fadd") &&
      isOverruled(op->getResult(0), op->getOperand(0), op->getOperand(1), kEqual | kGreater | kLess))
    return "it is used for a NaN only, and is a NaN then";
  return "";
}

/// Whether an operation is the product of quotient and divisor, or the rest: both are no greater than the dividend.
static bool isPartOfDivision(mlir::Operation *op, bool isSigned) {
  mlir::Operation *product = llvm::isa<llvmir::SubOp>(op) ? op->getOperand(1).getDefiningOp() : op;
  if (!product || !llvm::isa<llvmir::MulOp>(product) ||
      !isQuotient(product->getOperand(0), product->getOperand(1), isSigned))
    return false;
  return product == op || isRest(op->getResult(0), product->getOperand(1));
}

/// Whether the number is 1, or all ones, where a division leaves a rest, and else 0. `isUp`: where it also rounds up,
/// so that the quotient is not negative.
static bool isOneWithRest(mlir::Value value, mlir::Value divisor, bool isUp) {
  mlir::Operation *wide = value.getDefiningOp();
  if (!wide || !llvm::isa<llvmir::ZExtOp, llvmir::SExtOp>(wide))
    return false;
  llvm::SmallVector<mlir::Value> conditions = {wide->getOperand(0)};
  if (auto both = wide->getOperand(0).getDefiningOp<llvmir::AndOp>())
    conditions = {both.getLhs(), both.getRhs()};
  auto is = [&](mlir::Value condition, llvmir::ICmpPredicate predicate, bool (*holds)(mlir::Value, mlir::Value)) {
    auto compare = condition.getDefiningOp<llvmir::ICmpOp>();
    std::optional<llvm::APInt> zero = compare ? constantOf(compare.getRhs()) : std::nullopt;
    return zero && zero->isZero() && compare.getPredicate() == predicate && holds(compare.getLhs(), divisor);
  };
  auto isXor = [](mlir::Value bits, mlir::Value) { return isRestXorDivisor(bits); };
  return llvm::any_of(conditions, [&](mlir::Value each) { return is(each, llvmir::ICmpPredicate::ne, isRest); }) &&
         (!isUp || llvm::any_of(conditions, [&](mlir::Value each) {
           return is(each, llvmir::ICmpPredicate::sge, isXor) || is(each, llvmir::ICmpPredicate::sgt, isXor);
         }));
}

const char *memref_cts::conformance::whyOverflowFlag(mlir::Operation *op, llvmir::IntegerOverflowFlags flag) {
  const bool isSigned = flag == llvmir::IntegerOverflowFlags::nsw;
  if (op->getNumOperands() != 2)
    return "";
  if (isPartOfDivision(op, isSigned))
    return "it is no greater than the dividend";
  mlir::Operation *quotient = op->getOperand(0).getDefiningOp();
  if (!quotient || quotient->getNumOperands() != 2 || !llvm::isa<llvmir::AddOp, llvmir::SubOp>(op))
    return "";
  mlir::Value divisor = quotient->getOperand(1);
  const bool isAdded = llvm::isa<llvmir::AddOp>(op) && op->getOperand(1).getDefiningOp<llvmir::ZExtOp>();
  if (isSigned && isQuotient(quotient->getResult(0), divisor, true) && isOneWithRest(op->getOperand(1), divisor, false))
    return "a quotient with a rest is neither the greatest nor the smallest number";
  if (!isSigned && isAdded &&
      ((isQuotient(quotient->getResult(0), divisor, false) && isOneWithRest(op->getOperand(1), divisor, false)) ||
       (isQuotient(quotient->getResult(0), divisor, true) && isOneWithRest(op->getOperand(1), divisor, true))))
    return "a quotient that is rounded up is not negative, and not the greatest number";
  return "";
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

const char *memref_cts::conformance::whyOtherPredicate(llvmir::FCmpOp op, llvmir::FCmpPredicate to) {
  unsigned other = relationsOf(op.getPredicate()) ^ relationsOf(to);
  if (bitEnumContainsAll(op.getFastmathFlags(), llvmir::FastmathFlags::nnan))
    other &= ~kUnordered;
  if (other == 0)
    return "a NaN gives poison";
  return isOverruled(op.getResult(), op.getLhs(), op.getRhs(), other)
             ? "a select takes something else where the two differ"
             : "";
}

/// Whether operation is one of those whose results are compared within a tolerance, and whose
/// answer for both zeros is the same but for its own sign.
static bool isApproximatedEvenAtZero(mlir::Operation *op) {
  static constexpr llvm::StringLiteral kFunctions[] = {"sin",  "cos", "tan",  "asin",  "acos", "atan", "sinh", "cosh",
                                                       "tanh", "exp", "exp2", "exp10", "log",  "log2", "log10"};
  llvm::StringRef name = op->getName().getStringRef();
  return name.consume_front("llvm.intr.") && llvm::is_contained(kFunctions, name);
}

const char *memref_cts::conformance::whyFloatFlag(mlir::Operation *op, llvmir::FastmathFlags flag) {
  if (op->getNumResults() != 1)
    return "";
  mlir::Value result = op->getResult(0);
  if (flag == llvmir::FastmathFlags::nsz)
    return isApproximatedEvenAtZero(op) ? "zeros of both signs are equal in results that are approximate" : "";
  if (flag != llvmir::FastmathFlags::nnan)
    return "";
  auto [a, b] = deciders(result);
  if (!a) // a comparison is for selects that take the same two
    if (auto compare = llvm::dyn_cast<llvmir::FCmpOp>(op))
      std::tie(a, b) = std::pair<mlir::Value, mlir::Value>(compare.getLhs(), compare.getRhs());
  const bool isOfThese = a && llvm::all_of(op->getOperands(), [&, a = a, b = b](mlir::Value operand) {
                           return !llvm::isa<mlir::FloatType>(operand.getType()) || isOneOf(operand, a, b);
                         });
  return isOfThese && llvm::isa<llvmir::FCmpOp, llvmir::SelectOp>(op) && isOverruled(result, a, b, kUnordered)
             ? "a select takes something else for a NaN"
             : "";
}
