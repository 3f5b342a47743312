// REQUIRES: clang
// RUN: split-file %s %t
// RUN: memref-cts-opt --emit=object %t/invoke.mlir -o %t/plain.o
// RUN: memref-cts-opt --emit=object -O2 %t/invoke.mlir -o %t/optimized.o
// RUN: %clang -Wall -Wextra -Werror -fexceptions %t/main.c %t/plain.o -o %t/plain
// RUN: %clang -Wall -Wextra -Werror -fexceptions -O2 %t/main.c %t/optimized.o -o %t/optimized
// RUN: %t/plain | FileCheck %t/main.c
// RUN: %t/optimized | FileCheck %t/main.c
// Unwinding ends at the landing pad of the llvm.invoke that it passes, and goes on behind llvm.resume. Functions of func in between
// are unwound as well. The reference machine unwinds nothing (conformance/spec/llvm.md, L-INVOKE).

//--- invoke.mlir
llvm.func @__gcc_personality_v0(...) -> i32
llvm.func @note(i32)

// Between the one that throws and the one that cleans up.
func.func @between(%a: i32) {
  call @through(%a) : (i32) -> ()
  return
}
func.func private @through(i32)

// Notes 1, and goes on with unwinding.
llvm.func @cleans(%a: i32) attributes {personality = @__gcc_personality_v0} {
  llvm.invoke @between(%a) to ^good unwind ^bad : (i32) -> ()
^good:
  llvm.return
^bad:
  %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.call @note(%one) : (i32) -> ()
  llvm.resume %pad : !llvm.struct<(ptr, i32)>
}

// The value that the landing pad's block gets is that of this edge, and the function returns.
llvm.func @ends(%a: i32, %b: i32) -> i32 attributes {personality = @__gcc_personality_v0} {
  llvm.invoke @cleans(%a) to ^good(%a : i32) unwind ^bad(%b : i32) : (i32) -> ()
^good(%x: i32):
  llvm.return %x : i32
^bad(%y: i32):
  %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %two = llvm.mlir.constant(2 : i32) : i32
  llvm.call @note(%two) : (i32) -> ()
  llvm.return %y : i32
}

//--- main.c
#include <stdio.h>
#include <stdlib.h>
#include <unwind.h>

int ends(int, int);
static struct _Unwind_Exception thrown;

void note(int number) { printf("note %d\n", number); }

static _Unwind_Reason_Code go_on(int version, _Unwind_Action actions, _Unwind_Exception_Class kind,
                                 struct _Unwind_Exception *exception, struct _Unwind_Context *context, void *data) {
  (void)version, (void)kind, (void)exception, (void)context, (void)data;
  if (actions & _UA_END_OF_STACK)
    abort();
  return _URC_NO_REASON;
}

void through(int a) {
  if (a < 0)
    _Unwind_ForcedUnwind(&thrown, go_on, NULL);
  printf("through %d\n", a);
}

int main(void) {
  // CHECK: through 3
  // CHECK-NEXT: ends 3
  printf("ends %d\n", ends(3, 4));
  // CHECK-NEXT: note 1
  // CHECK-NEXT: note 2
  // CHECK-NEXT: ends 5
  printf("ends %d\n", ends(-1, 5));
  // CHECK-NOT: {{.}}
  return 0;
}
