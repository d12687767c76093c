import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BodyTooLarge, BodyTooSlow, readBody } from './read-body.ts'

/** A request whose body comes as `pull` gives it. */
const requestOf = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) =>
  new Response(new ReadableStream<Uint8Array>({ pull }))

const never = () => new Promise<void>(() => {})
const patient = { firstMs: 600_000, bytesPerMs: 1, longestMs: 600_000 } as const

test('a body that stops coming is given up', async () => {
  let sent = 0
  const request = requestOf(controller => {
    sent += 1
    if (sent > 3) return never()
    controller.enqueue(new Uint8Array(10))
  })
  await expect(readBody(request, 1_000, { ...patient, firstMs: 20 })).rejects.toThrow(BodyTooSlow)
})

test('what has come earns time, up to the longest', async () => {
  const request = requestOf(async controller => {
    await turn()
    controller.enqueue(new Uint8Array(1))
  })
  await expect(readBody(request, 1e9, { firstMs: 5, bytesPerMs: 0.001, longestMs: 40 })).rejects.toThrow(BodyTooSlow)
})

test('a body that comes in pieces is one', async () => {
  let sent = 0
  const piecewise = () =>
    requestOf(controller => {
      sent += 1
      controller.enqueue(new Uint8Array([sent]))
      if (sent === 3) controller.close()
    })
  expect(await readBody(piecewise(), 3, patient)).toEqual(new Uint8Array([1, 2, 3]))
  sent = 0
  await expect(readBody(piecewise(), 2, patient)).rejects.toThrow(BodyTooLarge)
})
