import { describe, expect, test } from 'vitest'
import { areas, contract } from '#contract/all'
import { exists, exportsOf, isTestHelper, nameOf, paths, read } from './tree.ts'

const foldersIn = (pattern: string) => paths(pattern).filter(path => !/\.\w+$/.test(path))

const absent = (wanted: readonly string[]) => wanted.filter(path => !exists(path))

describe('a component of the design system', () => {
  const components = foldersIn('src/design-system/{primitives,patterns}/*').filter(path => /^[A-Z]/.test(nameOf(path)))

  test('has its markup, its stories and its face: X/X.tsx, X/X.stories.tsx, X/index.ts', () => {
    const wanted = components.flatMap(folder => {
      const name = nameOf(folder)
      return [`${folder}/${name}.tsx`, `${folder}/${name}.stories.tsx`, `${folder}/index.ts`]
    })
    expect(absent(wanted)).toEqual([])
  })

  test('is shown by the design system: src/design-system/index.ts exports something of its face', () => {
    const shown = new Set(exportsOf('src/design-system/index.ts'))
    const isShown = (folder: string) => exportsOf(`${folder}/index.ts`).some(name => shown.has(name))
    expect(components.filter(folder => exists(`${folder}/index.ts`) && !isShown(folder))).toEqual([])
  })
})

describe('a slice', () => {
  test('has its face and, where it has pages, its route records: index.ts, routes.ts', () => {
    const wanted = foldersIn('src/features/*').flatMap(folder => [
      `${folder}/index.ts`,
      ...(exists(`${folder}/pages`) ? [`${folder}/routes.ts`] : []),
    ])
    expect(absent(wanted)).toEqual([])
  })

  test('keeps each part and page in a folder of its name, with its stories', () => {
    const wanted = foldersIn('src/features/*/{parts,pages}/*').flatMap(folder => {
      const name = nameOf(folder)
      return [`${folder}/${name}.tsx`, `${folder}/${name}.stories.tsx`]
    })
    expect(absent(wanted)).toEqual([])
  })

  test('calls pages pages', () => {
    expect(foldersIn('src/features/*/pages/*').filter(folder => !/^[A-Z]\w+Page$/.test(nameOf(folder)))).toEqual([])
  })
})

describe('an area of the contract', () => {
  test('has each of its calls in the one list', () => {
    const begun = paths('src/contract/*.ts').flatMap(path => [
      ...read(path).matchAll(/^export const (\w+) = endpoint</gm),
    ])
    const listed = Object.values(contract).flatMap(calls => Object.keys(calls))
    expect(begun.map(([, name]) => name).filter(name => !listed.includes(name ?? ''))).toEqual([])
  })

  test('is answered by the mocks: mocks/fixtures/<area>.ts', () => {
    expect(absent(areas.map(area => `mocks/fixtures/${area}.ts`))).toEqual([])
  })

  test('is answered by the service, and its calls are tried: server/<area>/*.test.ts', () => {
    expect(areas.filter(area => paths(`server/${area}/**/*.test.ts`).length === 0)).toEqual([])
  })
})

describe('a file', () => {
  const shape =
    /^(index|[a-z0-9]+(-[a-z0-9]+)*|use[A-Z]\w*|[A-Z]\w*)(\.(styles|variants|stories|test|testing|worker))?\.tsx?$/

  test('is named after its main export: PascalCase for a component, useHook for a hook, else kebab-case', () => {
    const odd = paths('src/**/*.{ts,tsx}').filter(
      path => !isTestHelper(path) && !shape.test(nameOf(path)) && !path.endsWith('.d.ts'),
    )
    expect(odd).toEqual([])
  })
})
