import { expect, test } from 'vitest'
import type { Fault, Ring } from './ring.ts'
import { judge, readQuarantine } from './verdict.ts'

const today = new Date('2026-03-01T08:00:00Z')
const fault = (name: string, file = 'a.test.ts'): Fault => ({ file, name, reason: 'no' })
const ring = (parts: Partial<Ring>): Ring => ({
  name: 'logic',
  seconds: 1,
  passed: 100,
  failed: [],
  unsteady: [],
  ...parts,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => fault('adds', `${index}.test.ts`))
const names = (rings: readonly Ring[], quarantine: Parameters<typeof judge>[1] = []) =>
  judge(rings, quarantine, today).failures.map(({ name }) => name)

test('passed tests of all rings are added up, and a failure keeps the name of its ring', () => {
  const { passed, failures } = judge([ring({}), ring({ name: 'stories', failed: [fault('opens')] })], [], today)
  expect(passed).toBe(200)
  expect(failures).toEqual([{ ring: 'stories', ...fault('opens') }])
})

test('two of a hundred may be unsteady, three are a failure', () => {
  expect(names([ring({ unsteady: many(2) })])).toEqual([])
  expect(names([ring({ unsteady: many(3) })])).toEqual(['too much is unsteady'])
})

test('more than ten failing files are said to be more than chance', () => {
  expect(names([ring({ failed: many(10) })])).toHaveLength(10)
  expect(names([ring({ failed: many(11) })])).toContain('too many files fail')
})

test('a test in quarantine is told and not judged, until two weeks have passed', () => {
  const since = '2026-02-20'
  const failing = [ring({ failed: [fault('adds')] })]
  expect(judge(failing, [{ key: 'a.test.ts › adds', since }], today).excused).toHaveLength(1)
  expect(names(failing, [{ key: 'a.test.ts › adds', since }])).toEqual([])
  expect(names(failing, [{ key: 'a.test.ts › adds', since: '2026-02-10' }])).toEqual(['a.test.ts › adds'])
})

test('the quarantine holds ten', () => {
  const keys = Array.from({ length: 11 }, (_, index) => ({ key: `${index}.test.ts › adds`, since: '2026-02-28' }))
  expect(names([ring({})], keys.slice(1))).toEqual([])
  expect(names([ring({})], keys)).toEqual(['the quarantine is full'])
})

test('the quarantine is read from its table, and nothing else in the file is a row', () => {
  const text = [
    '# Quarantine',
    '| Test | First error | Note | Since |',
    '| --- | --- | --- | --- |',
    '| `tests/journeys/way.spec.ts › goes (phone)` | not there | looked at | 2026-02-20 |',
  ].join('\n')
  expect(() => readQuarantine(`${text}\n| way.spec.ts › goes | not there | looked at | yesterday |`)).toThrow(
    'yesterday',
  )
  expect(readQuarantine(text)).toEqual([{ key: 'tests/journeys/way.spec.ts › goes (phone)', since: '2026-02-20' }])
})
