; With the flag of debug info LLVM verifies while it parses.
declare ptr @malloc(i64)
define i32 @twice(i32 %x) {
  %p = call ptr @malloc(i64 4), !dereferenceable !1
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 4}
