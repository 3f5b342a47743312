// RUN: %check %s
// Structured control flow of affine: a tiled matrix product over integers, whose
// last tiles are cut with affine.min and whose diagonal is kept out by affine.if.
#off_diagonal = affine_set<(i, j) : (i - j - 1 >= 0)>
func.func @matmul(%a: memref<?x?xi32, strided<[?, ?], offset: ?>>, %b: memref<?x?xi32, strided<[?, ?], offset: ?>>,
                  %c: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %n = memref.dim %c, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  affine.for %i0 = 0 to %m step 2 {
    affine.for %j0 = 0 to %n step 3 {
      affine.for %i = max affine_map<(d0) -> (d0)>(%i0) to min affine_map<(d0)[s0] -> (d0 + 2, s0)>(%i0)[%m] {
        affine.for %j = affine_map<(d0) -> (d0)>(%j0) to min affine_map<(d0)[s0] -> (d0 + 3, s0)>(%j0)[%n] {
          affine.if #off_diagonal(%i, %j) {
            %old = affine.load %c[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
            %sum = affine.for %l = 0 to %k iter_args(%acc = %old) -> (i32) {
              %x = affine.load %a[%i, %l] : memref<?x?xi32, strided<[?, ?], offset: ?>>
              %y = affine.load %b[%l, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
              %p = arith.muli %x, %y : i32
              %s = arith.addi %acc, %p : i32
              affine.yield %s : i32
            }
            affine.store %sum, %c[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
          } else {
            %rest = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1) mod 7)>(%j, %i)
            %r = arith.index_cast %rest : index to i32
            affine.store %r, %c[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
          }
        }
      }
    }
  }
  return
}
// CALL: @matmul(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, memref<sizes=[2,3] data=[1,0,2,3,1,1]>, \
//   memref<sizes=[3,3] data=[0,0,0,100,0,0,200,300,0]>) -> () after arg2=[0,5,3,115,6,4,223,306,5]
// CALL-RANDOM: @matmul(memref<sizes=[M,K]>, memref<sizes=[K,N]>, memref<sizes=[M,N]>) M=0..5 N=0..5 K=0..4 count=100 seed=32
