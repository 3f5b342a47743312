// REQUIRES: clang
// RUN: split-file %s %t
// RUN: memref-cts-opt --lower-to-llvm="use-generic-functions=true" --emit=object %t/calls.mlir -o %t/plain.o
// RUN: memref-cts-opt --lower-to-llvm="use-generic-functions=true use-aligned-alloc=true" --emit=object %t/calls.mlir -o %t/aligned.o
// RUN: %clang -Wall -Wextra -Werror %t/main.c %t/plain.o -o %t/plain
// RUN: %clang -Wall -Wextra -Werror %t/main.c %t/aligned.o -o %t/aligned
// RUN: %t/plain | FileCheck %t/main.c
// RUN: %t/aligned | FileCheck %t/main.c
// Definitions of the generic functions get every allocation of memref and no other: what the source itself asks of malloc and free
// goes to the C library (ALLOC-05, ALLOC-06, ALLOC-07).

//--- calls.mlir
func.func @grow(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %k = arith.addi %n, %c1 : index
  %l = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %r = memref.load %l[%c0] : memref<?xi32>
  memref.dealloc %l : memref<?xi32>
  return %r : i32
}
func.func @wide(%v: i32) -> i32 {
  %m = memref.alloc() {alignment = 64 : i64} : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  %u = memref.cast %m : memref<i32> to memref<*xi32>
  memref.dealloc %u : memref<*xi32>
  return %r : i32
}
func.func @stack(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @own(%v: i32) -> i32 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}

//--- main.c
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int grow(int64_t, int);
int wide(int);
int stack(int);
int own(int);

static int taken, given, odd;
static void *last[8];

static void *note(void *pointer) { return last[taken++] = pointer; }

void *_mlir_memref_to_llvm_alloc(size_t bytes) { return note(malloc(bytes)); }

void *_mlir_memref_to_llvm_aligned_alloc(size_t alignment, size_t bytes) {
  odd += (alignment & (alignment - 1)) != 0 || bytes % alignment != 0;
  return note(aligned_alloc(alignment, bytes));
}

// What is given back is what one of the functions above returned.
void _mlir_memref_to_llvm_free(void *pointer) {
  int known = 0;
  for (int i = 0; i < taken; ++i)
    known += last[i] == pointer;
  odd += known == 0;
  ++given;
  free(pointer);
}

int main(void) {
  // CHECK: grow 7: 2 taken, 2 given
  int a = grow(3, 7);
  printf("grow %d: %d taken, %d given\n", a, taken, given);
  // CHECK-NEXT: wide 8: 3 taken, 3 given
  int b = wide(8);
  printf("wide %d: %d taken, %d given\n", b, taken, given);
  // CHECK-NEXT: stack 9, own 10: 3 taken, 3 given, 0 odd
  int c = stack(9), d = own(10);
  printf("stack %d, own %d: %d taken, %d given, %d odd\n", c, d, taken, given, odd);
  return 0;
}
