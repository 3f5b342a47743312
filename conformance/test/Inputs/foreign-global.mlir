// A memref to a global, as a result.
memref.global "private" @mine : memref<2xi32> = dense<[3, 4]>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @mine : memref<2xi32>
  return %m : memref<2xi32>
}
// CALL: @f()
