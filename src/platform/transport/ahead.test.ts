import { expect, it, vi } from 'vitest'
import { createAhead } from './ahead.ts'

function setUp() {
  let time = 0
  return {
    ahead: createAhead(() => time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

it('hands out once what was asked for ahead', async () => {
  const { ahead } = setUp()
  const send = vi.fn(async () => 'jobs')
  ahead.ask('/jobs', send)
  ahead.ask('/jobs', send)
  expect(send).toHaveBeenCalledOnce()
  await expect(ahead.take('/jobs')).resolves.toBe('jobs')
  expect(ahead.take('/jobs')).toBeUndefined()
})

it('has nothing after ten seconds, and asks again', () => {
  const { ahead, pass } = setUp()
  const send = vi.fn(async () => 'jobs')
  ahead.ask('/jobs', send)
  pass(10_000)
  expect(ahead.take('/jobs')).toBeUndefined()
  ahead.ask('/jobs', send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('has nothing once something was written', () => {
  const { ahead } = setUp()
  ahead.ask('/jobs', async () => 'jobs')
  ahead.forget()
  expect(ahead.take('/jobs')).toBeUndefined()
})

it('forgets what failed', async () => {
  const { ahead } = setUp()
  ahead.ask('/jobs', async () => {
    throw new Error('offline')
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(ahead.take('/jobs')).toBeUndefined()
})
