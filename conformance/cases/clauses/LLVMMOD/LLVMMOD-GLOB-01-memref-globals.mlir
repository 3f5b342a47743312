// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-01
// A memref.global is defined by the operation for globals, with the alignment that it asks for.
memref.global "private" constant @bytes : memref<4xi8> = dense<[5, 6, 7, 8]> {alignment = 64}
func.func @f(%i: index) -> i8 {
  %m = memref.get_global @bytes : memref<4xi8>
  %r = memref.load %m[%i] : memref<4xi8>
  return %r : i8
}
// CHECK: llvm.mlir.global private constant @bytes({{.*}}alignment = 64
// CALL: @f(0) -> 5
// CALL: @f(3) -> 8
