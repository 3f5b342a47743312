//===-- CrashTextTest.cpp - what a dying program says ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts of several C libraries, of LLVM and of sanitizers. Two texts of one crash have the same
// fields; those of two crashes have not.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/CrashText.h"
#include "conformance/words/Cause.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

using Frames = std::vector<std::string>;

TEST(CrashText, AnAssertionHasItsExpressionAndItsFunction) {
  CrashText crash = readCrash("mlir-opt: /b/llvm/include/llvm/Support/Casting.h:566: decltype(auto) llvm::cast(const "
                              "From&) [with To = mlir::MemRefType]: Assertion `isa<To>(Val) && \"cast<Ty>() argument "
                              "of incompatible type!\"' failed.\n");
  EXPECT_EQ(crash.complaint, "assertion-isa-To-Val-cast-Ty-argument-of-incompatible-type");
  EXPECT_NE(crash.line.find("failed."), std::string::npos);
  EXPECT_TRUE(crash.frames.empty()); // who casts is not known
  crash = readCrash("opt: a.cpp:12: void mlir::Inner::walk(int): Assertion `depth == 3' failed.\n");
  EXPECT_EQ(crash.complaint, "assertion-depth");
  EXPECT_EQ(crash.frames, Frames{"mlir::Inner::walk"});
  crash = readCrash("Assertion failed: (depth == 3), function walk, file a.cpp, line 12.\n");
  EXPECT_EQ(crash.complaint, "assertion-depth");
  EXPECT_EQ(crash.frames, Frames{"walk"});
}

/// As compilers and demanglers write them.
TEST(CrashText, NamesOfFunctionsHaveNoTypes) {
  auto function = [](const std::string &written) {
    CrashText crash = readCrash("opt: a.cpp:12: " + written + ": Assertion `depth' failed.\n");
    EXPECT_EQ(readCrash("#0 0x1 " + written + " (a+0x1)\n").frames, crash.frames) << written;
    return crash.frames.empty() ? "" : crash.frames.front();
  };
  EXPECT_EQ(function("decltype(auto) mlir::walk(From *)"), "mlir::walk");
  EXPECT_EQ(function("void (*llvm::for_each<X&, void (*)(Y*)>(X&, void (*)(Y*)))(Y*)"), "llvm::for_each");
  EXPECT_EQ(function("int (&mlir::table(long))(char)"), "mlir::table");
  EXPECT_EQ(function("constexpr decltype(auto) mlir::walk<A<B>, C>(From &)"), "mlir::walk");
  EXPECT_EQ(function("decltype(f((int)0)) mlir::Inner<int>::walk<A>(From &) const"), "mlir::Inner::walk");
  EXPECT_EQ(function("Operation *mlir::walk(int)"), "mlir::walk");
  EXPECT_EQ(function("const X<int> &mlir::walk(int)"), "mlir::walk");
  EXPECT_EQ(function("unsigned long walk(int)"), "walk");
  EXPECT_EQ(function("bool operator==(int, int)"), "operator==");
}

/// They are innermost in many crashes, and say nothing of any.
TEST(CrashText, CastsAreNoFrames) {
  for (const char *cast : {"decltype(auto) llvm::cast<X, Y>(Y*)", "auto llvm::dyn_cast<X>(Y&)", "bool llvm::isa<X>(Y)",
                           "llvm::CastInfo<X, Y, void>::doCast(Y&)", "X mlir::Type::cast<X>() const"})
    EXPECT_EQ(readCrash(std::string("#0 0x1 ") + cast + " (a+0x1)\n#1 0x2 walk(int) (a+0x2)\n").frames, Frames{"walk"})
        << cast;
  for (const char *other : {"mine::cast", "llvm::castle", "mlir::Types::cast"})
    EXPECT_EQ(readCrash(std::string("#0 0x1 ") + other + "(int) (a+0x1)\n").frames, Frames{other});
}

