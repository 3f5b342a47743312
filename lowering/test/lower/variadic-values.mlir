// RUN: memref-cts-opt --lower-to-llvm --split-input-file --verify-diagnostics %s | FileCheck %s
// A function value has no ellipsis: a call through it would not be one of a variadic function. LLVM's own operations say it.

func.func private @print(!llvm.ptr, i32) attributes {func.varargs = true}
func.func @value(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{makes a value of a variadic function: an indirect call would call it as one that is not variadic}}
  %f = func.constant @print : (!llvm.ptr, i32) -> ()
  func.call_indirect %f(%p, %i) : (!llvm.ptr, i32) -> ()
  return
}

// -----

// Also where the function is defined here, and the value only handed on.
func.func @defined(%n: i32) attributes {func.varargs = true} {
  return
}
func.func @handed() -> ((i32) -> ()) {
  // expected-error @below {{makes a value of a variadic function}}
  %f = func.constant @defined : (i32) -> ()
  return %f : (i32) -> ()
}

// -----

func.func private @plain(i32) attributes {func.varargs = false}
llvm.func @print(!llvm.ptr, ...)
// CHECK-LABEL: llvm.func @named
func.func @named(%p: !llvm.ptr, %i: i32) -> ((i32) -> ()) {
  // CHECK: %[[F:.*]] = llvm.mlir.addressof @print
  %f = llvm.mlir.addressof @print : !llvm.ptr
  // CHECK: llvm.call %[[F]](%{{.*}}, %{{.*}}) vararg(!llvm.func<void (ptr, ...)>)
  llvm.call %f(%p, %i) vararg(!llvm.func<void (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> ()
  // CHECK: llvm.mlir.addressof @plain
  %g = func.constant @plain : (i32) -> ()
  return %g : (i32) -> ()
}
