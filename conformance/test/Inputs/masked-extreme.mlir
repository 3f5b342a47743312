// What an extreme of no lanes is, nobody says.
func.func @extreme(%v: vector<3xf32>, %k: vector<3xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <maxnumf>, %v : vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %r : f32
}
