import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from './bindings.ts'
import { shedLoad } from './overload.ts'
import { NoPlace } from './places.ts'

/** A service with four places, two for one address, and eight megabytes of bodies on their way, four for one address. */
function start() {
  const gate = Promise.withResolvers<void>()
  const http = new Hono<Env>()
    .use(
      shedLoad({
        clientAddress: ({ req }) => req.header('From') ?? '',
        working: { most: 4, mostOfOne: 2 },
        arriving: { most: 8, mostOfOne: 4 },
      }),
    )
    .get('/slow', async context => {
      await gate.promise
      return context.text('done')
    })
    .post('/slow', async context =>
      context.text(await context.get('arrive')(2_000_000, () => gate.promise.then(() => 'read'))),
    )
    .get('/breaks', () => {
      throw new Error()
    })
    .onError((error, context) => context.text('', error instanceof NoPlace ? 503 : 500))
  const ask = (path: string, from = 'a') => http.request(path, { headers: { From: from } })
  const send = (from = 'a') => http.request('/slow', { method: 'POST', headers: { From: from } })
  return { ask, send, open: gate.resolve }
}

const statuses = async (answers: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('turns away at once what would only wait, and takes requests again as soon as others are done', async () => {
  const { ask, open } = start()
  const slow = ['a', 'a', 'b', 'b'].map(from => ask('/slow', from))
  expect((await ask('/slow', 'c')).status).toBe(503)
  open()
  expect(await statuses(slow)).toEqual([200, 200, 200, 200])
  for (let round = 0; round < 9; round += 1) expect((await ask('/breaks')).status).toBe(500)
  expect((await ask('/slow')).status).toBe(200)
})

test('one address never takes the places of all', async () => {
  const { ask, open } = start()
  const slow = [ask('/slow'), ask('/slow')]
  expect((await ask('/slow')).status).toBe(503)
  const other = ask('/slow', 'b')
  open()
  expect(await statuses([...slow, other])).toEqual([200, 200, 200])
})

test('a body on its way keeps nobody waiting, however many there are', async () => {
  const { ask, send, open } = start()
  const bodies = ['a', 'a', 'b', 'b'].map(send)
  expect(await statuses([send('a'), send('c')])).toEqual([503, 503])
  expect(await statuses(['a', 'b', 'c'].map(from => ask('/breaks', from)))).toEqual([500, 500, 500])
  open()
  expect(await statuses(bodies)).toEqual([200, 200, 200, 200])
})
