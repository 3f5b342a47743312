// REQUIRES: clang
// RUN: split-file %s %t
// RUN: memref-cts-opt --emit=object %t/calls.mlir -o %t/plain.o
// RUN: memref-cts-opt --emit=object -O2 %t/calls.mlir -o %t/optimized.o
// RUN: %clang -Wall -Wextra -Werror %t/main.c %t/plain.o -o %t/plain
// RUN: %clang -Wall -Wextra -Werror -O2 %t/main.c %t/optimized.o -o %t/optimized
// RUN: %t/plain | FileCheck %t/main.c
// RUN: %t/optimized | FileCheck %t/main.c
// Arguments behind the ellipsis arrive: in a function of C that reads them, and from C in a function that has no use for them
// (VARARG-01, VARARG-02, VARARG-05). The reference machine has no lists of arguments.

//--- calls.mlir
llvm.func @weighted(i32, ...) -> f64
func.func private @count(memref<?xi32>, i32) -> i32 attributes {func.varargs = true}

llvm.func @few(%n: i64, %x: f64) -> f64 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call @weighted(%two, %n, %x, %n, %x) vararg(!llvm.func<f64 (i32, ...)>) : (i32, i64, f64, i64, f64) -> f64
  llvm.return %r : f64
}

// More than registers take, through a pointer.
llvm.func @many(%n: i64, %x: f64) -> f64 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %f = llvm.mlir.addressof @weighted : !llvm.ptr
  %r = llvm.call %f(%ten, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x, %n, %x) vararg(!llvm.func<f64 (i32, ...)>) : !llvm.ptr, (i32, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64, i64, f64) -> f64
  llvm.return %r : f64
}

// A source call has the fixed arguments only: none is behind the ellipsis.
func.func @fixed(%a: i32) -> i32 {
  %m = memref.alloca() : memref<3xi32>
  %d = memref.cast %m : memref<3xi32> to memref<?xi32>
  %r = call @count(%d, %a) : (memref<?xi32>, i32) -> i32
  return %r : i32
}

// C gives it more.
func.func @first(%a: i32) -> i32 attributes {func.varargs = true} {
  return %a : i32
}

//--- main.c
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

double few(int64_t, double);
double many(int64_t, double);
int fixed(int);
int first(int, ...);

double weighted(int pairs, ...) {
  va_list list;
  va_start(list, pairs);
  double sum = 0;
  for (int i = 0; i < pairs; ++i) {
    int64_t number = va_arg(list, int64_t);
    sum += (i + 1) * (double)number * va_arg(list, double);
  }
  va_end(list);
  return sum;
}

int count(int *allocated, int *aligned, int64_t offset, int64_t size, int64_t stride, int a, ...) {
  return allocated == aligned && offset == 0 && stride == 1 ? (int)size * a : -1;
}

int main(void) {
  // CHECK: 18 330 21 5
  printf("%g %g %d %d\n", few(3, 2.0), many(3, 2.0), fixed(7), first(5, 1.5, 6, (int64_t)7));
  return 0;
}
