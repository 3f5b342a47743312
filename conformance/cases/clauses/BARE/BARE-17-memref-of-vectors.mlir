// RUN: %check %s
// CLAUSE: BARE-17
// OPTIONS: use-bare-ptr-memref-call-conv=true
// Elements may be vectors.
func.func @f(%m: memref<3xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %v = memref.load %m[%i] : memref<3xvector<4xf32>>
  return %v : vector<4xf32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr, %{{[^,]*}}: i64) -> vector<4xf32>
// CALL: @f(memref<data=[[1.0,2.0,3.0,4.0],[5.0,6.0,7.0,8.0],[9.0,10.0,11.0,12.0]]>, 2) -> [9.0,10.0,11.0,12.0]
