import { beforeAll, expect, test } from 'vitest'
import { printed } from './printed.ts'
import { specification } from './tables.ts'

/**
 * Beside the specification's: where things stand that editors add (a topic is a record, and its address comes with it,
 * docs/content.md), the map of the site, an employer’s figures, the check of tickets, what the exam office works with, and the tickets of past years.
 */
const added = [
  ['/topic/:name', 'public'],
  ['/site-map', 'public'],
  ['/exam/verify', 'public'],
  // Lists of public exams, and the pages of whoever runs one.
  ['/exam/lists/:id', 'public'],
  ...[
    '',
    '/:id',
    '/:id/changes',
    '/:id/ratios',
    '/:id/reviews',
    '/:id/positions',
    '/:id/scores',
    '/:id/lists',
    '/:id/candidates',
  ].map(path => [`/manage/exam-office${path}`, 'login type1'] as const),
  // What came of an employer’s postings, beside its centre.
  ['/enterprise/figures', 'login type1'],
  // Fairs: tickets of visitors, the desk at the gate, whoever runs one; the hidden entries of employers.
  ['/recruitment/tickets', 'login type2'],
  ['/recruitment/tickets/:id', 'login type2'],
  ...[
    'fair/onsite',
    'fair/online',
    'fair-office',
    'fair-office/add',
    'fair-office/:id',
    'fair-office/:id/applications',
    'fair-office/:id/plan',
    'fair-office/:id/edit',
    'fair-office/:id/notices',
    'fair-office/:id/papers',
    'fair-office/:id/texts',
    'fair-office/:id/prints',
    'fair-office/:id/queues',
    'fair-office/:id/reports',
    'fair-office/:fair/reports/:id',
    'fair-desk/:id',
  ].map(path => [`/manage/${path}`, 'login type1'] as const),
  // The “several fixed admission-ticket print pages” of the specification, which its table does not name one by one.
  ...['nanchang', 'ganzhou'].flatMap(city =>
    ['2023', '2024', '2025'].map(year => [`/exam/print/${city}/${year}`, 'public'] as const),
  ),
] as const

const listed = specification('routes').map(([path = '', access = '']) => [path, access] as const)
const wanted: ReadonlyMap<string, string> = new Map([...listed, ...added])

let routes: string[][]
beforeAll(async () => {
  routes = await printed('routes')
}, 60_000)

const accessesByPath = () => routes.map(([path = '', access = '']) => [path, access])

test('every route is printed once: path, access, title', () => {
  expect(routes.filter(fields => fields.length !== 3 || fields.includes(''))).toEqual([])
  expect(routes.map(([path]) => path)).toEqual([...new Set(routes.map(([path]) => path))])
})

test('every address of the portal is one of the specification', () => {
  expect(accessesByPath().filter(([path = '']) => !wanted.has(path))).toEqual([])
})

test('every page is open to exactly those whom the specification names', () => {
  expect(accessesByPath()).toEqual(accessesByPath().map(([path = '']) => [path, wanted.get(path)]))
})

test('the table of the specification is whole', () => {
  expect(listed).toHaveLength(176)
})
