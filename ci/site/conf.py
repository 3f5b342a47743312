#===- conf.py - Settings of Sphinx for the site of the documents ----------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# ci/site/site.py calls Sphinx with this file. Pages are Markdown as GitHub reads it. The
# built site asks no other machine for anything, and its search works from a folder.
#
#===-----------------------------------------------------------------------===#
"""Settings of Sphinx."""

import os

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Text

project = "memref-cts"
version = release = os.environ.get("MEMREF_CTS_VERSION", "")
author = "the authors of memref-cts"
copyright = "the authors of memref-cts, Apache License 2.0 with LLVM Exceptions"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
html_theme = "furo"
html_title = f"memref-cts {version}".strip()
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
html_theme_options = {"top_of_page_button": None}
myst_heading_anchors = 4
pygments_style = "default"
highlight_language = "text"


class MlirLexer(RegexLexer):
    """Colours of MLIR: names of values, symbols, types, operations, comments."""

    name, aliases, filenames = "MLIR", ["mlir"], ["*.mlir"]
    tokens = {
        "root": [
            (r"\s+", Text),
            (r"//.*$", Comment.Single),
            (r'"(\\.|[^"\\])*"', String),
            (r"%[\w$.-]+(:\d+|#\d+)?", Name.Variable),
            (r"@[\w$.-]+", Name.Function),
            (r"\^[\w$.-]+", Name.Label),
            (r"[!#][\w$.-]+", Name.Class),
            (r"\b(memref|vector|tensor|complex|tuple|strided|index|none|[su]?i\d+|bf16|f\d+\w*)\b", Keyword.Type),
            (r"\b(true|false|unit|dense|attributes|private|public|to|step|loc|module)\b", Keyword),
            (r"-?(0x[0-9a-fA-F]+|\d+(\.\d+)?(e[+-]?\d+)?)", Number),
            (r"[a-z_][\w$]*(\.[\w$]+)+", Name.Builtin),
            (r"[A-Za-z_][\w$.]*", Name),
            (r"[^\w\s]", Operator),
        ]
    }


def setup(app):
    app.add_lexer("mlir", MlirLexer)
