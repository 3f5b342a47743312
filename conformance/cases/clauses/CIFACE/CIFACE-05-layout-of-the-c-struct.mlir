// RUN: %check %s
// CLAUSE: CIFACE-05
// Every field of a descriptor that C filled is read from its own place.
func.func @fields(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (index, index, index, index, index, i16)
    attributes {llvm.emit_c_interface} {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x?xi16, strided<[?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index
  %v = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %v : index, index, index, index, index, i16
}
// CALL: @fields(memref<sizes=[2,3] strides=[7,2] offset=5 data=[1,2,3,4,5,6]>, 1, 2) -> 5, 2, 3, 7, 2, 6
// CALL: @fields(memref<sizes=[4,1] strides=[-3,8] offset=9 data=[10,20,30,40]>, 2, 0) -> 9, 4, 1, -3, 8, 30
// CALL-RANDOM: @fields(memref<sizes=[M,N]>, 0..M-1, 0..N-1) M=1..5 N=1..5 count=40 seed=5
