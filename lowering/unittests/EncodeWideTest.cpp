//===- EncodeWideTest.cpp - integers of 129 to 256 bits against APInt -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every operation that the encoder takes apart into instructions on two parts,
// with every set of its flags, on corners and random numbers of several widths.
// Values and poison are those of LLVM's APInt. Parts come in and go out as
// integers of at most 128 bits, put together by shifts, which are tested so too.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/EncodeFixture.h"
#include "lowering/unittests/ReferenceMachine.h"

#include <random>

using namespace memref_cts::lowering;
using llvm::APInt;

namespace {

struct Expected {
  APInt value;
  bool poison = false;
};

struct Row {
  std::string text; // of the operation on %a and %b, with $ for the type
  std::function<Expected(const APInt &, const APInt &)> truth;
};

class EncodeWide : public EncodeFixture {
protected:
  /// @f puts two numbers together, does the operation, and takes the result
  /// apart.
  ProgramPtr encode(const Row &row, unsigned width, unsigned resultWidth) {
    std::string text = R"(llvm.func @f(%al: i128, %ah: iH, %bl: i128, %bh: iH) -> !llvm.struct<(i128, i128)> {
  %c = llvm.mlir.constant(128 : $) : $
  %al1 = llvm.zext %al : i128 to $
  %bl1 = llvm.zext %bl : i128 to $
  %ah1 = PUT %ah : iH to $
  %bh1 = PUT %bh : iH to $
  %ah2 = llvm.shl %ah1, %c : $
  %bh2 = llvm.shl %bh1, %c : $
  %a = llvm.or disjoint %al1, %ah2 : $
  %b = llvm.or disjoint %bl1, %bh2 : $
  OP
)";
    if (resultWidth > 128)
      text += R"(
  %d = llvm.mlir.constant(128 : iR) : iR
  %l = llvm.trunc %r : iR to i128
  %h1 = llvm.lshr %r, %d : iR
  %h2 = llvm.trunc %h1 : iR to iG
  %h = WIDEN %h2 : iG to i128
)";
    else
      text += R"(
  %l = LOW %r : iR to i128
  %h = llvm.mlir.constant(0 : i128) : i128
)";
    text += R"(
  %s0 = llvm.mlir.poison : !llvm.struct<(i128, i128)>
  %s1 = llvm.insertvalue %l, %s0[0] : !llvm.struct<(i128, i128)>
  %s2 = llvm.insertvalue %h, %s1[1] : !llvm.struct<(i128, i128)>
  llvm.return %s2 : !llvm.struct<(i128, i128)>
})";
    auto replace = [&](llvm::StringRef from, const std::string &to) {
      for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    };
    replace("OP", row.text);
    replace("$", "i" + std::to_string(width));
    replace("iH", "i" + std::to_string(width - 128));
    replace("iR", "i" + std::to_string(resultWidth));
    replace("PUT", "llvm.zext");
    if (resultWidth > 128) {
      bool isWhole = resultWidth == 256;
      replace("iG", "i" + std::to_string(resultWidth - 128));
      replace("WIDEN", isWhole ? "llvm.bitcast" : "llvm.zext");
    } else {
      replace("LOW", resultWidth == 128 ? "llvm.bitcast" : "llvm.zext");
    }
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << "does not parse:\n" << text;
      return nullptr;
    }
    return encodeWhole(*module, {});
  }

  static APInt part(const APInt &number, unsigned first) { return number.zext(256).extractBits(128, first); }

  /// Numbers at the ends of parts and widths, and random ones of any length.
  APInt draw(unsigned width) {
    APInt bits(256, {random(), random(), random(), random()});
    APInt number = bits.trunc(width);
    switch (random() % 6) {
    case 0: // a power of two, or one off
      number = APInt::getOneBitSet(width, random() % width);
      number += random() % 3;
      --number;
      break;
    case 1:
      number = APInt(width, random() % 4);
      break;
    case 2:
      number = number.ashr(random() % width);
      break;
    case 3:
      number = number.lshr(random() % width);
      break;
    default:
      break;
    }
    return random() % 8 == 0 ? -number : number;
  }

  void check(const Row &row, unsigned width, unsigned resultWidth,
             std::function<APInt(unsigned)> drawSecond = nullptr) {
    SCOPED_TRACE(row.text + " of " + std::to_string(width) + " bits");
    ProgramPtr program = encode(row, width, resultWidth);
    ASSERT_TRUE(program);
    refrt_vm *vm = nullptr;
    ASSERT_EQ(refrt_vm_create(nullptr, program.get(), &vm), REFRT_OK);
    refrt_symbol function = refrt_program_find_function(program.get(), "f");
    unsigned poisons = 0;
    for (unsigned i = 0; i < 400; ++i) {
      APInt a = draw(width);
      APInt b = drawSecond ? drawSecond(width) : draw(width);
      Expected expected = row.truth(a, b);
      refrt_value arguments[] = {leafOf(part(a, 0)), leafOf(part(a, 128)), leafOf(part(b, 0)), leafOf(part(b, 128))};
      refrt_value results[2] = {};
      refrt_outcome outcome = {};
      ASSERT_EQ(refrt_vm_call(vm, function, arguments, 4, results, 2, &outcome), REFRT_OK);
      ASSERT_EQ(outcome.kind, REFRT_RETURNED) << outcome.message;
      std::string where = llvm::toString(a, 16, false) + ", " + llvm::toString(b, 16, false);
      poisons += expected.poison;
      if (expected.poison) {
        ASSERT_EQ(results[0].state, REFRT_POISON) << where;
        if (resultWidth > 128)
          ASSERT_EQ(results[1].state, REFRT_POISON) << where;
        continue;
      }
      ASSERT_EQ(results[0].state, REFRT_DEFINED) << where;
      ASSERT_EQ(results[1].state, REFRT_DEFINED) << where;
      APInt value = bitsOf(results[1], 128).zext(256).shl(128) | bitsOf(results[0], 128).zext(256);
      ASSERT_EQ(llvm::toString(value, 16, false), llvm::toString(expected.value.zext(256), 16, false)) << where;
    }
    EXPECT_LT(poisons, 390u) << "hardly anything is compared";
    refrt_vm_destroy(vm);
  }

  std::mt19937_64 random{2};
};

