#===- rust_planted.py - Planted bugs in generated Rust ---------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: --write, the generated text of the default convention, a folder. Writes the
# text with all bugs into the folder, and rust_calls.rs as its program. Each bug is one
# expression, which the number in PLANTED chooses. Or: --run and that program. Then its
# calls have to notice each bug, by an error or a crash.
#
#===-----------------------------------------------------------------------===#
"""Check that rust_calls.rs finds planted bugs."""

import os
import subprocess
import sys

# An expression, what stands there instead, and the text before it, where the text has the expression more than once.
PLANTS = [
    # Views.
    ("lowest < 0 || highest >= length as i128", "lowest < 0", "let (lowest, highest) = (low.saturating_add(offset as i128), high.saturating_add(offset as i128));"),
    ("lowest < 0 || highest >= length as i128", "highest >= length as i128", "let (lowest, highest) = (low.saturating_add(offset as i128), high.saturating_add(offset as i128));"),
    ("rest + distance * stride", "rest", ""),
    ("is_other || distance != 0", "is_other", ""),
    ("dimensions.sort_unstable_by(|a, b| b.cmp(a))", "()", ""),
    ("descriptor.overlaps()", "false", ""),
    ("offset > length", "false", ""),
    ("to_index(stride.saturating_mul(step as i128))?", "to_index(stride)?", ""),
    ("to_index(self.offset as i128 + stride * first)?", "to_index(self.offset as i128 + first)?", ""),
    ("last < 0 || last >= old", "false", ""),
    ("from.strides[old]", "from.strides[dimension]", ""),
    ("at[dimension] >= self.sizes[dimension] as usize", "false", ""),
    # Arguments.
    ("expected != ANY && found != expected as i128", "false", ""),
    ("self.sizes[dimension] > 1 && wanted != ANY as i128 && found != wanted", "false", ""),
    ("expected.is_row_major", "false", "let found = self.strides[dimension] as i128;"),
    ("is_empty || self.sizes[dimension] < 2", "false", ""),
    ("first.wrapping_offset((expected.offset as isize).wrapping_neg())", "first", ""),
    ("low < 0", "false", "field: \"aligned\" });"),
    ("self.aligned.is_null()", "false", ""),
    ("self.aligned as usize % core::mem::align_of::<T>() != 0", "false", ""),
    ("d0.sizes[0]", "d0.strides[0]", "unsafe { raw::scale("),
    ("f32::from_bits(arg0.0 as u32)", "f32::from_bits((arg0.0 as u32) << 16)", "pub fn minus"),
    # Results.
    ("raw & 1 != 0", "raw != 0", ""),
    ("is_global(aligned) || is_global(allocated)", "false", ""),
    ("address == self.allocated || address >= self.low && address < self.high", "false", ""),
    ("address == self.allocated || address >= self.low && address < self.high", "address >= self.low && address < self.high", ""),
    ("range.is_writable", "true", "Some(range) if "),
    ("others.iter().any(|other| other.allocated == allocated)", "false", ""),
    ("unsafe { free(self.allocated) }", "()", ""),
    ("unranked.descriptor", "core::ptr::null_mut()", "let copy = Owner { behind: Behind::Own, allocated: "),
    ("unranked.rank as i128 != RANK as i128", "false", ""),
    # Numbers.
    ("0x7fff + (bits >> 16 & 1)", "0x7fff", ""),
    ("0xfff + (bits >> 13 & 1)", "0xfff", ""),
    ("sign | (exponent + 112) << 23", "sign | (exponent + 111) << 23", ""),
]


def write(text, folder):
    """Each expression becomes a choice. The same expression may have several bugs."""
    at = {}
    for number, (old, new, before) in enumerate(PLANTS):
        start = text.index(before) + len(before) if before else 0
        places = [text.index(old, start)] if before else [i for i in range(len(text)) if text.startswith(old, i)]
        if len(places) != 1 and old != "descriptor.overlaps()":
            sys.exit(f"{old!r} is there {len(places)} times")
        for place in places:
            at.setdefault((place, old), []).append((number, new))
    for (place, old), choices in sorted(at.items(), reverse=True):
        chosen = "".join(f"if crate::planted() == {number} {{ {new} }} else " for number, new in choices)
        text = f"{text[:place]}({chosen}{{ {old} }}){text[place + len(old):]}"
    calls = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rust_calls.rs")
    with open(calls, encoding="utf-8") as file:
        program = file.read()
    program += '\npub fn planted() -> usize {\n    std::env::var("PLANTED").map_or(usize::MAX, |text| text.parse().unwrap())\n}\n'
    for name, content in (("case.rs", text), ("main.rs", program)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(content)


def run(program):
    def fails(number):
        environment = {**os.environ, "PLANTED": str(number)}
        return subprocess.run([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode != 0

    if fails(len(PLANTS)):
        sys.exit("the calls fail without a bug")
    missed = [f"not noticed: {old!r} -> {new!r}" for number, (old, new, _) in enumerate(PLANTS) if not fails(number)]
    print("\n".join([*missed, f"{len(PLANTS) - len(missed)} of {len(PLANTS)} planted bugs are noticed"]))
    return 1 if missed else 0


if __name__ == "__main__":
    if sys.argv[1] == "--run":
        sys.exit(run(sys.argv[2]))
    with open(sys.argv[2], encoding="utf-8") as generated:
        write(generated.read(), sys.argv[3])
