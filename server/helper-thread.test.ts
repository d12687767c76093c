import { expect, test } from 'vitest'
import { helperThread } from './helper-thread.ts'

/** Answers with what it was asked and how often it had been asked before; ends, throws or hangs where it is told to. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', ({ id, question }) => {
      if (question === 'end') process.exit()
      if (question === 'hang') return
      if (question === 'fail') return parentPort.postMessage({ id, fault: 'out of paper' })
      count += 1
      parentPort.postMessage({ id, answer: question + count })
    })`)}`,
)

const long = 240_000
const helper = (times: { idleMs?: number; patienceMs?: number } = {}) =>
  helperThread<string, string>({ program, idleMs: long, patienceMs: long, ...times })

test('answers each of many by its own answer, in one thread', async () => {
  const thread = helper()
  const asked = ['a', 'b', 'c'].map(question => thread.ask(question))
  expect(thread.waiting()).toBe(3)
  expect(await Promise.all(asked)).toEqual(['a1', 'b2', 'c3'])
  expect(thread.waiting()).toBe(0)
})

test('says what went wrong with one, and goes on with the others', async () => {
  const thread = helper()
  const failing = thread.ask('fail')
  const next = thread.ask('a')
  await expect(failing).rejects.toThrow('out of paper')
  expect(await next).toBe('a1')
})

test('rejects all that wait when it ends, and begins anew for the next', async () => {
  const thread = helper()
  await thread.ask('a')
  await expect(Promise.all([thread.ask('hang'), thread.ask('end')])).rejects.toThrow('ended')
  expect(await thread.ask('a')).toBe('a1')
})

test('is ended where it hangs, and let go where nobody asks', async () => {
  await expect(helper({ patienceMs: 50 }).ask('hang')).rejects.toThrow('took too long')
  const thread = helper({ idleMs: 0 })
  await thread.ask('a')
  await expect.poll(() => thread.ask('a'), { timeout: long }).toBe('a1')
})

test('takes what is handed over', async () => {
  const bytes = new Uint8Array(8)
  const thread = helperThread<Uint8Array, string>({ program, idleMs: long, patienceMs: long })
  await thread.ask(bytes, [bytes.buffer])
  expect(bytes.length).toBe(0)
})
