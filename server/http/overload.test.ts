import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from './bindings.ts'
import { shedLoad } from './overload.ts'

test('turns away at once what would only wait, and takes requests again as soon as others are done', async () => {
  const gate = Promise.withResolvers<void>()
  const http = new Hono<Env>()
    .use(shedLoad(2, () => new Response('', { status: 503 })))
    .get('/slow', async context => {
      await gate.promise
      return context.text('done')
    })
    .get('/breaks', () => {
      throw new Error()
    })
    .onError((_, context) => context.text('', 500))
  const slow = [http.request('/slow'), http.request('/slow')]
  expect((await http.request('/slow')).status).toBe(503)
  gate.resolve()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
  for (let round = 0; round < 5; round += 1) expect((await http.request('/breaks')).status).toBe(500)
  expect((await http.request('/slow')).status).toBe(200)
})
