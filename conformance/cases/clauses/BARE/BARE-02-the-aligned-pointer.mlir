// RUN: %check %s
// CLAUSE: BARE-02
// OPTIONS: use-bare-ptr-memref-call-conv=true
// The callee writes where the caller reads, also in memory whose aligned pointer is not its start.
func.func private @fill(%m: memref<2xvector<16xf32>>, %v: f32) {
  %c1 = arith.constant 1 : index
  %w = memref.load %m[%c1] : memref<2xvector<16xf32>>
  %x = arith.addf %w, %w : vector<16xf32>
  memref.store %x, %m[%c1] : memref<2xvector<16xf32>>
  return
}
func.func @caller(%v: vector<16xf32>, %f: f32) -> vector<16xf32> {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xvector<16xf32>>
  memref.store %v, %a[%c1] : memref<2xvector<16xf32>>
  func.call @fill(%a, %f) : (memref<2xvector<16xf32>>, f32) -> ()
  %r = memref.load %a[%c1] : memref<2xvector<16xf32>>
  memref.dealloc %a : memref<2xvector<16xf32>>
  return %r : vector<16xf32>
}
func.func @from_outside(%m: memref<3xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<3xi32>
  return %r : i32
}
// CALL: @caller([1.0,2.0,3.0,4.0,5.0,6.0,7.0,8.0,9.0,10.0,11.0,12.0,13.0,14.0,15.0,16.0], 0.0) \
//   -> [2.0,4.0,6.0,8.0,10.0,12.0,14.0,16.0,18.0,20.0,22.0,24.0,26.0,28.0,30.0,32.0]
// CALL: @from_outside(memref<lead=8 data=[5,6,7]>, 2) -> 7
// CALL-RANDOM: @caller(_, _) count=10 seed=1
// CALL-RANDOM: @from_outside(_, 0..2) count=10 seed=1
