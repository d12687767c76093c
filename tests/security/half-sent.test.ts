import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaptcha } from '#contract/sign-in'
import { listCities } from '#contract/site'
import { API_PREFIX, SEALED_TYPE } from '#contract/wire'
import { allCalls } from '../../server/areas.ts'
import { describeOnBothEngines } from '../../server/db/testing.ts'
import { type Listener, listen } from '../../server/listener.ts'
import { createTestService } from '../../server/testing.ts'

/** Far more than the service works on at once. */
const MANY = 400
/** Small bodies of one address that may be on their way (server/http/overload.ts). */
const MOST_ARRIVING = 128
const [attacker, visitor] = ['198.51.100.1', '203.0.113.7']

describeOnBothEngines('requests of which half is sent', open => {
  let listener: Listener
  let sockets: Socket[]

  beforeEach(async () => {
    const { app } = createTestService(await open(), allCalls, { trustedProxies: 1 })
    listener = await listen(app.http.fetch, '127.0.0.1', 0)
    sockets = []
  })
  afterEach(() => listener.stop(0))

  const ask = (path: string, from: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${listener.port}${path}`, {
      method,
      headers: { 'X-Forwarded-For': from, 'Content-Type': SEALED_TYPE },
      ...(method === 'POST' && { body: 'whole' }),
    })

  function sendHalf(path: string): Socket {
    const socket = connect(listener.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker}\r\nContent-Length: 99\r\n\r\nhalf`,
    )
    sockets.push(socket)
    return socket
  }

  /** Sends many of them; some are waited for, the others have been told that there is no place. */
  async function flood(path: string) {
    const answers: string[] = []
    const enough = Promise.withResolvers<void>()
    for (let at = 0; at < MANY; at += 1) {
      sendHalf(path).once('data', answer => {
        answers.push(String(answer))
        if (answers.length === MANY - MOST_ARRIVING) enough.resolve()
      })
    }
    await enough.promise
    // When to come again depends on how many of them there are in a second.
    expect(answers.filter(answer => !/^HTTP\/1.1 503 .*retry-after: [1-9]\d?\r/is.test(answer))).toEqual([])
  }

  const statuses = async (answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)

  // News of payments comes by a way of its own, which fills up for itself.
  test.each([
    [API_PREFIX + createCaptcha.path, 503],
    ['/payment/notify/sandbox', 400],
  ])('to %s keep nobody waiting', async (path, afterwards) => {
    await flood(path)
    const call = API_PREFIX + createCaptcha.path
    const page = API_PREFIX + listCities.path
    expect(await statuses([ask(page, visitor), ask(call, visitor, 'POST'), ask('/healthz', visitor)])).toEqual([
      200, 400, 200,
    ])
    expect(await statuses([ask(page, attacker), ask(call, attacker, 'POST')])).toEqual([200, afterwards])
    expect(await statuses([ask(path, attacker, 'POST')])).toEqual([503])
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect(await statuses([ask(call, attacker, 'POST')])).toEqual([400]), {
      timeout: 60_000,
    })
  })
})
