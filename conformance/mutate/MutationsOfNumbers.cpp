//===-- MutationsOfNumbers.cpp - other numbers, other operations ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants, comparisons and arithmetic.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/EqualEdits.h"
#include "conformance/mutate/KnownNumbers.h"
#include "conformance/mutate/Mutations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static llvm::APFloat oneMore(const llvm::APFloat &value) {
  llvm::APFloat sum = value;
  (void)sum.add(llvm::APFloat::getOne(value.getSemantics()), llvm::APFloat::rmNearestTiesToEven);
  return sum;
}

/// The value with its last lane changed, or null.
static mlir::Attribute changedLane(mlir::DenseElementsAttr value) {
  if (value.empty())
    return {};
  mlir::ShapedType type = value.getType();
  if (llvm::isa<mlir::IntegerType, mlir::IndexType>(type.getElementType())) {
    auto lanes = llvm::to_vector(value.getValues<llvm::APInt>());
    ++lanes.back();
    return mlir::DenseElementsAttr::get(type, lanes);
  }
  if (llvm::isa<mlir::FloatType>(type.getElementType())) {
    auto lanes = llvm::to_vector(value.getValues<llvm::APFloat>());
    lanes.back() = oneMore(lanes.back());
    return mlir::DenseElementsAttr::get(type, lanes);
  }
  return {};
}

/// The other values that are put in the place of one.
static llvm::SmallVector<std::pair<const char *, mlir::Attribute>> changedValues(mlir::Attribute value) {
  llvm::SmallVector<std::pair<const char *, mlir::Attribute>> changed;
  if (auto number = llvm::dyn_cast_or_null<mlir::IntegerAttr>(value)) {
    llvm::APInt bits = number.getValue();
    if (bits.getBitWidth() == 0)
      return changed;
    changed.emplace_back(bits.getBitWidth() == 1 ? "the other value" : "one more",
                         mlir::IntegerAttr::get(number.getType(), bits + 1));
    if (bits.getBitWidth() > 1)
      changed.emplace_back("one less", mlir::IntegerAttr::get(number.getType(), bits - 1));
  } else if (auto number = llvm::dyn_cast_or_null<mlir::FloatAttr>(value)) {
    changed.emplace_back("one more", mlir::FloatAttr::get(number.getType(), oneMore(number.getValue())));
    changed.emplace_back("negated", mlir::FloatAttr::get(number.getType(), -number.getValue()));
  } else if (auto lanes = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(value)) {
    changed.emplace_back("one more in its last lane", changedLane(lanes));
  }
  llvm::erase_if(changed, [&](const auto &each) { return !each.second || each.second == value; });
  return changed;
}

