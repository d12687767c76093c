import { expect, test } from 'vitest'
import { AXE, OF_FILE, PICTURE, type PlaywrightReport, RETOLD, readPlaywright, UNSTEADY } from './playwright-report.ts'

type Test = NonNullable<PlaywrightReport['suites'][number]['specs']>[number]['tests'][number]

const ended = (status: Test['status'], more: Partial<Test> = {}): Test => ({
  projectName: 'phone',
  status,
  annotations: [],
  results: [{ status: 'passed', errors: [] }],
  ...more,
})
const report = (tests: readonly Test[], errors: PlaywrightReport['errors'] = []): PlaywrightReport => ({
  config: { rootDir: '/house/tests/journeys' },
  suites: [{ suites: [{ specs: [{ title: 'goes', file: 'way.spec.ts', tests }] }] }],
  errors,
})
const read = (...told: Parameters<typeof report>) => readPlaywright(report(...told), '/house')
const failing = { results: [{ status: 'failed', errors: [{ message: 'not there' }] }] }

test('a journey is named by its path from the root and its window, wherever it is nested', () => {
  expect(read([ended('expected')]).passed).toEqual(['tests/journeys/way.spec.ts › goes (phone)'])
})

test('a story is named by its own file, not by the one that tells them all', () => {
  const annotations = [{ type: OF_FILE, description: 'src/Way.stories.tsx' }]
  expect(read([ended('unexpected', { ...failing, annotations })]).failed).toMatchObject([
    { file: 'src/Way.stories.tsx', name: 'goes (phone)' },
  ])
})

test('what failed each time has failed, with its first error', () => {
  const { passed, failed } = read([ended('unexpected', failing)])
  expect(passed).toEqual([])
  expect(failed).toEqual([{ file: 'tests/journeys/way.spec.ts', name: 'goes (phone)', reason: 'not there' }])
})

test('what passed on a later try has passed and is unsteady', () => {
  const { passed, failed, unsteady } = read([ended('flaky', failing)])
  expect([passed.length, failed.length]).toEqual([1, 0])
  expect(unsteady?.[0]?.reason).toBe('not there')
})

test('a picture that agreed only at last is unsteady', () => {
  const annotations = [{ type: UNSTEADY, description: 'no two drawings agree' }]
  expect(read([ended('expected', { annotations })]).unsteady?.[0]?.reason).toBe('no two drawings agree')
})

test('a story that had to be told anew has passed, and says why', () => {
  const annotations = [{ type: RETOLD, description: 'another picture' }]
  const { passed, retold, unsteady } = read([ended('expected', { annotations })])
  expect([passed.length, unsteady?.length]).toEqual([1, 0])
  expect(retold?.[0]?.reason).toBe('another picture')
})

test('stories that axe looked through, or that have a picture, are counted', () => {
  const annotations = [{ type: AXE }, { type: PICTURE }]
  expect(
    read([ended('expected', { annotations }), ended('expected', { annotations: [{ type: AXE }] })]).looked,
  ).toEqual({
    [AXE]: 2,
    [PICTURE]: 1,
  })
})

test('an error outside of all tests is kept', () => {
  const { failed } = read([ended('expected')], [{ message: 'the port is taken' }])
  expect(failed).toEqual([{ file: '', name: 'outside of its tests', reason: 'the port is taken', outside: true }])
})