const unsigned widths[] = {129, 130, 192, 200, 255, 256};

std::string flagsText(bool nsw, bool nuw) {
  if (nsw && nuw)
    return " overflow<nsw, nuw>";
  return nsw ? " overflow<nsw>" : nuw ? " overflow<nuw>" : "";
}

using Overflow = APInt (APInt::*)(const APInt &, bool &) const;

TEST_P(EncodeWide, SumsAndProducts) {
  struct {
    const char *name;
    Overflow isSigned, isUnsigned;
  } operations[] = {{"add", &APInt::sadd_ov, &APInt::uadd_ov},
                    {"sub", &APInt::ssub_ov, &APInt::usub_ov},
                    {"mul", &APInt::smul_ov, &APInt::umul_ov}};
  for (auto &operation : operations)
    for (unsigned flags = 0; flags < 4; ++flags)
      for (unsigned width : widths) {
        bool nsw = flags & 1, nuw = flags & 2;
        Row row{std::string("%r = llvm.") + operation.name + " %a, %b" + flagsText(nsw, nuw) + " : $",
                [=](const APInt &a, const APInt &b) {
                  bool s = false, u = false;
                  APInt value = (a.*operation.isSigned)(b, s);
                  (void)(a.*operation.isUnsigned)(b, u);
                  return Expected{value, (nsw && s) || (nuw && u)};
                }};
        check(row, width, width);
      }
}

TEST_P(EncodeWide, Shifts) {
  auto amount = [&](unsigned width) {
    if (random() % 16 == 0)
      return draw(width);
    return APInt(width, random() % (width + 2));
  };
  for (unsigned flags = 0; flags < 4; ++flags)
    for (unsigned width : widths) {
      bool nsw = flags & 1, nuw = flags & 2;
      Row row{"%r = llvm.shl %a, %b" + flagsText(nsw, nuw) + " : $", [=](const APInt &a, const APInt &b) {
                if (b.uge(width))
                  return Expected{a, true};
                bool s = false, u = false;
                APInt value = a.ushl_ov(b, u);
                (void)a.sshl_ov(b, s);
                return Expected{value, (nsw && s) || (nuw && u)};
              }};
      check(row, width, width, amount);
    }
  for (bool isExact : {false, true})
    for (bool isSigned : {false, true})
      for (unsigned width : widths) {
        std::string name = isSigned ? "ashr" : "lshr";
        Row row{"%r = llvm." + name + (isExact ? " exact" : "") + " %a, %b : $", [=](const APInt &a, const APInt &b) {
                  if (b.uge(width))
                    return Expected{a, true};
                  unsigned count = b.getZExtValue();
                  return Expected{isSigned ? a.ashr(count) : a.lshr(count), isExact && a.countr_zero() < count};
                }};
        check(row, width, width, amount);
      }
}

