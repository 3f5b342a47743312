module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
  func.func private @many(i32) attributes {func.varargs = true}
  func.func @vectors(%a: vector<3xi8>, %b: vector<3x2xi8>, %c: vector<2xi8>) -> vector<2xi8> {
    %m = vector.constant_mask [1] : vector<2xi1>
    %s = vector.shuffle %a, %a [2, 3] : vector<3xi8>, vector<3xi8>
    %t = vector.transpose %b, [1, 0] : vector<3x2xi8> to vector<2x3xi8>
    %r = vector.multi_reduction <add>, %t, %s [1] : vector<2x3xi8> to vector<2xi8>
    %d = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
                          iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
      %t, %a, %r : vector<2x3xi8>, vector<3xi8> into vector<2xi8>
    %u = arith.select %m, %d, %c : vector<2xi1>, vector<2xi8>
    return %u : vector<2xi8>
  }
  func.func @turn(%m: memref<2x3xi8>) -> memref<3x2xi8, strided<[1, 3]>> {
    %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
    return %t : memref<3x2xi8, strided<[1, 3]>>
  }
  llvm.func @choose(%v: i32, %a: i32, %i: i64) -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x !llvm.struct<(i32, array<4 x i32>)> : (i32) -> !llvm.ptr
    %n = llvm.mlir.zero : !llvm.ptr
    %u = llvm.mlir.undef : vector<4x!llvm.ptr>
    %q = llvm.getelementptr %p[0, 1, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i32>)>
    llvm.store %a, %q : i32, !llvm.ptr
    llvm.switch %v : i32, ^end(%a : i32) [
      1: ^end(%v : i32),
      2: ^end(%a : i32)
    ]
  ^end(%r: i32):
    llvm.return %r : i32
  }
  func.func @none(%a: i32) -> i32 {
    cf.switch %a : i32, [
      default: ^end
    ]
  ^end:
    return %a : i32
  }
}
// CALL: @none(1) -> 1
