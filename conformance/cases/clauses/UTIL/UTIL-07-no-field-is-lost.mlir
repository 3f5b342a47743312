// RUN: %check %s
// CLAUSE: UTIL-07
// A descriptor is packed where a function begins and where a call returns, and unpacked where a call passes it on: after
// three calls all fields are what they were.
func.func @last(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %m, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : memref<?x?xi32, strided<[?, ?], offset: ?>>, index, index, index, index, index
}
func.func @same(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  return %m : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, index, index, index, index) {
  %a = call @same(%m) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>>
  %b = call @same(%a) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>>
  %r:6 = call @last(%b) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, index, index, index, index)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : memref<?x?xi32, strided<[?, ?], offset: ?>>, index, index, index, index, index
}
// CALL: @f(memref<lead=16 sizes=[2,3] strides=[7,2] offset=5 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[7,2] offset=5 data=[1,2,3,4,5,6] buffer=arg0>, 5, 2, 3, 7, 2
