// RUN: %check %s
// An element is a vector whose lanes do not fill bytes. Lanes share bytes, elements do not, and each row of a vector of two dimensions begins a byte of its own.
func.func @bits(%m: memref<2xvector<3xi1>>, %v: vector<3xi1>) -> vector<3xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c0] : memref<2xvector<3xi1>>
  memref.store %v, %m[%c1] : memref<2xvector<3xi1>>
  return %r : vector<3xi1>
}
func.func @nibbles(%m: memref<2xvector<5xi4>>, %v: vector<5xi4>) -> vector<5xi4> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %m[%c1] : memref<2xvector<5xi4>>
  memref.store %v, %m[%c0] : memref<2xvector<5xi4>>
  return %r : vector<5xi4>
}
func.func @odd(%m: memref<?xvector<2xi13>>, %i: index, %v: vector<2xi13>) -> vector<2xi13> {
  %r = memref.load %m[%i] : memref<?xvector<2xi13>>
  memref.store %v, %m[%i] : memref<?xvector<2xi13>>
  return %r : vector<2xi13>
}
func.func @rows(%m: memref<1xvector<2x3xi5>>, %v: vector<2x3xi5>) -> vector<2x3xi5> {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<1xvector<2x3xi5>>
  memref.store %v, %m[%c0] : memref<1xvector<2x3xi5>>
  return %r : vector<2x3xi5>
}
func.func @made(%v: vector<3xi1>, %w: vector<3xi1>) -> memref<2xvector<3xi1>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xvector<3xi1>>
  memref.store %v, %m[%c0] : memref<2xvector<3xi1>>
  memref.store %w, %m[%c1] : memref<2xvector<3xi1>>
  return %m : memref<2xvector<3xi1>>
}
// CALL: @bits(memref<data=[[true,false,true],[false,true,false]]>, [true,true,false]) -> [true,false,true] \
//   after arg0=[[true,false,true],[true,true,false]]
// CALL: @nibbles(memref<data=[[1,-2,3,-4,5],[6,7,-8,0,-1]]>, [-5,4,-3,2,-1]) -> [6,7,-8,0,-1] \
//   after arg0=[[-5,4,-3,2,-1],[6,7,-8,0,-1]]
// CALL: @odd(memref<sizes=[3] data=[[1,-2],[4095,-4096],[5,6]]>, 1, [-7,8]) -> [4095,-4096] \
//   after arg0=[[1,-2],[-7,8],[5,6]]
// CALL: @rows(memref<data=[[1,2,3,-4,-5,-6]]>, [-16,15,0,7,-8,9]) -> [1,2,3,-4,-5,-6] after arg0=[[-16,15,0,7,-8,9]]
// CALL: @made([true,false,true], [false,false,true]) -> memref<data=[[true,false,true],[false,false,true]] buffer=fresh>
// CALL-RANDOM: @nibbles count=4
// CALL-RANDOM: @bits(_, _) count=40 seed=11
// CALL-RANDOM: @odd(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @rows(_, _) count=40 seed=11
