//===- EncodeLayoutTest.cpp - types of programs against llvm::DataLayout --===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes and alignments of every type of an encoded program are those that
// llvm::DataLayout gives the same type: for the strings of real targets, and
// for random strings and types.
//
//===----------------------------------------------------------------------===//

#include "lowering/Encode.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/FormatVariadic.h"

#include <gtest/gtest.h>
#include <random>

using namespace memref_cts::lowering;

namespace {

class EncodeLayoutTest : public ::testing::Test {
protected:
  EncodeLayoutTest() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::DLTIDialect, mlir::LLVM::LLVMDialect>();
  }

  /// A program with a function of arguments of the types, or null after a
  /// failure.
  ProgramPtr encode(const std::string &attributes, llvm::ArrayRef<std::string> types) {
    std::string text = "module attributes {" + attributes + "} {\nllvm.func @f(";
    for (auto [i, type] : llvm::enumerate(types))
      text += llvm::formatv("{0}%{1}: {2}", i ? ", " : "", i, type).str();
    text += ") {\n  llvm.return\n}\n}";
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "does not parse: " << text;
      return nullptr;
    }
    llvm::Expected<EncodeResult> result = encodeModule(*module);
    if (!result) {
      ADD_FAILURE() << llvm::toString(result.takeError()) << "\n" << text;
      return nullptr;
    }
    for (const EncodeRefusal &refusal : result->refusals)
      ADD_FAILURE() << refusal.str() << "\n" << text;
    return std::move(result->program);
  }

  /// Number of types compared.
  unsigned compare(llvm::StringRef string, llvm::ArrayRef<std::string> types);

  mlir::MLIRContext context;
  llvm::LLVMContext llvmContext;
};

/// Null for what LLVM has no type of.
llvm::Type *getLLVMType(const refrt_program *program, refrt_type id, llvm::LLVMContext &context) {
  const refrt_type_info *info = refrt_type_get(program, id);
  auto part = [&](refrt_type of) { return getLLVMType(program, of, context); };
  switch (info->kind) {
  case REFRT_KIND_INT:
    return llvm::IntegerType::get(context, info->bits);
  case REFRT_KIND_FLOAT:
    switch (info->float_kind) {
    case REFRT_FLOAT_F16:
      return llvm::Type::getHalfTy(context);
    case REFRT_FLOAT_BF16:
      return llvm::Type::getBFloatTy(context);
    case REFRT_FLOAT_F32:
      return llvm::Type::getFloatTy(context);
    case REFRT_FLOAT_F64:
      return llvm::Type::getDoubleTy(context);
    case REFRT_FLOAT_F80:
      return llvm::Type::getX86_FP80Ty(context);
    case REFRT_FLOAT_F128:
      return llvm::Type::getFP128Ty(context);
    default:
      return nullptr;
    }
  case REFRT_KIND_PTR:
    return llvm::PointerType::get(context, info->space);
  case REFRT_KIND_VECTOR:
    return llvm::FixedVectorType::get(part(info->element), info->leaves);
  case REFRT_KIND_ARRAY:
    return llvm::ArrayType::get(part(info->element), info->count);
  case REFRT_KIND_STRUCT: {
    llvm::SmallVector<llvm::Type *> parts;
    for (uint64_t i = 0; i < info->count; ++i)
      parts.push_back(part(info->parts[i]));
    return llvm::StructType::get(context, parts, info->packed);
  }
  default:
    return nullptr;
  }
}

unsigned EncodeLayoutTest::compare(llvm::StringRef string, llvm::ArrayRef<std::string> types) {
  llvm::Expected<llvm::DataLayout> layout = llvm::DataLayout::parse(string);
  if (!layout) {
    ADD_FAILURE() << llvm::toString(layout.takeError());
    return 0;
  }
  ProgramPtr program = encode("llvm.data_layout = \"" + string.str() + "\"", types);
  if (!program)
    return 0;
  EXPECT_EQ(refrt_program_layout(program.get())->big_endian, layout->isBigEndian());
  unsigned compared = 0;
  for (refrt_type id = 0; id < refrt_type_count(program.get()); ++id) {
    llvm::Type *type = getLLVMType(program.get(), id, llvmContext);
    if (!type)
      continue;
    std::string name;
    llvm::raw_string_ostream(name) << *type << " in " << string;
    const refrt_type_info *info = refrt_type_get(program.get(), id);
    EXPECT_EQ(info->align, layout->getABITypeAlign(type).value()) << name;
    EXPECT_EQ(info->size, layout->getTypeAllocSize(type).getFixedValue()) << name;
    EXPECT_EQ(info->store_size, layout->getTypeStoreSize(type).getFixedValue()) << name;
    ++compared;
  }
  return compared;
}

// x86-64, i386, AArch64, Arm, s390x, PowerPC of 32 and 64 bits, RISC-V of 32
// and 64 bits, MIPS, WebAssembly, NVPTX, AMDGPU, Hexagon; what nobody has.
const char *const strings[] = {
    "e",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:"
    "64-S128",
    "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-"
    "n8:16:32-S128",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-"
    "n32:64-S128-Fn32",
    "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
    "E-S64-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
    "E-m:e-p:32:32-Fn32-i64:64-n32",
    "E-m:e-Fi64-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512",
    "e-m:e-p:32:32-i64:64-n32-S128",
    "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
    "E-m:m-p:32:32-i8:8:32-i16:16:32-i64:64-n32-S64",
    "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-"
    "v16:16-v24:32-v32:32-v48:64-v96:128-"
    "v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1",
    "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:"
    "32-f64:64:64-v32:32:32-v64:64:64-"
    "v512:512:512-v1024:1024:1024-v2048:2048:2048",
    "e-p:32:32-i64:64-f32:64-f16:32-i24:8-n32-S64-a:64",
    "E-p:64:16-a:256-i1:16-i7:32-i100:16-i200:512-f80:64-f128:32768-v1:128-v96:"
    "8-v100:4096-v3000:8",
};

