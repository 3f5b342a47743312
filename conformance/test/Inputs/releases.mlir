memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
func.func @f(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index, %n: index) -> f32 {
  %v = memref.subview %m[%i, 0] [%n, 2] [1, 1]
    : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %c0 = arith.constant 0 : index
  %a = memref.load %v[%c0, %c0] : memref<?x2xf32, strided<[?, 1], offset: ?>>
  %t = memref.get_global @table : memref<2xf32>
  %b = memref.load %t[%c0] : memref<2xf32>
  %s = arith.addf %a, %b fastmath<fast> : f32
  %is = arith.cmpi slt, %i, %n : index
  %r = arith.select %is, %s, %a : f32
  cf.br ^done
^done:
  return %r : f32
}
// CALL: @f(memref<sizes=[3,4] data=[1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0]>, 1, 2) -> 6.0
