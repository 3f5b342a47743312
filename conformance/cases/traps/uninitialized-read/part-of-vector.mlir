// RUN: %check %s
// OPERATION: memref.load
// One lane of four is missing.
func.func @f(%t: memref<vector<4xf32>>, %b: memref<4xf32>, %n: index, %a: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi ult, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  memref.store %a, %m[%i] : memref<4xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %r = memref.load %t[] : memref<vector<4xf32>>  // TRAP: uninitialized-read
  return %r : vector<4xf32>
}
// CALL: @f(memref<>, memref<buffer=arg0>, 3, 2.5) -> trap(uninitialized-read)
// CALL: @f(memref<>, memref<buffer=arg0>, 4, 2.5) -> [2.5,2.5,2.5,2.5]
