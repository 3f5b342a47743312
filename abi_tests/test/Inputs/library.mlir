// Functions that a C program calls, and one that it provides.
func.func @scale(%m: memref<?x?xf32>, %s: f32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %m, %zero : memref<?x?xf32>
  %columns = memref.dim %m, %one : memref<?x?xf32>
  cf.br ^row(%zero : index)
^row(%i: index):
  %more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %more, ^column(%zero : index), ^done
^column(%j: index):
  %inside = arith.cmpi slt, %j, %columns : index
  cf.cond_br %inside, ^body, ^next
^body:
  %old = memref.load %m[%i, %j] : memref<?x?xf32>
  %new = arith.mulf %old, %s : f32
  memref.store %new, %m[%i, %j] : memref<?x?xf32>
  %j1 = arith.addi %j, %one : index
  cf.br ^column(%j1 : index)
^next:
  %i1 = arith.addi %i, %one : index
  cf.br ^row(%i1 : index)
^done:
  return
}

func.func @split(%m: memref<?xi32>, %at: index) -> (memref<?xi32, strided<[1], offset: ?>>, i32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %size = memref.dim %m, %zero : memref<?xi32>
  %rest = arith.subi %size, %at : index
  %view = memref.subview %m[%at] [%rest] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %first = memref.load %m[%at] : memref<?xi32>
  return %view, %first : memref<?xi32, strided<[1], offset: ?>>, i32
}

func.func @swap(%a: i64, %b: i64) -> (i64, i64) {
  return %b, %a : i64, i64
}

func.func @halves(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}

func.func private @hook(memref<?xi32>, i32) -> i32 attributes {llvm.emit_c_interface}
func.func @ask(%m: memref<?xi32>, %v: i32) -> i32 {
  %r = func.call @hook(%m, %v) : (memref<?xi32>, i32) -> i32
  return %r : i32
}

func.func @wide(%v: vector<4xf32>) {
  return
}
