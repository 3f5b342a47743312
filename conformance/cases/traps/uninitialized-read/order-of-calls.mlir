// RUN: %check %s
// OPERATION: memref.load
// The function that reads the global is called before the one that writes it.
memref.global "private" @g : memref<index> = uninitialized
func.func private @read() -> index {
  %m = memref.get_global @g : memref<index>
  %r = memref.load %m[] : memref<index>  // TRAP: uninitialized-read
  return %r : index
}
func.func private @write(%a: index) {
  %m = memref.get_global @g : memref<index>
  memref.store %a, %m[] : memref<index>
  return
}
func.func @f(%a: index) -> index {
  %r = call @read() : () -> index
  call @write(%a) : (index) -> ()
  return %r : index
}
func.func @written(%a: index) -> index {
  call @write(%a) : (index) -> ()
  %r = call @read() : () -> index
  return %r : index
}
// CALL: @f(4) -> trap(uninitialized-read)
// CALL: @written(4) -> 4
