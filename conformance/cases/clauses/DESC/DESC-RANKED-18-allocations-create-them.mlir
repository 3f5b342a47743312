// RUN: %check %s
// CLAUSE: DESC-RANKED-18
// Memory of the heap, of the stack and of a global has a descriptor with static and dynamic sizes in their places.
memref.global "private" constant @table : memref<3x2xi16> = dense<[[1, 2], [3, 4], [5, 6]]>
func.func @heap(%n: index) -> memref<4x?x3xi16> {
  %m = memref.alloc(%n) : memref<4x?x3xi16>
  return %m : memref<4x?x3xi16>
}
func.func @stack(%n: index, %k: index) -> (index, index, index, index, index, index, index) {
  %m = memref.alloca(%n, %k) : memref<?x5x?xi16>
  %d = memref.cast %m : memref<?x5x?xi16> to memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %d : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index, index, index
  return %o, %s#0, %s#1, %s#2, %t#0, %t#1, %t#2 : index, index, index, index, index, index, index
}
func.func @global(%i: index, %j: index) -> (index, index, index, index, index, i16) {
  %m = memref.get_global @table : memref<3x2xi16>
  %d = memref.cast %m : memref<3x2xi16> to memref<?x?xi16, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %d : memref<?x?xi16, strided<[?, ?], offset: ?>> -> memref<i16>, index, index, index, index, index
  %v = memref.load %d[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %o, %s#0, %s#1, %t#0, %t#1, %v : index, index, index, index, index, i16
}
// CALL: @heap(2) -> memref<sizes=[4,2,3] strides=[6,3,1] offset=0 buffer=fresh>
// CALL: @stack(2, 7) -> 0, 2, 5, 7, 35, 7, 1
// CALL: @global(2, 1) -> 0, 3, 2, 2, 1, 6
