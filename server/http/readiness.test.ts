import { expect, test } from 'vitest'
import { lostDb } from '../db/testing.lost.ts'
import { readiness } from './readiness.ts'

const answersWith = (rows: readonly unknown[]) => ({ ...lostDb(), query: async <Row>() => rows as Row[] })

test('a migrated database that answers is ready, one without migrations or without an answer is not', async () => {
  expect(await readiness(answersWith([{}]))()).toBe(true)
  expect(await readiness(answersWith([]))()).toBe(false)
  expect(await readiness(lostDb())()).toBe(false)
})

test('a database that hangs is not ready, and is asked once however many want to know', async () => {
  let asked = 0
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const query = () => {
    asked += 1
    return silence
  }
  const isReady = readiness({ ...lostDb(), query }, 1)
  expect(await Promise.all([isReady(), isReady()])).toEqual([false, false])
  expect([await isReady(), asked]).toEqual([false, 1])
  reject(new Error('given up'))
  await silence.catch(() => {})
  await isReady()
  expect(asked).toBe(2)
})
