// The operation at fault is one whose dialect MLIR does not print.
func.func private @h0(%a0: memref<3xi33, strided<[?], offset: ?>>) -> (memref<*xi33>, memref<3xi33, strided<[?], offset: ?>>) {
  %v0 = memref.cast %a0 : memref<3xi33, strided<[?], offset: ?>> to memref<*xi33>
  func.return %v0, %a0 : memref<*xi33>, memref<3xi33, strided<[?], offset: ?>>
}
func.func @f(%a0: memref<3xi33, strided<[?], offset: ?>>, %a1: i8, %a2: f32, %a3: i16) -> (memref<3xi33, strided<[?], offset: ?>>) {
  %k1 = arith.constant -4294967296 : i33
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k4 = arith.constant 0 : i32
  %v0 = arith.remui %c2, %c3 : index
  %v1 = memref.load %a0[%v0] : memref<3xi33, strided<[?], offset: ?>>
  cf.switch %k4 : i32, [default: ^b0(%a3 : i16), 100: ^b0(%a3 : i16), -1: ^b0(%a3 : i16), 3: ^b1]
^b1:
  %v2 = arith.cmpf uge, %a2, %a2 : f32
  %v3 = arith.select %v2, %v1, %v1 : i33
  cf.br ^b0(%a3 : i16)
^b0(%v4: i16):
  %v5 = arith.ori %v1, %v1 : i33
  %v6:2 = func.call @h0(%a0) : (memref<3xi33, strided<[?], offset: ?>>) -> (memref<*xi33>, memref<3xi33, strided<[?], offset: ?>>)
  %v7 = memref.cast %v6#0 : memref<*xi33> to memref<3xi33, strided<[?], offset: ?>>
  func.return %a0 : memref<3xi33, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[3]>, 0, 0, 0)
