import { expect, test } from 'vitest'
import { add, countReport } from './counts.ts'

const vitest = (passed: number, failed: number, files: readonly object[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files })

const playwright = (expected: number, unexpected: number, flaky = 0, errors: readonly object[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, errors })

test('passed and failed tests are those that the runner reports', () => {
  expect(countReport(vitest(12, 3), false)).toEqual({ passed: 12, failed: 3 })
  expect(countReport(playwright(18, 1), false)).toEqual({ passed: 18, failed: 1 })
})

test('a test file that could not be loaded is one failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(countReport(vitest(1, 0, files), false)).toEqual({ passed: 1, failed: 1 })
})

test('a journey that passed on its second try is a failure', () => {
  expect(countReport(playwright(17, 0, 1), true)).toEqual({ passed: 17, failed: 1 })
})

test('a runner that crashed, wrote nothing or found no test is never green', () => {
  expect(countReport(undefined, false)).toEqual({ passed: 0, failed: 1 })
  expect(countReport(vitest(5, 0), false)).toEqual({ passed: 5, failed: 1 })
  expect(countReport(undefined, true)).toEqual({ passed: 0, failed: 1 })
  expect(countReport(playwright(0, 0, 0, [{}]), false)).toEqual({ passed: 0, failed: 1 })
})

test('counts add up', () => {
  expect(
    add([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
      { passed: 0, failed: 0 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