TEST_P(EncodeWide, BitsAndChoices) {
  const std::pair<const char *, std::function<APInt(APInt, APInt)>> rows[] = {
      {"%r = llvm.and %a, %b : $", [](APInt a, APInt b) { return a & b; }},
      {"%r = llvm.or %a, %b : $", [](APInt a, APInt b) { return a | b; }},
      {"%r = llvm.xor %a, %b : $", [](APInt a, APInt b) { return a ^ b; }},
      {"%r = llvm.intr.smax(%a, %b) : ($, $) -> $", llvm::APIntOps::smax},
      {"%r = llvm.intr.smin(%a, %b) : ($, $) -> $", llvm::APIntOps::smin},
      {"%r = llvm.intr.umax(%a, %b) : ($, $) -> $", llvm::APIntOps::umax},
      {"%r = llvm.intr.umin(%a, %b) : ($, $) -> $", llvm::APIntOps::umin},
      {"%r = llvm.freeze %a : $", [](APInt a, APInt) { return a; }},
      {"%k = llvm.trunc %b : $ to i1\n%r = llvm.select %k, %a, %b : i1, $",
       [](APInt a, APInt b) { return b[0] ? a : b; }},
      {"%k = llvm.trunc %b : $ to i1\nllvm.cond_br %k, ^x(%a, %al : $, i128), "
       "^x(%b, %al : $, i128)\n^x(%r: $, %skipped: i128):",
       [](APInt a, APInt b) { return b[0] ? a : b; }},
      {"%k = llvm.trunc %b : $ to i2\nllvm.switch %k : i2, ^x(%a : $) [\n"
       "1: ^x(%b : $),\n2: ^y\n]\n^y:\nllvm.br ^x(%c : $)\n^x(%r: $):",
       [](APInt a, APInt b) {
         unsigned k = b.extractBitsAsZExtValue(2, 0);
         return k == 1 ? b : k == 2 ? APInt(a.getBitWidth(), 128) : a;
       }}};
  for (const auto &[text, truth] : rows)
    for (unsigned width : widths)
      check({text, [&truth = truth](const APInt &a, const APInt &b) { return Expected{truth(a, b)}; }}, width, width);
  for (unsigned width : widths) {
    auto apart = [&](unsigned bits) { return APInt::getLowBitsSet(bits, random() % bits); };
    check({"%m = llvm.mlir.constant(-1 : $) : $\n%n = llvm.xor %b, %m : $\n"
           "%o = llvm.and %a, %n : $\n%r = llvm.or disjoint %o, %b : $",
           [](const APInt &a, const APInt &b) { return Expected{(a & ~b) | b}; }},
          width, width, apart);
    check({"%r = llvm.or disjoint %a, %b : $",
           [](const APInt &a, const APInt &b) { return Expected{a | b, !(a & b).isZero()}; }},
          width, width, [&](unsigned bits) { return APInt(bits, random() % 2); });
  }
}