TEST(CrashText, AComplaintNamesOperations) {
  auto complaint = [](const std::string &quoted) {
    return readCrash("LLVM ERROR: no '" + quoted + "' here\n").complaint;
  };
  EXPECT_EQ(complaint("arith.divsi"), "error-no-arith.divsi-here");
  EXPECT_EQ(complaint("math.exp2"), "error-no-math.exp2-here");
  EXPECT_EQ(complaint("spirv.gl.f_abs"), "error-no-spirv.gl.f_abs-here");
  EXPECT_EQ(complaint("llvm.intr.exp2"), "error-no-llvm.intr.exp2-here");
  EXPECT_EQ(complaint("llvm.memcpy.p0.p0.i64"), "error-no-llvm.memcpy-here");
  EXPECT_EQ(complaint("llvm.exp.nxv4f32"), "error-no-llvm.exp-here");
  for (const char *other : {"f17", "vector", "case.mlir", "a.cpp", "dir/a.mlir", "!llvm.ptr", "Mine.op", "main.0",
                            "a..b", ".a", "a.", "i64", "vector.load %0", ""})
    EXPECT_EQ(complaint(other), "error-no-here") << other;
}

TEST(CrashText, AnErrorOfLLVMHasItsWords) {
  EXPECT_EQ(readCrash("fatal error: error in backend: Cannot select: intrinsic\n").complaint,
            "error-Cannot-select-intrinsic");
  EXPECT_EQ(readCrash("panic: no lowering\n\ngoroutine 1 [running]:\n").complaint, "panic-no-lowering");
  EXPECT_EQ(readCrash("thread 'main' panicked at src/mul.rs:3:5:\nno lowering\n").complaint, "panic-no-lowering");
  EXPECT_EQ(readCrash("thread 'main' panicked at 'no cast', src/cast.rs:3:5\n").complaint, "panic-no-cast");
  EXPECT_EQ(readCrash("\nthread 'main' (4242) panicked at src/mul.rs:3:5:\nno lowering\n").complaint,
            "panic-no-lowering");
  EXPECT_EQ(readCrash("cc1: a.c:3:5: internal compiler error: in lower_load, at lower.cc:12\n").complaint,
            "error-in-lower_load");
  EXPECT_EQ(readCrash("acme/Lower.swift:12: Fatal error: no lowering\n").complaint, "error-no-lowering");
  EXPECT_EQ(readCrash("F20261130 10:00:00.000000 12 lower.cc:12] no lowering\n").complaint, "error-no-lowering");
  EXPECT_EQ(readCrash("F1130 10:00:00.000000 12 lower.cc:12] Check failed: type == wanted\n").complaint,
            "check-type-wanted");
  EXPECT_EQ(readCrash("LLVM ERROR: Cannot select: 0x55d0c1: i7 = bswap t12 in 'f17'\n").complaint,
            "error-Cannot-select-bswap-in");
  EXPECT_EQ(readCrash("LLVM ERROR: Cannot select: 0x77aa: i7 = bswap t9 in 'other'\n").complaint,
            "error-Cannot-select-bswap-in");
  EXPECT_EQ(readCrash("unknown kind of type\nUNREACHABLE executed at /b/Types.cpp:12!\n").complaint,
            "unreachable-unknown-kind-of-type");
  EXPECT_EQ(readCrash("terminate called after throwing an instance of 'std::bad_alloc'\n").complaint,
            "exception-std-bad_alloc");
  EXPECT_EQ(
      readCrash("terminate called after throwing an instance of 'std::runtime_error'\n  what():  no lowering of 'x'\n")
          .complaint,
      "exception-std-runtime_error-no-lowering-of");
  EXPECT_EQ(readCrash("==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x60\n").complaint,
            "sanitizer-AddressSanitizer-heap-use-after-free");
  EXPECT_EQ(readCrash("free(): invalid pointer\n").complaint, "free-invalid-pointer");
  EXPECT_EQ(readCrash("case.mlir:1:2: error: an ordinary error\n").complaint, "");
}

