// How exact a sine is, nobody says, and this case has no ULP line.
func.func @sine(%x: f32) -> f32 {
  %r = math.sin %x : f32
  return %r : f32
}
