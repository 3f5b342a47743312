// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// What a wrapper and the function call each other with is passed as the callee takes it (CIFACE-06, CIFACE-07): LLVM wants
// call and callee to agree. What a function promises of memory and of its arguments by number holds for nobody else.
// CHECK-LABEL: llvm.func @defined(
// CHECK-SAME: attributes {passthrough = ["nounwind", ["memory", "1"], ["allocsize", "5"]]}
// CHECK-LABEL: llvm.func @_mlir_ciface_defined(
// CHECK-SAME: attributes {passthrough = ["nounwind"]}
// CHECK: llvm.call @defined({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64 {llvm.inreg}, i8 {llvm.signext}) -> (i16 {llvm.zeroext})
func.func @defined(%m: memref<?xf32>, %n: index {llvm.inreg}, %a: i8 {llvm.signext}) -> (i16 {llvm.zeroext})
    attributes {llvm.emit_c_interface, passthrough = ["nounwind", ["memory", "1"], ["allocsize", "5"]]} {
  %0 = arith.extui %a : i8 to i16
  return %0 : i16
}
// CHECK-LABEL: llvm.func {{.*}}@declared(
// CHECK: llvm.call @_mlir_ciface_declared(%{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr {llvm.byval = i64}) -> (i1 {llvm.zeroext})
// CHECK-LABEL: llvm.func @_mlir_ciface_declared(
// CHECK-NOT: passthrough
func.func private @declared(memref<?xf32>, !llvm.ptr {llvm.byval = i64}) -> (i1 {llvm.zeroext})
    attributes {llvm.emit_c_interface, passthrough = [["memory", "0"]]}
