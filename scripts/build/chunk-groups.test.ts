import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../built.ts'
import { sharedFileOf, sharedFiles } from './chunk-groups.ts'

const named = Object.values(sharedFiles).flat()

test('each module that goes to a file of many pages is there, and goes to one alone', () => {
  expect(named.filter(path => !existsSync(join(root, 'src', path)))).toEqual([])
  expect(named.filter((path, place) => named.indexOf(path) !== place)).toEqual([])
})

test('a module goes to the file that names it', () => {
  for (const [file, paths] of Object.entries(sharedFiles)) {
    expect(paths.map(path => sharedFileOf(join(root, 'src', path)))).toEqual(paths.map(() => file))
  }
})

test.each([
  'src/features/home/pages/HomePage/HomePage.tsx',
  'node_modules/react-hook-form/dist/index.esm.mjs',
  'tests/src/platform/dates/format.ts',
])('what is not named is left to the bundler: %s', path => expect(sharedFileOf(join(root, path))).toBeNull())

test('what the bundler makes by itself is left to it', () => {
  expect(sharedFileOf('\0rolldown/runtime.js')).toBeNull()
})
