import { expect, test } from 'vitest'
import { groupsOf } from './chunk-groups.ts'

/** A chunk of one module with `bytes` of code; pages and the records of their slice are where they are in the house. */
const chunk = (name: string, imports: string[] = [], bytes = 1_000) => ({
  fileName: `${name}.js`,
  name,
  facadeModuleId: name.endsWith('Page') ? `/src/features/s/pages/${name}.tsx` : null,
  moduleIds: [name],
  imports: imports.map(imported => `${imported}.js`),
  isEntry: name === 'entry',
  isDynamicEntry: /Page|Form$/.test(name),
  code: 'x'.repeat(bytes),
})

const library = '/node_modules/react/index.js'

/** What a first build may look like. */
const groups = groupsOf([
  chunk('entry', [library]),
  chunk(library),
  chunk('HomePage', ['card', 'stats']),
  chunk('JobSearchPage', ['card', 'pager', 'list']),
  chunk('LoginPage', ['frame', 'panel', 'rare']),
  chunk('RegisterPage', ['frame', 'panel', 'pager']),
  chunk('ResetPage', ['frame', 'panel', 'card', 'list']),
  chunk('ResumePage', ['rare', 'panel', 'list']),
  chunk('LoginForm', ['field', 'schema']),
  chunk('RegisterForm', ['field', 'schema']),
  { ...chunk('records', ['address']), facadeModuleId: '/src/features/s/routes.ts', isDynamicEntry: true },
  { ...chunk('guide', ['address']), facadeModuleId: '/src/features/other/pages/guide.tsx' },
  chunk('address'),
  chunk('card'),
  chunk('stats'),
  chunk('pager'),
  chunk('list'),
  chunk('frame'),
  chunk('panel'),
  chunk('rare', [], 40_000),
  chunk('field'),
  chunk('schema'),
])

test('what comes with every page is told apart from the libraries', () => {
  expect(groups('entry')).toBe('base')
  expect(groups(library)).toBe('libraries')
})

test('what the same pages need is one file', () => {
  expect(groups('frame')).toBe(groups('panel'))
})

test('what only parts need that come later is one file of theirs', () => {
  expect(groups('field')).toBe(groups('schema'))
  expect(groups('field')).not.toBe(groups('frame'))
})

test('a first page carries nothing that it does not need, though a file less would do others good', () => {
  const first = [groups('card'), groups('pager'), groups('list')]
  expect(first).not.toContain(groups('frame'))
  expect(groups('card')).not.toBe(groups('pager'))
  expect(groups('list')).not.toBe(groups('card'))
})

test('what is large is not loaded for the sake of what is beside it', () => {
  expect(groups('rare')).not.toBeNull()
  expect(groups('rare')).not.toBe(groups('panel'))
})

test('the records of its slice come with each page of it', () => {
  expect(groups('address')).not.toBeNull()
})

test.each(['HomePage', 'stats', 'LoginForm', 'unknown'])('what one page or part alone needs stays with it: %s', id => {
  expect(groups(id)).toBeNull()
})
