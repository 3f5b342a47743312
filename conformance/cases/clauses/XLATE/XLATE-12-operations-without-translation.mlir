// RUN: %check %s
// CLAUSE: XLATE-12
// NEGATIVE: remain "gpu.barrier"
// NEIGHBOUR: "gpu.barrier" -> ""
// What nothing lowers or translates stops the run, with its name.
func.func @f(%a: i32) -> i32 {
  gpu.barrier
  return %a : i32
}