/// The dump of a tool, with names and without a symbolizer.
TEST(CrashText, FramesHaveNoAddressesAndNoArguments) {
  const char *text = "PLEASE submit a bug report to https://example.org/ and include the crash backtrace.\n"
                     "Stack dump:\n"
                     "0.\tProgram arguments: mlir-opt --pass\n"
                     " #0 0x00007f12 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/l/libLLVM.so.22.1+0x1)\n"
                     " #1 0x00007f13 llvm::sys::RunSignalHandlers() (/l/libLLVM.so.22.1+0x2)\n"
                     " #2 0x00007f14 (/l/libLLVM.so.22.1+0x3)\n"
                     " #3 0x00007f15 (/l/libc.so.6+0x3fdf0)\n"
                     " #4 0x00007f16 raise ./signal/../sysdeps/posix/raise.c:27:6\n"
                     " #5 0x00007f17 (anonymous namespace)::Pass::run(mlir::Operation*) /b/Pass.cpp:3:5\n"
                     " #6 0x00007f18 void llvm::for_each<int, char>(int&&, char) (/l/libMLIR.so+0x9)\n"
                     " #7 0x00007f19 mlir::Op<X<int>, Y>::operator()(int) const (/l/libMLIR.so+0xa)\n"
                     " #8 0x00007f1a main (/b/mlir-opt+0xb)\n";
  EXPECT_EQ(readCrash(text).frames, (Frames{"Pass::run", "llvm::for_each", "mlir::Op::operator()"}));
}

TEST(CrashText, FormsOfStacksAreRead) {
  EXPECT_EQ(readCrash("/l/libMLIR.so(_ZN4mlir6verifyEPNS_9OperationEb+0x1a) [0x7f12]\n"
                      "/l/libc.so.6(abort+0xd3) [0x7f13]\n/l/plugin.so(+0x1a) [0x7f14]\n")
                .frames,
            Frames{"mlir::verify"});
  EXPECT_EQ(readCrash("    #0 0x55 in walk /b/a.c:3:5\n    #1 0x56 in main /b/a.c:9:5\n"
                      "freed by thread T0 here:\n    #0 0x57 in other /b/a.c:3:5\n")
                .frames,
            (Frames{"walk", "main"}));
  EXPECT_EQ(readCrash("0  libLLVM.dylib  0x0000000105 llvm::inner(int) + 52\n"
                      "1  libLLVM.dylib  0x0000000106 llvm::outer(int) + 1\n")
                .frames,
            (Frames{"llvm::inner", "llvm::outer"}));
  EXPECT_EQ(readCrash("#0 _ZN4mlir6verifyEPNS_9OperationEb (libMLIR.so.22.1+0x12)\n#1 (plugin.so+0x4)\n").frames,
            Frames{"mlir::verify"});
  EXPECT_EQ(readCrash("#0 0x1 walk.cold (a+0x1)\n#1 0x2 f::{lambda(int)#1}::operator()(int) const (a+0x2)\n").frames,
            (Frames{"walk", "f"}));
}

/// A bug that is met deep in a recursion is the one that is met at once.
TEST(CrashText, FunctionsInARowCountOnce) {
  EXPECT_EQ(readCrash("#0 walk (a+0x1)\n#1 walk (a+0x2)\n#2 walk (a+0x2)\n#3 run (a+0x3)\n#4 main (a+0x4)\n").frames,
            (Frames{"walk", "run", "main"}));
  CrashText crash = readCrash("a: a.cpp:1: void check(int): Assertion `x' failed.\n#0 (plugin.so+0x1)\n"
                              "#1 walk (a+0x1)\n#2 run (a+0x3)\n#3 main (a+0x4)\n");
  EXPECT_EQ(crash.frames, (Frames{"check", "walk", "run"}));
}

TEST(CrashText, OtherTextHasNoFrames) {
  CrashText crash = readCrash("#map = affine_map<(d0) -> (d0)>\n# a comment\n12 apples + 3\nfunc.func @f(%a: i32)\n");
  EXPECT_TRUE(crash.frames.empty());
  EXPECT_EQ(crash.complaint, "");
  EXPECT_EQ(crash.line, "");
  EXPECT_TRUE(readCrash("").frames.empty());
  EXPECT_TRUE(readCrash("#\n#0\n#0 \n#99999999999999 x\n) [0x\n(((((\n").frames.empty());
}

TEST(CrashText, WhatACauseHasStays) {
  Cause cause;
  cause.complaint = "first";
  describeCrash("LLVM ERROR: out of luck\n#0 walk (a+0x1)\n", cause);
  EXPECT_EQ(cause.complaint, "first");
  EXPECT_EQ(cause.frames, Frames{"walk"});
}