void memref_cts::conformance::changeConstant(mlir::Operation *op, Edits &edits) {
  if (auto constant = llvm::dyn_cast<llvmir::ConstantOp>(op))
    for (auto [what, value] : changedValues(constant.getValue()))
      edits.push_back({std::string("the constant is ") + what,
                       [value = value](mlir::Operation *op) {
                         llvm::cast<llvmir::ConstantOp>(op).setValueAttr(llvm::cast<mlir::TypedAttr>(value));
                       },
                       whyOtherConstant(constant, what == llvm::StringRef("one more"))});
  if (auto global = llvm::dyn_cast<llvmir::GlobalOp>(op))
    for (auto [what, value] : changedValues(global.getValueOrNull()))
      edits.push_back({std::string("the initial value is ") + what,
                       [value = value](mlir::Operation *op) { llvm::cast<llvmir::GlobalOp>(op).setValueAttr(value); }});
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static void listIntegerPredicates(llvmir::ICmpOp compare, Edits &edits) {
  using P = llvmir::ICmpPredicate;
  struct Row {
    P from, strict, sign, inverse; // `from`: there is no such form
  };
  static constexpr Row kRows[] = {{P::eq, P::eq, P::eq, P::ne},     {P::ne, P::ne, P::ne, P::eq},
                                  {P::slt, P::sle, P::ult, P::sge}, {P::sle, P::slt, P::ule, P::sgt},
                                  {P::sgt, P::sge, P::ugt, P::sle}, {P::sge, P::sgt, P::uge, P::slt},
                                  {P::ult, P::ule, P::slt, P::uge}, {P::ule, P::ult, P::sle, P::ugt},
                                  {P::ugt, P::uge, P::sgt, P::ule}, {P::uge, P::ugt, P::sge, P::ult}};
  const P from = compare.getPredicate();
  const Row *row = llvm::find_if(kRows, [&](const Row &row) { return row.from == from; });
  if (row == std::end(kRows))
    return;
  const bool isSignSeen = !isNotNegative(compare.getLhs()) || !isNotNegative(compare.getRhs());
  for (P to : {row->strict, row->sign, row->inverse})
    if (to != from && (to != row->sign || isSignSeen))
      edits.push_back({(stringifyICmpPredicate(from) + " becomes " + stringifyICmpPredicate(to)).str(),
                       [to](mlir::Operation *op) { llvm::cast<llvmir::ICmpOp>(op).setPredicate(to); },
                       whyOtherPredicate(compare, to)});
}

void memref_cts::conformance::changePredicate(mlir::Operation *op, Edits &edits) {
  if (auto compare = llvm::dyn_cast<llvmir::ICmpOp>(op))
    return listIntegerPredicates(compare, edits);
  auto compare = llvm::dyn_cast<llvmir::FCmpOp>(op);
  if (!compare)
    return;
  // In the order of LLVM: a bit each for equal, greater, less and unordered.
  using P = llvmir::FCmpPredicate;
  static constexpr P kPredicates[] = {P::_false, P::oeq, P::ogt, P::oge, P::olt, P::ole, P::one, P::ord,
                                      P::uno,    P::ueq, P::ugt, P::uge, P::ult, P::ule, P::une, P::_true};
  const auto number = size_t(llvm::find(kPredicates, compare.getPredicate()) - std::begin(kPredicates));
  for (size_t bit : {1, 2, 4, 8})
    if (number < std::size(kPredicates)) {
      const P to = kPredicates[number ^ bit];
      edits.push_back(
          {(stringifyFCmpPredicate(compare.getPredicate()) + " becomes " + stringifyFCmpPredicate(to)).str(),
           [to](mlir::Operation *op) { llvm::cast<llvmir::FCmpOp>(op).setPredicate(to); },
           whyOtherPredicate(compare, to)});
    }
}

//===----------------------------------------------------------------------===//
// Other operations
//===----------------------------------------------------------------------===//

/// Puts an operation with these operands and results in the place of `op`.
static void replaceBy(mlir::Operation *op, llvm::StringRef name) {
  mlir::OpBuilder builder(op);
  mlir::OperationState state(op->getLoc(), name, op->getOperands(), op->getResultTypes());
  // Intrinsics such as abs and ctlz have flags that have no default.
  if (op->getName().getStringRef().starts_with("llvm.intr."))
    state.addAttributes(op->getAttrs());
  mlir::Operation *other = builder.create(state);
  op->replaceAllUsesWith(other);
  op->erase();
}

static void listOthers(mlir::Operation *op, llvm::ArrayRef<std::pair<const char *, const char *>> pairs, Edits &edits) {
  for (auto [from, to] : pairs)
    if (op->getName().getStringRef() == from)
      edits.push_back({(llvm::StringRef(from).drop_front(5) + " becomes " + llvm::StringRef(to).drop_front(5)).str(),
                       [to = to](mlir::Operation *op) { replaceBy(op, to); }, whyOtherOperation(op, to)});
}

void memref_cts::conformance::changeSign(mlir::Operation *op, Edits &edits) {
  if (llvm::all_of(op->getOperands(), isNotNegative))
    return;
  static constexpr std::pair<const char *, const char *> kPairs[] = {
      {"llvm.sext", "llvm.zext"},           {"llvm.zext", "llvm.sext"},           {"llvm.sitofp", "llvm.uitofp"},
      {"llvm.uitofp", "llvm.sitofp"},       {"llvm.fptosi", "llvm.fptoui"},       {"llvm.fptoui", "llvm.fptosi"},
      {"llvm.sdiv", "llvm.udiv"},           {"llvm.udiv", "llvm.sdiv"},           {"llvm.srem", "llvm.urem"},
      {"llvm.urem", "llvm.srem"},           {"llvm.ashr", "llvm.lshr"},           {"llvm.lshr", "llvm.ashr"},
      {"llvm.intr.smax", "llvm.intr.umax"}, {"llvm.intr.umax", "llvm.intr.smax"}, {"llvm.intr.smin", "llvm.intr.umin"},
      {"llvm.intr.umin", "llvm.intr.smin"}};
  listOthers(op, kPairs, edits);
}

void memref_cts::conformance::changeArithmetic(mlir::Operation *op, Edits &edits) {
  static constexpr std::pair<const char *, const char *> kPairs[] = {{"llvm.add", "llvm.sub"},
                                                                     {"llvm.sub", "llvm.add"},
                                                                     {"llvm.mul", "llvm.add"},
                                                                     {"llvm.sdiv", "llvm.srem"},
                                                                     {"llvm.srem", "llvm.sdiv"},
                                                                     {"llvm.udiv", "llvm.urem"},
                                                                     {"llvm.urem", "llvm.udiv"},
                                                                     {"llvm.and", "llvm.or"},
                                                                     {"llvm.or", "llvm.xor"},
                                                                     {"llvm.xor", "llvm.or"},
                                                                     {"llvm.shl", "llvm.lshr"},
                                                                     {"llvm.lshr", "llvm.shl"},
                                                                     {"llvm.ashr", "llvm.shl"},
                                                                     {"llvm.fadd", "llvm.fsub"},
                                                                     {"llvm.fsub", "llvm.fadd"},
                                                                     {"llvm.fmul", "llvm.fadd"},
                                                                     {"llvm.fdiv", "llvm.fmul"},
                                                                     {"llvm.frem", "llvm.fdiv"},
                                                                     {"llvm.intr.smax", "llvm.intr.smin"},
                                                                     {"llvm.intr.smin", "llvm.intr.smax"},
                                                                     {"llvm.intr.umax", "llvm.intr.umin"},
                                                                     {"llvm.intr.umin", "llvm.intr.umax"},
                                                                     {"llvm.intr.maximum", "llvm.intr.minimum"},
                                                                     {"llvm.intr.minimum", "llvm.intr.maximum"},
                                                                     {"llvm.intr.maximum", "llvm.intr.maxnum"},
                                                                     {"llvm.intr.minimum", "llvm.intr.minnum"},
                                                                     {"llvm.intr.maxnum", "llvm.intr.minnum"},
                                                                     {"llvm.intr.minnum", "llvm.intr.maxnum"},
                                                                     {"llvm.intr.maxnum", "llvm.intr.maximum"},
                                                                     {"llvm.intr.minnum", "llvm.intr.minimum"},
                                                                     {"llvm.intr.sin", "llvm.intr.cos"},
                                                                     {"llvm.intr.cos", "llvm.intr.sin"},
                                                                     {"llvm.intr.exp", "llvm.intr.exp2"},
                                                                     {"llvm.intr.exp2", "llvm.intr.exp"},
                                                                     {"llvm.intr.log", "llvm.intr.log2"},
                                                                     {"llvm.intr.log2", "llvm.intr.log10"},
                                                                     {"llvm.intr.log10", "llvm.intr.log"},
                                                                     {"llvm.intr.ceil", "llvm.intr.floor"},
                                                                     {"llvm.intr.floor", "llvm.intr.ceil"},
                                                                     {"llvm.intr.round", "llvm.intr.roundeven"},
                                                                     {"llvm.intr.roundeven", "llvm.intr.round"},
                                                                     {"llvm.intr.trunc", "llvm.intr.floor"},
                                                                     {"llvm.intr.ctlz", "llvm.intr.cttz"},
                                                                     {"llvm.intr.cttz", "llvm.intr.ctlz"},
                                                                     {"llvm.intr.memcpy", "llvm.intr.memmove"},
                                                                     {"llvm.intr.memmove", "llvm.intr.memcpy"}};
  listOthers(op, kPairs, edits);
  auto update = llvm::dyn_cast<llvmir::AtomicRMWOp>(op);
  if (!update)
    return;
  using B = llvmir::AtomicBinOp;
  static constexpr std::pair<B, B> kUpdates[] = {
      {B::xchg, B::add},  {B::add, B::sub},   {B::sub, B::add},           {B::_and, B::_or},
      {B::_or, B::_xor},  {B::_xor, B::_or},  {B::max, B::min},           {B::min, B::max},
      {B::umax, B::umin}, {B::umin, B::umax}, {B::max, B::umax},          {B::min, B::umin},
      {B::umax, B::max},  {B::umin, B::min},  {B::fadd, B::fsub},         {B::fsub, B::fadd},
      {B::fmax, B::fmin}, {B::fmin, B::fmax}, {B::fmaximum, B::fminimum}, {B::fminimum, B::fmaximum}};
  for (auto [from, to] : kUpdates)
    if (update.getBinOp() == from)
      edits.push_back({(stringifyAtomicBinOp(from) + " becomes " + stringifyAtomicBinOp(to)).str(),
                       [to = to](mlir::Operation *op) { llvm::cast<llvmir::AtomicRMWOp>(op).setBinOp(to); }});
}
