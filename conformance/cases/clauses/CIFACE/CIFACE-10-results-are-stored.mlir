// RUN: %check %s
// CLAUSE: CIFACE-10
// What the original returns as a struct lies behind the first pointer afterwards, field by field.
func.func @tail(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index, %tag: i8) -> (memref<?xf32, strided<[?], offset: ?>>, i8)
    attributes {llvm.emit_c_interface} {
  %c2 = arith.constant 2 : index
  %t = memref.subview %m[%n] [%n] [%c2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %t, %tag : memref<?xf32, strided<[?], offset: ?>>, i8
}
// CALL: @tail(memref<sizes=[8] strides=[3] offset=1 data=[0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0]>, 2, -5) \
//   -> memref<buffer=arg0 sizes=[2] strides=[6] offset=7 data=[2.0,4.0]>, -5
// CALL: @tail(memref<sizes=[6] strides=[2] offset=3 lead=64 data=[0.5,1.0,2.0,3.0,4.0,5.0]>, 1, 77) -> memref<buffer=arg0 sizes=[1] strides=[4] offset=5 data=[1.0]>, 77
