// RUN: %check %s
// Information for linkers and debuggers changes nothing: module flags, comdat, linker options.
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.comdat @groups {
  llvm.comdat_selector @any any
}
llvm.linker_options ["lib", "m"]
llvm.func internal @shared(%a: i32) -> i32 comdat(@groups::@any) attributes {passthrough = ["noinline"]} {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func @f(%a: i32) -> i32 {
  %r = llvm.call @shared(%a) : (i32) -> i32
  llvm.return %r : i32
}
// CALL: @f(4) -> 8
