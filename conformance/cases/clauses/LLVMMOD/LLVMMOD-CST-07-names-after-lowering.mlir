// RUN: %check %s
// CLAUSE: LLVMMOD-CST-07
// What a lowering makes without an instruction of LLVM says mlir in its name, too: constants, a global and its address.
memref.global "private" constant @table : memref<2xi32> = dense<[-3, 2147483646]>
func.func @f(%i: index) -> i32 {
  %m = memref.get_global @table : memref<2xi32>
  %v = memref.load %m[%i] : memref<2xi32>
  %c = arith.constant 3 : i32
  %r = arith.addi %v, %c : i32
  return %r : i32
}
// CHECK-DAG: llvm.mlir.global {{.*}}@table
// CHECK-DAG: llvm.mlir.addressof @table
// CHECK-DAG: llvm.mlir.constant(3 : i32)
// CALL: @f(0) -> 0
// CALL: @f(1) -> -2147483647
