import { expect, test } from 'vitest'
import { loadedWith, withoutLoaded } from './preloads.ts'

const table = (names: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n`

const part = (name: string, places: readonly number[]) => `x(()=>import("./${name}"),__vite__mapDeps([${places}]));`

const code =
  table(['part.js', 'page.js', 'shared.js', 'own.js']) + part('part.js', [0, 1, 2, 3]) + part('page.js', [1, 2])

test('what a file imports, by whatever way, is there with it', () => {
  const files = { 'page.js': { imports: ['list.js'] }, 'list.js': { imports: ['shared.js', 'page.js'] } }
  expect([...loadedWith('page.js', files)]).toEqual(['page.js', 'list.js', 'shared.js'])
})

test('a part names only what its page has not brought', () => {
  expect(withoutLoaded(code, new Set(['page.js', 'shared.js']))).toBe(
    table(['part.js', 'own.js']) + part('part.js', [0, 1]) + 'x(()=>import("./page.js"),[]);',
  )
})

test('a table that names nothing is left out', () => {
  const all = new Set(['part.js', 'page.js', 'shared.js', 'own.js'])
  expect(withoutLoaded(code, all)).toBe('x(()=>import("./part.js"),[]);x(()=>import("./page.js"),[]);')
})

test('a script without later parts stays as it is', () => {
  expect(withoutLoaded('const a=[1,2]', new Set(['a.js']))).toBe('const a=[1,2]')
})
