import { expect, test } from 'vitest'
import { failureOfRun, failuresOf } from './failures.ts'

test('a failed test of Vitest is told with its file and the first lines of its reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mone\u001B[39m\ntwo\nthree\nfour\nfive'] },
  ]
  const report = JSON.stringify({ testResults: [{ name: 'sums.test.ts', assertionResults }] })
  expect(failuresOf(report)).toEqual([{ place: 'sums.test.ts', name: 'subtracts', reason: 'one\ntwo\nthree\nfour' }])
})

test('a file of Vitest that could not be loaded is told too', () => {
  const report = JSON.stringify({ testResults: [{ name: 'sums.test.ts', message: 'no such', assertionResults: [] }] })
  expect(failuresOf(report)).toEqual([{ place: 'sums.test.ts', name: '', reason: 'no such' }])
})

test('a failed journey is told with its window, wherever it is nested', () => {
  const run = (status: string, projectName: string) => ({
    projectName,
    results: [{ status, errors: status === 'passed' ? [] : [{ message: 'not there' }] }],
  })
  const specs = [
    { title: 'goes', file: 'way.spec.ts', ok: true, tests: [run('passed', 'desktop')] },
    { title: 'stays', file: 'way.spec.ts', ok: false, tests: [run('passed', 'desktop'), run('timedOut', 'phone')] },
  ]
  const report = JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] })
  expect(failuresOf(report)).toEqual([{ place: 'way.spec.ts', name: 'stays (phone)', reason: 'not there' }])
})

test('a runner that wrote nothing names nothing', () => {
  expect(failuresOf(undefined)).toEqual([])
})

test('a runner that ended badly without a failed test is told with the end of what it wrote', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  const { reason } = failureOfRun(`${lines.join('\n')}\n\u001B[31mUnhandled\u001B[39m\n\n`)
  expect(reason).toMatch(/^line \d+\n/)
  expect(reason).toMatch(/line 99\nUnhandled$/)
})
