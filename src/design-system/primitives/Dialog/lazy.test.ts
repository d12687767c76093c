import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const sources = globSync('**/*.{ts,tsx}', { cwd: root.pathname }).map(path => ({
  path,
  code: readFileSync(new URL(path, root), 'utf8'),
}))

const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export)\s[^'"=]*['"]([^'"]+)['"]/gm)].map(match => match[1] ?? '')

/** What is fetched when it is first needed, with the library that makes it heavy. */
const layers: Record<string, { library: RegExp; files: readonly string[] }> = {
  calendar: { library: /^react-day-picker/, files: ['primitives/DatePicker/Calendar.tsx'] },
  dialog: {
    library: /^@radix-ui\/react-dialog$/,
    files: ['primitives/Dialog/Dialog.styles.ts', 'primitives/Dialog/DialogLayer.tsx'],
  },
  slider: { library: /^@radix-ui\/react-slider$/, files: ['primitives/Slider/SliderLayer.tsx'] },
  tooltip: { library: /^@radix-ui\/react-tooltip$/, files: ['primitives/Tooltip/TooltipLayer.tsx'] },
}

test.each(Object.entries(layers))('only the layer of the %s knows its library', (_, { library, files }) => {
  const knowing = sources.filter(({ code }) => importsOf(code).some(name => library.test(name))).map(({ path }) => path)
  expect(knowing.sort()).toEqual(files)
})

test('every part of Radix stands in one of the layers', () => {
  const lists = Object.values(layers)
  const strange = sources.flatMap(({ code }) =>
    importsOf(code).filter(name => name.startsWith('@radix-ui') && !lists.some(({ library }) => library.test(name))),
  )
  expect(strange).toEqual([])
})

test('nothing imports a layer before it is first needed', () => {
  const within = new Set(['primitives/Dialog/DialogLayer.tsx', 'primitives/Dialog/DialogBody.tsx'])
  const early = sources.filter(
    ({ path, code }) =>
      !within.has(path) &&
      importsOf(code).some(name =>
        /\/(DialogLayer|DialogBody|Dialog\.styles|TooltipLayer|SliderLayer|Calendar)\.tsx?$/.test(name),
      ),
  )
  expect(early.map(({ path }) => path)).toEqual([])
})
