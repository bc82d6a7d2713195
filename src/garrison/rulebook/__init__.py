"""The rules of every game as a book: to read, to search, to link to; one source for every client.

`books/<game>.toml` holds the structure: chapters, sections, what each section covers, examples as
positions, the signs of our rulings, synonyms. The words are in the catalogues, `rules-<game>.ftl`.
"""
