import { expect, test } from 'vitest'
import { createQueue, QueueFull } from './queue.ts'

test('a queue lets so many work at once, and goes on after a failure', async () => {
  const inTurn = createQueue(2)
  let [running, most] = [0, 0]
  const work = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(resolve => setImmediate(resolve))
    running -= 1
    if (fails) throw new Error('failed')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => inTurn(work(index % 3 === 0))))
  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7)
})

test('a queue lets so many wait, and sends the rest away at once', async () => {
  const gate = Promise.withResolvers<void>()
  const inTurn = createQueue(2, 3)
  const works = Array.from({ length: 7 }, () => inTurn(() => gate.promise))
  await expect(works[5]).rejects.toThrow(QueueFull)
  await expect(works[6]).rejects.toThrow(QueueFull)
  gate.resolve()
  await Promise.all(works.slice(0, 5))
})