TEST_P(EncodeWide, Comparisons) {
  const std::pair<const char *, bool (APInt::*)(const APInt &) const> rows[] = {
      {"eq", &APInt::eq},   {"ne", &APInt::ne},   {"slt", &APInt::slt}, {"sle", &APInt::sle}, {"sgt", &APInt::sgt},
      {"sge", &APInt::sge}, {"ult", &APInt::ult}, {"ule", &APInt::ule}, {"ugt", &APInt::ugt}, {"uge", &APInt::uge}};
  for (const auto &[name, truth] : rows)
    for (unsigned width : widths)
      for (bool isClose : {false, true}) {
        // Numbers that are equal, or differ in one bit.
        auto close = [&](unsigned bits) { return APInt::getOneBitSet(bits, random() % bits); };
        std::string text = isClose ? "%e = llvm.xor %a, %b : $\n%k = llvm.trunc %b : $ to i1\n"
                                     "%g = llvm.select %k, %a, %e : i1, $\n"
                                   : "";
        text += std::string("%r = llvm.icmp \"") + name + (isClose ? "\" %a, %g : $" : "\" %a, %b : $");
        check({text,
               [=, truth = truth](const APInt &a, const APInt &b) {
                 APInt other = !isClose ? b : b[0] ? a : a ^ b;
                 return Expected{APInt(1, (a.*truth)(other))};
               }},
              width, 1, isClose ? std::function<APInt(unsigned)>(close) : nullptr);
      }
}

TEST_P(EncodeWide, OtherWidths) {
  for (unsigned width : widths) {
    for (unsigned to : {1u, 65u, 127u, 128u, 129u, 131u, 254u})
      for (unsigned flags = 0; flags < 4; ++flags) {
        if (to >= width)
          continue;
        bool nsw = flags & 1, nuw = flags & 2;
        check({"%r = llvm.trunc %a" + flagsText(nsw, nuw) + " : $ to i" + std::to_string(to),
               [=](const APInt &a, const APInt &) {
                 return Expected{a.trunc(to), (nsw && !a.isSignedIntN(to)) || (nuw && !a.isIntN(to))};
               }},
              width, to);
      }
    for (unsigned from : {1u, 65u, 127u, 128u, 129u, 131u, 254u})
      for (const char *name : {"sext", "zext", "zext nneg"}) {
        if (from >= width)
          continue;
        std::string narrow = "i" + std::to_string(from);
        check({"%n = llvm.trunc %a : $ to " + narrow + "\n%r = llvm." + name + " %n : " + narrow + " to $",
               [=](const APInt &a, const APInt &) {
                 APInt n = a.trunc(from);
                 bool isSigned = name[0] == 's';
                 return Expected{isSigned ? n.sext(width) : n.zext(width), name[4] && n.isNegative()};
               }},
              width, width);
      }
  }
}

/// Both parts are poison where the narrow number is.
TEST_P(EncodeWide, Poison) {
  for (unsigned width : widths)
    for (unsigned from : {65u, 128u})
      for (bool isSigned : {false, true}) {
        std::string narrow = "i" + std::to_string(from);
        check({"%k = llvm.trunc %b : $ to i1\n%q = llvm.mlir.poison : " + narrow + "\n%n = llvm.trunc %a : $ to " +
                   narrow + "\n%m = llvm.select %k, %q, %n : i1, " + narrow + "\n%r = llvm." +
                   (isSigned ? "sext" : "zext") + " %m : " + narrow + " to $",
               [=](const APInt &a, const APInt &b) {
                 APInt n = a.trunc(from);
                 return Expected{isSigned ? n.sext(width) : n.zext(width), b[0]};
               }},
              width, width);
      }
}

/// Lanes of vectors are as many numbers, each with its poison.
TEST_P(EncodeWide, Vectors) {
  const char *text = "%p = llvm.mlir.poison : vector<2x$>\n"
                     "%i = llvm.mlir.constant(0 : i32) : i32\n"
                     "%j = llvm.mlir.constant(1 : i32) : i32\n"
                     "%v1 = llvm.insertelement %a, %p[%i : i32] : vector<2x$>\n"
                     "%v = llvm.insertelement %b, %v1[%j : i32] : vector<2x$>\n"
                     "%w = llvm.shufflevector %v, %v [1, 0] : vector<2x$>\n"
                     "%k = llvm.mlir.constant(dense<[-1, 128]> : vector<2x$>) : vector<2x$>\n"
                     "%o = llvm.mlir.constant(dense<1> : vector<2x$>) : vector<2x$>\n"
                     "%s = llvm.add %w, %k overflow<nuw> : vector<2x$>\n"
                     "%m = llvm.mul %s, %v : vector<2x$>\n"
                     "%x = llvm.xor %m, %o : vector<2x$>\n"
                     "%r = llvm.extractelement %x[%LANE : i32] : vector<2x$>";
  for (unsigned width : widths)
    for (bool second : {false, true}) {
      std::string laneText = text;
      laneText.replace(laneText.find("LANE"), 4, second ? "j" : "i");
      check({laneText,
             [=](const APInt &a, const APInt &b) {
               bool overflow = false;
               APInt sum =
                   second ? a.uadd_ov(APInt(width, 128), overflow) : b.uadd_ov(APInt::getAllOnes(width), overflow);
               return Expected{(sum * (second ? b : a)) ^ 1, overflow};
             }},
            width, width, [&](unsigned bits) { return APInt(bits, random() % 2) * APInt::getAllOnes(bits); });
    }
}

