import { expect, test } from 'vitest'
import { brokenRun, type Fault, type Run, reasonOf, settle } from './ring.ts'

const fault = (name: string, more: Partial<Fault> = {}): Fault => ({ file: 'a.test.ts', name, reason: 'no', ...more })

/** Runs that answer one after the other; each call keeps which files it was asked for. */
function runs(...answers: readonly Run[]) {
  const asked: (readonly string[] | undefined)[] = []
  const run = async (files?: readonly string[]) => {
    asked.push(files)
    return answers[asked.length - 1] ?? { passed: [], failed: [] }
  }
  return { run, asked }
}

test('what passes is run once', async () => {
  const { run, asked } = runs({ passed: ['a.test.ts › adds'], failed: [] })
  expect(await settle(run)).toEqual({ passed: 1, failed: [], unsteady: [] })
  expect(asked).toEqual([undefined])
})

test('what fails each time has failed, after its file was run twice more', async () => {
  const always = { passed: [], failed: [fault('adds')] }
  const { run, asked } = runs(always, always, always)
  expect(await settle(run)).toEqual({ passed: 0, failed: [fault('adds')], unsteady: [] })
  expect(asked).toEqual([undefined, ['a.test.ts'], ['a.test.ts']])
})

test('what passes when it is run again has passed, and is told as unsteady', async () => {
  const { run } = runs(
    { passed: ['a.test.ts › adds'], failed: [fault('subtracts')] },
    { passed: ['a.test.ts › adds', 'a.test.ts › subtracts'], failed: [] },
  )
  expect(await settle(run)).toEqual({ passed: 2, failed: [], unsteady: [fault('subtracts')] })
})

test('a run that breaks off, or runs nothing, excuses nothing', async () => {
  const first = { passed: ['a.test.ts › adds'], failed: [fault('subtracts')] }
  const { run } = runs(first, { passed: [], failed: [] }, { passed: [], failed: [brokenRun('killed')] })
  expect((await settle(run)).failed).toEqual([fault('subtracts')])
})

test('an error outside of the tests is charged to its file, and excused when that file passes alone', async () => {
  const late = fault('after adds', { outside: true })
  const passing = ['a.test.ts › adds']
  const { run, asked } = runs({ passed: passing, failed: [late] }, { passed: passing, failed: [] })
  expect(await settle(run)).toEqual({ passed: 1, failed: [], unsteady: [late] })
  expect(asked[1]).toEqual(['a.test.ts'])
})

test('an error outside of the tests that comes each time is a failure', async () => {
  const late = fault('after adds', { outside: true })
  const always = { passed: ['a.test.ts › adds'], failed: [late] }
  const { run } = runs(always, always, always)
  expect((await settle(run)).failed).toEqual([late])
})

test('a runner that breaks without naming a test is run again whole', async () => {
  const { run, asked } = runs(
    { passed: [], failed: [brokenRun('out of memory')] },
    { passed: ['a.test.ts › adds'], failed: [] },
  )
  const { passed, failed, unsteady } = await settle(run)
  expect([passed, failed, unsteady.length]).toEqual([1, [], 1])
  expect(asked).toEqual([undefined, undefined])
})

test('a runner that breaks is not excused by a run of fewer tests', async () => {
  const { run } = runs(
    { passed: ['a.test.ts › adds', 'b.test.ts › divides'], failed: [brokenRun('killed')] },
    { passed: ['a.test.ts › adds'], failed: [] },
  )
  expect((await settle(run)).failed).toHaveLength(1)
})

test('more than ten failing files are not run again', async () => {
  const failed = Array.from({ length: 11 }, (_, index) => fault('adds', { file: `${index}.test.ts` }))
  const { run, asked } = runs({ passed: [], failed })
  expect((await settle(run)).failed).toHaveLength(11)
  expect(asked).toHaveLength(1)
})

test('what the runner itself has run again is told as unsteady', async () => {
  const { run } = runs({ passed: ['a.spec.ts › goes'], failed: [], unsteady: [fault('goes')] })
  expect(await settle(run)).toEqual({ passed: 1, failed: [], unsteady: [fault('goes')] })
})

test('a reason is the beginning of a message without colours, a broken run the end of what was written', () => {
  expect(reasonOf('\u001B[31mone\u001B[39m\ntwo\nthree\nfour\nfive')).toBe('one\ntwo\nthree\nfour')
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  const { reason } = brokenRun(`${lines.join('\n')}\n\u001B[31mUnhandled\u001B[39m\n\n`)
  expect(reason).toMatch(/line 99\nUnhandled$/)
  expect(reason).not.toContain('line 10\n')
})
