// Which of two dimensions of size 1 is dropped nobody says, and their strides differ.
func.func @either(%m: memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>>, %n: index) -> memref<1x?xi32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[0, 0, 0] [1, 1, %n] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>> to memref<1x?xi32, strided<[?, 1], offset: ?>>
  return %0 : memref<1x?xi32, strided<[?, 1], offset: ?>>
}
