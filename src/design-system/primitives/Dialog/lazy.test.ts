import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const sources = globSync('**/*.{ts,tsx}', { cwd: root.pathname }).map(path => ({
  path,
  code: readFileSync(new URL(path, root), 'utf8'),
}))

const dialogFile = /^primitives\/Dialog\/(DialogLayer|DialogBody|Dialog\.styles)\.tsx?$/
const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export)\s[^'"=]*['"]([^'"]+)['"]/gm)].map(match => match[1] ?? '')

test('only the dialog layer knows Radix', () => {
  const knowing = sources
    .filter(({ code }) => importsOf(code).some(name => name.startsWith('@radix-ui')))
    .map(({ path }) => path)
  expect(knowing.sort()).toEqual(['primitives/Dialog/Dialog.styles.ts', 'primitives/Dialog/DialogLayer.tsx'])
})

test('nothing imports the dialog layer before it is first opened', () => {
  const early = sources.filter(
    ({ path, code }) =>
      !dialogFile.test(path) &&
      importsOf(code).some(name => /\/(DialogLayer|DialogBody|Dialog\.styles)\.tsx?$/.test(name)),
  )
  expect(early.map(({ path }) => path)).toEqual([])
})
