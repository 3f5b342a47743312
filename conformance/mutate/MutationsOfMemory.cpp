//===-- MutationsOfMemory.cpp - other bytes are accessed -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses, widths and alignments of accesses; stores that are left out.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/EqualEdits.h"
#include "conformance/mutate/Mutations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

namespace {
/// A load or a store.
struct MutatedAccess {
  mlir::Type type;
  unsigned address = 0; // number of the operand
  std::optional<uint64_t> alignment;
  explicit operator bool() const { return static_cast<bool>(type); }
};
} // namespace

static MutatedAccess accessOf(mlir::Operation *op) {
  if (auto load = llvm::dyn_cast<llvmir::LoadOp>(op))
    return {load.getType(), 0, load.getAlignment()};
  if (auto store = llvm::dyn_cast<llvmir::StoreOp>(op))
    return {store.getValue().getType(), 1, store.getAlignment()};
  return {};
}

static std::string text(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// The type with `bits` bits of the same kind, or null.
static mlir::Type ofWidth(mlir::Type type, unsigned bits) {
  mlir::Builder builder(type.getContext());
  if (llvm::isa<mlir::IntegerType>(type))
    return bits >= 8 ? builder.getIntegerType(bits) : mlir::Type();
  if (!llvm::isa<mlir::Float16Type, mlir::Float32Type, mlir::Float64Type>(type))
    return {};
  return bits == 16   ? builder.getF16Type()
         : bits == 32 ? builder.getF32Type()
         : bits == 64 ? builder.getF64Type()
                      : mlir::Type();
}

/// Elements of another size: larger ones, and smaller ones.
static llvm::SmallVector<mlir::Type> otherElements(mlir::Type type) {
  mlir::Builder builder(type.getContext());
  llvm::SmallVector<mlir::Type> types;
  if (!type.isIntOrFloat()) { // pointers, structs, vectors
    types.push_back(builder.getIntegerType(8));
    return types;
  }
  const unsigned bits = type.getIntOrFloatBitWidth();
  types.push_back(builder.getIntegerType(std::max(16u, 2 * bits)));
  if (bits > 8)
    types.push_back(builder.getIntegerType(std::max(8u, bits / 2)));
  return types;
}

void memref_cts::conformance::changeElementType(mlir::Operation *op, Edits &edits) {
  if (auto address = llvm::dyn_cast<llvmir::GEPOp>(op)) {
    llvm::ArrayRef<int32_t> indices = address.getRawConstantIndices();
    if (indices.size() != 1 || indices[0] == 0)
      return;
    const mlir::DataLayout layout = mlir::DataLayout::closest(op);
    for (mlir::Type type : otherElements(address.getElemType()))
      edits.push_back(
          {"elements of " + text(address.getElemType()) + " become " + text(type),
           [type](mlir::Operation *op) { llvm::cast<llvmir::GEPOp>(op).setElemType(type); },
           layout.getTypeSize(type) >= layout.getTypeSize(address.getElemType()) ? whyLarger(address) : ""});
  }
  if (auto buffer = llvm::dyn_cast<llvmir::AllocaOp>(op))
    edits.push_back({"elements of " + text(buffer.getElemType()) + " become i8", [](mlir::Operation *op) {
                       llvm::cast<llvmir::AllocaOp>(op).setElemType(mlir::IntegerType::get(op->getContext(), 8));
                     }});
}

/// Half of the bytes, from where the access begins.
static void narrow(mlir::Operation *op, mlir::Type half) {
  mlir::OpBuilder builder(op);
  const bool isFloat = llvm::isa<mlir::FloatType>(half);
  if (auto load = llvm::dyn_cast<llvmir::LoadOp>(op)) {
    mlir::Value part = llvmir::LoadOp::create(builder, op->getLoc(), half, load.getAddr());
    mlir::Value whole = isFloat ? llvmir::FPExtOp::create(builder, op->getLoc(), load.getType(), part).getResult()
                                : llvmir::ZExtOp::create(builder, op->getLoc(), load.getType(), part).getResult();
    op->replaceAllUsesWith(mlir::ValueRange(whole));
    op->erase();
    return;
  }
  auto store = llvm::cast<llvmir::StoreOp>(op);
  mlir::Value part = isFloat ? llvmir::FPTruncOp::create(builder, op->getLoc(), half, store.getValue()).getResult()
                             : llvmir::TruncOp::create(builder, op->getLoc(), half, store.getValue()).getResult();
  llvmir::StoreOp::create(builder, op->getLoc(), part, store.getAddr());
  op->erase();
}

void memref_cts::conformance::narrowAccess(mlir::Operation *op, Edits &edits) {
  MutatedAccess access = accessOf(op);
  if (!access || !access.type.isIntOrFloat() || access.type.getIntOrFloatBitWidth() % 16 != 0)
    return;
  if (mlir::Type half = ofWidth(access.type, access.type.getIntOrFloatBitWidth() / 2))
    edits.push_back({text(access.type) + " becomes " + text(half), [half](mlir::Operation *op) { narrow(op, half); },
                     whyOtherRead(op)});
}

/// What a number in memory is aligned to where the module says nothing of it: its size. MLIR counts less for some, as
/// other targets do.
static uint64_t naturalAlignment(mlir::Operation *op, mlir::Type type) {
  auto module = op->getParentOfType<mlir::ModuleOp>();
  if (!module || module->hasAttr("dlti.dl_spec") || module->hasAttr(llvmir::LLVMDialect::getDataLayoutAttrName()) ||
      !type.isIntOrFloat() || type.getIntOrFloatBitWidth() > 64 || !llvm::isPowerOf2_32(type.getIntOrFloatBitWidth()))
    return 0;
  return type.getIntOrFloatBitWidth() / 8;
}

void memref_cts::conformance::raiseAlignment(mlir::Operation *op, Edits &edits) {
  MutatedAccess access = accessOf(op);
  if (!access)
    return;
  const uint64_t now = access.alignment.value_or(mlir::DataLayout::closest(op).getTypeABIAlignment(access.type));
  if (now == 0 || now > 4096)
    return;
  edits.push_back({"alignment " + std::to_string(now) + " becomes " + std::to_string(2 * now),
                   [to = 2 * now](mlir::Operation *op) {
                     op->setAttr("alignment", mlir::Builder(op->getContext()).getI64IntegerAttr(int64_t(to)));
                   },
                   !access.alignment && 2 * now <= naturalAlignment(op, access.type)
                       ? "an access without a number has that alignment"
                       : whyAligned(op->getOperand(access.address), 2 * now)});
}

void memref_cts::conformance::shiftAccess(mlir::Operation *op, Edits &edits) {
  MutatedAccess access = accessOf(op);
  if (!access)
    return;
  edits.push_back({"the next element is accessed", [](mlir::Operation *op) {
                     MutatedAccess access = accessOf(op);
                     mlir::OpBuilder builder(op);
                     mlir::Value address = op->getOperand(access.address);
                     mlir::Value next = llvmir::GEPOp::create(builder, op->getLoc(), address.getType(), access.type,
                                                              address, llvm::ArrayRef<llvmir::GEPArg>{1});
                     op->setOperand(access.address, next);
                   }});
}

void memref_cts::conformance::dropStore(mlir::Operation *op, Edits &edits) {
  static constexpr llvm::StringLiteral kStores[] = {
      "llvm.store",       "llvm.intr.memcpy",       "llvm.intr.memcpy.inline",  "llvm.intr.memmove",
      "llvm.intr.memset", "llvm.intr.masked.store", "llvm.intr.masked.scatter", "llvm.intr.masked.compressstore"};
  if (llvm::is_contained(kStores, op->getName().getStringRef()))
    edits.push_back({"it is left out", [](mlir::Operation *op) { op->erase(); }});
}
