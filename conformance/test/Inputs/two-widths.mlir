func.func @f(%m: memref<?xf32>, %a: index, %c: i1) -> index {
  %d = memref.dim %m, %a : memref<?xf32>
  cf.cond_br %c, ^end(%a : index), ^end(%d : index)
^end(%x: index):
  return %x : index
}
