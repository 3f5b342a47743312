// A block that is shown and freed counts no more: the next one is another, on both sides.
func.func private @probe_show(memref<?xi32>)
func.func @next(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  call @probe_show(%m) : (memref<?xi32>) -> ()
  memref.dealloc %m : memref<?xi32>
  %r = memref.alloc(%n) : memref<?xi32>
  call @probe_show(%r) : (memref<?xi32>) -> ()
  return %r : memref<?xi32>
}
// CALL: @next(3)
