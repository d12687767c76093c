import ts from 'typescript'
import { expect, test } from 'vitest'
import { exists, exportsOf, folderOf, nameOf, parse, paths, resolveFrom, walk } from './tree.ts'

const index = 'src/design-system/index.ts'
const galleries = paths('src/design-system/{primitives,patterns}/gallery/*.stories.tsx').filter(
  path => !/\/(BadInput|Conformance|Hydration|Leaks)\./.test(path),
)

/** Names of the elements that a module draws. */
const drawnIn = (path: string): string[] =>
  [...walk(parse(path))].flatMap(node =>
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : [],
  )

/** Exported parts by name, each with its face. */
const parts = new Map(
  parse(index)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, moduleSpecifier }) => {
      if (exportClause === undefined || !ts.isNamedExports(exportClause) || moduleSpecifier === undefined) return []
      const face = resolveFrom(index, moduleSpecifier.getText().slice(1, -1))
      return exportClause.elements
        .filter(({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z][A-Za-z]*[a-z]/.test(name.text))
        .map(({ name }) => [name.text, face] as const)
    }),
)

/** What the galleries draw, and what the parts in them draw in turn: a Header has a Nav in it. */
const shown = (): Set<string> => {
  const seen = new Set<string>()
  const take = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const face = parts.get(name)
    const own = face === undefined ? undefined : `${folderOf(face)}/${name}.tsx`
    if (own !== undefined && exists(own)) for (const inner of drawnIn(own)) take(inner)
  }
  for (const name of galleries.flatMap(drawnIn)) take(name)
  return seen
}

test('every part of the design system stands in a gallery, where each theme is judged and pictured', () => {
  const seen = shown()
  expect([...parts.keys()].filter(name => !seen.has(name))).toEqual([])
})

test('every gallery is told in every look', () => {
  const looks = ['Light', 'Dark', 'HighContrast', 'Talent', 'Elder', 'Narrow', 'NarrowElder']
  const offences = galleries.flatMap(path => {
    const told = exportsOf(path)
    return looks.filter(look => !told.includes(look)).map(look => `${nameOf(path)}: ${look}`)
  })
  expect(offences).toEqual([])
})
