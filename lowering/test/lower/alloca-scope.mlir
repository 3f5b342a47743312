// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-memref-to-llvm %s | FileCheck %s --check-prefix=ALONE
// RUN: memref-cts-opt --lower-func-to-llvm --lower-to-llvm %s | FileCheck %s --check-prefix=AFTER

// A scope gives its stack back, whatever the program itself has on it. Of it only the descriptor of an unranked memref that
// may leave, in memory that holds some, has to stay.
// CHECK-LABEL: llvm.func @own_bytes(
// CHECK: llvm.intr.stacksave
// CHECK: llvm.alloca {{.*}} x i8
// CHECK: llvm.intr.stackrestore
// CHECK: llvm.return
func.func @own_bytes(%m: memref<2xmemref<*xf32>>, %u: memref<*xf32>, %n: i64, %i: index) {
  memref.alloca_scope {
    %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    memref.store %u, %m[%i] : memref<2xmemref<*xf32>>
    memref.alloca_scope.return
  }
  return
}
llvm.func @use(!llvm.ptr)

// The slot of what a call returned, also where the call is lowered before.
// AFTER-LABEL: llvm.func @of_a_call(
// AFTER-NOT: llvm.intr.stacksave
// AFTER: llvm.alloca {{.*}} x i8
// AFTER-NOT: llvm.intr.stackrestore
// AFTER: llvm.return
func.func @of_a_call(%m: memref<2xmemref<*xf32>>, %i: index) {
  memref.alloca_scope {
    %u = func.call @make() : () -> memref<*xf32>
    memref.store %u, %m[%i] : memref<2xmemref<*xf32>>
    memref.alloca_scope.return
  }
  return
}
func.func private @make() -> memref<*xf32>

// A scope becomes part of the function: its copies are loops, which need no function of the runtime, whose name means
// something else here, and which know memory spaces.
// CHECK-LABEL: llvm.func @strided(
// CHECK: llvm.intr.stacksave
// CHECK: llvm.cond_br
// CHECK: "llvm.intr.memcpy"({{.*}}) <{isVolatile = false}> : (!llvm.ptr<3>, !llvm.ptr, i64) -> ()
// CHECK: llvm.intr.stackrestore
// CHECK: llvm.return
// ALONE-LABEL: func.func @strided(
// ALONE: llvm.intr.stacksave
// ALONE: llvm.intr.memcpy
// ALONE: llvm.intr.stackrestore
func.func @strided(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[2]>, 3>) {
  memref.alloca_scope {
    memref.alloca_scope {
      memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[2]>, 3>
    }
  }
  return
}
llvm.mlir.global external @memrefCopy(0 : i32) : i32
