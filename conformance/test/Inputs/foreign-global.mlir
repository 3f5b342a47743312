// A memref to a global that others can see, as a result.
memref.global @mine : memref<2xi32> = dense<[3, 4]>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @mine : memref<2xi32>
  return %m : memref<2xi32>
}
// CALL: @f()
