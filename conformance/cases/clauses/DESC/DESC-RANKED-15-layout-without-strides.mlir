// RUN: %check %s
// CLAUSE: DESC-RANKED-15
// NEGATIVE: lower "layout"
// NEIGHBOUR: "d0 mod 2" -> "d0 * 2"
// Every second element is the first one again: no stride says that.
#folded = affine_map<(d0) -> (d0 mod 2)>
func.func @f(%m: memref<4xf32, #folded>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<4xf32, #folded>
  return %r : f32
}
