// RUN: %check %s
// OPERATION: memref.store
// The function that writes cannot see that its argument is constant.
memref.global "private" constant @g : memref<2xindex> = dense<[1, 2]>
memref.global "private" @h : memref<2xindex> = dense<[1, 2]>
func.func private @put(%m: memref<2xindex>, %a: index) {
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c1] : memref<2xindex>  // TRAP: write-to-constant
  return
}
func.func @f(%c: i1, %a: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @g : memref<2xindex>
  %k = memref.get_global @h : memref<2xindex>
  %s = arith.select %c, %m, %k : memref<2xindex>
  call @put(%s, %a) : (memref<2xindex>, index) -> ()
  %r = memref.load %s[%c1] : memref<2xindex>
  return %r : index
}
// CALL: @f(true, 8) -> trap(write-to-constant)
// CALL: @f(false, 8) -> 8
