"""The position in pictures: SVG with its own light background, readable without colour.

Presentation attributes only, never `style`: the page forbids inline styles.
"""
