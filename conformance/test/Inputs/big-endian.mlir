// The first byte of a number of two bytes. The case says which one that is.
module attributes {llvm.data_layout = "E-p:64:64-i64:64-i128:128"} {
func.func @first(%v: i16) -> i8 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() {alignment = 2} : memref<2xi8>
  %w = memref.view %m[%c0][] : memref<2xi8> to memref<1xi16>
  memref.store %v, %w[%c0] : memref<1xi16>
  %r = memref.load %m[%c0] : memref<2xi8>
  return %r : i8
}
}
// CALL: @first(258) -> 1