const char *const scalars[] = {"i1",   "i5",   "i8",   "i17", "i24",  "i25", "i33", "i48", "i64",  "i65",
                               "i100", "i101", "i128", "f16", "bf16", "f32", "f64", "f80", "f128", "!llvm.ptr"};

TEST_F(EncodeLayoutTest, Targets) {
  std::vector<std::string> types;
  for (llvm::StringRef scalar : scalars) {
    types.push_back(scalar.str());
    for (unsigned lanes : {1, 2, 3, 4, 8, 33})
      types.push_back(llvm::formatv("vector<{0}x{1}>", lanes, scalar));
  }
  for (size_t i = 0, count = types.size(); i < count; ++i) {
    types.push_back("!llvm.struct<(i8, " + types[i] + ")>");
    types.push_back("!llvm.struct<packed (" + types[i] + ", i8)>");
    types.push_back("!llvm.array<3 x struct<(" + types[i] + ", i1)>>");
  }
  for (const char *string : strings)
    EXPECT_GT(compare(string, types), types.size()) << string;
}

/// Random strings that LLVM takes, and types.
struct Random {
  std::mt19937 engine{22};

  unsigned below(unsigned limit) { return engine() % limit; }
  /// In bits, as strings say it.
  unsigned align() { return 8u << below(8); }
  std::string string() {
    std::string text = below(2) ? "E" : "e";
    text += llvm::formatv("-p:{0}:{1}", below(2) ? 32 : 64, 8u << below(3)).str();
    if (below(4) == 0)
      text += llvm::formatv("-a:{0}", align()).str();
    for (unsigned i = below(8); i > 0; --i) {
      unsigned bits = below(2) ? 1 + below(140) : 16u << below(4);
      if (bits != 8) // LLVM wants bytes to be aligned to bytes
        text += llvm::formatv("-i{0}:{1}", bits, align()).str();
    }
    for (unsigned bits : {16, 32, 64, 80, 128})
      if (below(3) == 0)
        text += llvm::formatv("-f{0}:{1}", bits, align()).str();
    for (unsigned i = below(8); i > 0; --i)
      text += llvm::formatv("-v{0}:{1}", below(2) ? 1 + below(300) : 32u << below(5), align()).str();
    return text;
  }
  std::string type(unsigned depth) {
    std::string scalar = scalars[below(std::size(scalars))];
    switch (below(depth ? 5 : 2)) {
    case 0:
      return scalar;
    case 1:
      return llvm::formatv("vector<{0}x{1}>", 1 + below(9), below(2) ? "i32" : scalar);
    case 2:
      return llvm::formatv("!llvm.array<{0} x {1}>", below(4), type(depth - 1));
    default:
      std::string parts;
      for (unsigned i = below(5); i > 0; --i)
        parts += type(depth - 1) + (i > 1 ? ", " : "");
      return llvm::formatv("!llvm.struct<{0}({1})>", below(4) ? "" : "packed ", parts);
    }
  }
};

TEST_F(EncodeLayoutTest, RandomStrings) {
  Random random;
  unsigned compared = 0;
  for (unsigned i = 0; i < 400 && !HasFailure(); ++i) {
    std::vector<std::string> types;
    for (unsigned n = 0; n < 24; ++n)
      types.push_back(random.type(2));
    compared += compare(random.string(), types);
  }
  EXPECT_GT(compared, 400u * 24);
}

// A specification means what the string with the same words means.
TEST_F(EncodeLayoutTest, Entries) {
  ProgramPtr spec = encode(
      R"(dlti.dl_spec = #dlti.dl_spec<index = 64 : i32,
        !llvm.ptr = dense<[64, 32, 64, 64]> : vector<4xi64>,
        !llvm.struct<()> = dense<[64, 64]> : vector<2xi64>,
        i24 = dense<8> : vector<2xi64>, i64 = dense<32> : vector<2xi64>,
        f16 = dense<32> : vector<2xi64>, f32 = dense<64> : vector<2xi64>,
        "dlti.endianness" = "big">)",
      {});
  ProgramPtr string = encode(
      R"(dlti.dl_spec = #dlti.dl_spec<index = 64 : i32>, llvm.data_layout =
        "E-p:64:32-a:64-i24:8-i64:32-i128:128-f16:32-f32:64")",
      {});
  ASSERT_TRUE(spec && string);
  const refrt_layout *layout = refrt_program_layout(spec.get());
  EXPECT_EQ(memcmp(layout, refrt_program_layout(string.get()), sizeof *layout), 0);
  EXPECT_EQ(layout->pointer_bits, 64);
  EXPECT_EQ(layout->pointer_align, 4);
  EXPECT_EQ(layout->struct_align, 8);
  EXPECT_EQ(refrt_layout_align(layout, 'i', 20), 1u);
  EXPECT_EQ(refrt_layout_align(layout, 'i', 64), 4u);
  EXPECT_EQ(refrt_layout_align(layout, 'f', 32), 8u);
}

} // namespace