/// Parts of undef are no choice of one number: such runs are refused. What is
/// poison, or whole, is not held up.
TEST_P(EncodeWide, UndefIsNotDecided) {
  struct {
    const char *value, *type;
    refrt_outcome_kind kind;
  } const rows[] = {{"undef", "i8", REFRT_REFUSED},
                    {"undef", "i128", REFRT_REFUSED},
                    {"poison", "i8", REFRT_RETURNED},
                    {"constant(7 : i8)", "i8", REFRT_RETURNED},
                    {"undef", "vector<3xi65>", REFRT_REFUSED},
                    {"poison", "vector<3xi65>", REFRT_RETURNED}};
  for (const auto &row : rows) {
    std::string type = row.type;
    std::string wide = type[0] == 'v' ? "vector<3xi130>" : "i130";
    std::string text = "llvm.func @f() -> TYPE {\n%n = llvm.mlir." + std::string(row.value) +
                       " : TYPE\n%a = llvm.zext %n : TYPE to WIDE\n%b = llvm.mul %a, %a : WIDE\n"
                       "%r = llvm.trunc %b : WIDE to TYPE\nllvm.return %r : TYPE\n}";
    for (const auto &[from, to] : {std::pair<llvm::StringRef, std::string>("TYPE", type), {"WIDE", wide}})
      for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    SCOPED_TRACE(text);
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    llvm::Expected<EncodeResult> encoded = encodeModule(*module, {});
    ASSERT_TRUE(bool(encoded));
    ASSERT_TRUE(encoded->refusals.empty()) << encoded->refusals.front().str();
    refrt_vm *vm = nullptr;
    ASSERT_EQ(refrt_vm_create(nullptr, encoded->program.get(), &vm), REFRT_OK);
    refrt_value results[3] = {};
    refrt_outcome outcome = {};
    ASSERT_EQ(refrt_vm_call(vm, refrt_program_find_function(encoded->program.get(), "f"), nullptr, 0, results,
                            type[0] == 'v' ? 3 : 1, &outcome),
              REFRT_OK);
    EXPECT_EQ(outcome.kind, row.kind) << outcome.message;
    if (row.kind == REFRT_RETURNED)
      EXPECT_EQ(results[0].state, row.value[0] == 'p' ? REFRT_POISON : REFRT_DEFINED);
    refrt_vm_destroy(vm);
  }
}

/// What is not done on parts is refused, with the type.
TEST_P(EncodeWide, RefusesTheRest) {
  for (const char *operation :
       {"llvm.udiv %a, %a : i130", "llvm.intr.ctpop(%a) : (i130) -> i130", "llvm.bitcast %a : i130 to vector<130xi1>",
        "llvm.load %p : !llvm.ptr -> i130", "llvm.uitofp %a : i130 to f32"}) {
    std::string text = std::string("llvm.func @f(%n: i65, %p: !llvm.ptr) {\n"
                                   "%a = llvm.zext %n : i65 to i130\n%r = ") +
                       operation + "\nllvm.return\n}";
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module) << text;
    llvm::Expected<EncodeResult> encoded = encodeModule(*module, {});
    ASSERT_TRUE(bool(encoded));
    ASSERT_EQ(encoded->refusals.size(), 1u) << operation;
    EXPECT_EQ(encoded->refusals.front().type, "i130");
    EXPECT_EQ(encoded->refusals.front().kind, RefusalKind::Type);
  }
}

INSTANTIATE_TEST_SUITE_P(LLVM, EncodeWide, ::testing::Values(encodePipelines[0]), getPipelineName);

} // namespace
