// RUN: %check %s
// CLAUSE: DESC-RANKED-17
// C finds the descriptors of ranks 0, 1 and 2, and what follows them, in a struct that the wrapper fills: each is as large
// as C's struct. What C fills is read from the places that C has put it.
func.func @in_a_row(%a: memref<i32, strided<[], offset: ?>>, %b: memref<?xi32, strided<[?], offset: ?>>, %c: memref<?x?xi32, strided<[?, ?], offset: ?>>, %d: index)
    -> (memref<i32, strided<[], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>, memref<?x?xi32, strided<[?, ?], offset: ?>>, index)
    attributes {llvm.emit_c_interface} {
  return %a, %b, %c, %d : memref<i32, strided<[], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>, memref<?x?xi32, strided<[?, ?], offset: ?>>, index
}
// CALL: @in_a_row(memref<lead=16 offset=3 data=[42]>, memref<lead=16 sizes=[2] strides=[5] offset=1 data=[7,8]>, memref<lead=16 sizes=[2,3] strides=[4,1] offset=6 data=[1,2,3,4,5,6]>, 99) -> memref<offset=3 data=[42] buffer=arg0>, memref<sizes=[2] strides=[5] offset=1 data=[7,8] buffer=arg1>, memref<sizes=[2,3] strides=[4,1] offset=6 data=[1,2,3,4,5,6] buffer=arg2>, 99
