import { expect, test } from 'vitest'
import { sharedGroups } from './chunk-groups.ts'

/** A chunk of one module; pages and the records of their slice are where they are in the house. */
const chunk = (name: string, imports: string[] = []) => ({
  fileName: `${name}.js`,
  name,
  facadeModuleId: name.endsWith('Page') ? `/src/features/s/pages/${name}.tsx` : null,
  moduleIds: [name],
  imports: imports.map(imported => `${imported}.js`),
  isDynamicEntry: /Page|Form$/.test(name),
})

const others = (count: number, imports: string[]) =>
  Array.from({ length: count }, (_, number) => chunk(`${imports.join('')}${number}Page`, imports))

/** What a first build may look like. */
const groups = sharedGroups([
  chunk('HomePage', ['card', 'text', 'banner', 'pager']),
  chunk('JobSearchPage', ['card', 'text', 'pager']),
  ...others(20, ['card']),
  ...others(12, ['banner', 'pager']),
  ...others(2, ['filter']),
  ...others(20, ['frame']),
  chunk('LoginForm', ['field']),
  { ...chunk('records', ['address']), facadeModuleId: '/src/features/s/routes.ts', isDynamicEntry: true },
  { ...chunk('guide', ['place']), facadeModuleId: '/src/features/other/routes.ts', isDynamicEntry: true },
  ...['card', 'banner', 'pager', 'filter', 'frame', 'field', 'address', 'place'].map(name => chunk(name)),
  chunk('text', ['font']),
  chunk('font'),
])

test('what a first page shares with many pages is another file than what it shares with several', () => {
  expect(groups('card')).not.toBeNull()
  expect(groups('pager')).not.toBeNull()
  expect(groups('card')).not.toBe(groups('pager'))
})

test('what one first page shares is not loaded with the other', () => {
  expect(groups('banner')).not.toBeNull()
  expect(groups('banner')).not.toBe(groups('pager'))
})

test('the records of its slice come with each page of it', () => {
  expect(groups('address')).toBe(groups('card'))
})

test.each(['HomePage', 'LoginForm', 'text', 'font', 'filter', 'frame', 'field', 'place', 'unknown'])(
  'what few pages, no first page or a later part needs is left to the bundler: %s',
  id => {
    expect(groups(id)).toBeNull()
  },
)
