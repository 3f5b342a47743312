!===- bindgen_runtime.f90 - Arrays of Fortran as memrefs -----------------===!
!
! Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
!
!===----------------------------------------------------------------------===!
!
! Copied into each generated module, behind `contains`. Clauses: DESC-RANKED-01..08;
! LIFE-03.
!
!===----------------------------------------------------------------------===!

  ! Bytes from one element to another.
  function mlir_distance(from, to) result(bytes)
    type(mlir_ptr), intent(in) :: from, to
    integer(mlir_address) :: bytes
    bytes = transfer(to, bytes) - transfer(from, bytes)
  end function

  function mlir_moved(from, bytes) result(to)
    type(mlir_ptr), intent(in) :: from
    integer(mlir_address), intent(in) :: bytes
    type(mlir_ptr) :: to
    to = transfer(transfer(from, bytes) + bytes, to)
  end function

  function mlir_text(number) result(text)
    integer(mlir_address), intent(in) :: number
    character(:), allocatable :: text
    character(24) :: digits
    write (digits, '(i0)') number
    text = trim(digits)
  end function

  ! The low bits of a register, with their sign.
  function mlir_low(register, bits) result(number)
    integer(mlir_address), intent(in) :: register
    integer, intent(in) :: bits
    integer(mlir_address) :: number
    integer :: above
    above = int(bit_size(register)) - bits
    number = shifta(shiftl(register, above), above)
  end function

  ! Fills the descriptor of an array, or says in `found` why it does not fit the type of the memref. Dimension d of
  ! the memref is dimension rank + 1 - d of the array. `steps`: bytes between neighbours, 0 where there are none.
  subroutine mlir_describe(what, first, bytes, extents, steps, sizes, strides, offset, row_major, aligned, found)
    character(*), intent(in) :: what
    type(mlir_ptr), intent(in) :: first
    integer(mlir_address), intent(in) :: bytes, extents(:), steps(:)
    integer(mlir_index), intent(inout) :: sizes(:), strides(:), offset
    logical, intent(in) :: row_major
    type(mlir_ptr), intent(out) :: aligned
    character(:), allocatable, intent(inout) :: found
    integer(mlir_address) :: packed, step
    integer :: d, rank
    rank = ubound(sizes, 1)
    aligned = first
    if (offset == mlir_any) offset = 0
    if (allocated(found)) return
    if (any(extents > huge(0_mlir_index))) then
      found = what // ': the index of the module has no room for a size of ' // mlir_text(maxval(extents))
      return
    end if
    packed = 1
    do d = rank, 1, -1
      if (sizes(d) /= mlir_any .and. sizes(d) /= extents(d)) then
        found = what // ': dimension ' // mlir_text(int(rank + 1 - d, mlir_address)) // ' of the array has ' // &
                mlir_text(extents(d)) // ' elements instead of ' // mlir_text(int(sizes(d), mlir_address))
        return
      end if
      sizes(d) = int(extents(d), mlir_index)
      step = steps(d) / bytes
      if (steps(d) == 0) then
        ! Nothing lies in this direction.
        step = packed
        if (strides(d) /= mlir_any) step = strides(d)
      else if (step * bytes /= steps(d)) then
        found = what // ': elements are ' // mlir_text(steps(d)) // ' bytes apart in dimension ' // &
                mlir_text(int(rank + 1 - d, mlir_address)) // ', which no number of elements is'
        return
      else if (row_major .and. step /= packed) then
        found = what // ': the array has gaps, or another order, in dimension ' // &
                mlir_text(int(rank + 1 - d, mlir_address)) // '; pass a contiguous array'
        return
      else if (.not. row_major .and. strides(d) /= mlir_any .and. strides(d) /= step) then
        found = what // ': neighbours in dimension ' // mlir_text(int(rank + 1 - d, mlir_address)) // ' are ' // &
                mlir_text(step) // ' elements apart instead of ' // mlir_text(int(strides(d), mlir_address))
        return
      end if
      if (row_major) step = packed
      strides(d) = int(step, mlir_index)
      packed = packed * max(extents(d), 1_mlir_address)
    end do
    aligned = mlir_moved(first, -offset * bytes)
  end subroutine

  ! For whoever does not ask for the problem.
  subroutine mlir_stop(problem)
    character(*), intent(in) :: problem
    write (mlir_error_unit, '(a)') problem
    error stop 1
  end subroutine
