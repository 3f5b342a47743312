module attributes {llvm.data_layout = "E-m:e-p:32:32-i64:32-f64:32-n32"} {
  func.func @f(%i: index) { return }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, !llvm.ptr = dense<32> : vector<4xi64>, i64 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} {
  func.func @f(%i: index) { return }
}
