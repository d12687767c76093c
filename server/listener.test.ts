import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { BodyTooLarge, readBody } from './http/read-body.ts'
import { type Listener, listen } from './listener.ts'
import { StartError } from './start-error.ts'

const MEGABYTE = 1_048_576
let listener: Listener | undefined

afterEach(() => listener?.stop(0))

const start = async (answer: (request: Request) => Promise<Response>) => {
  listener = await listen(answer, '127.0.0.1', 0)
  return { url: `http://127.0.0.1:${listener.port}/`, stop: listener.stop, port: listener.port }
}

/** Whether a connection can be had. */
function isLetIn(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('error', () => resolve(false))
  socket.once('connect', () => {
    socket.destroy()
    resolve(true)
  })
  return promise
}

test('a stop waits for what is under way and takes nothing new', async () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { url, port, stop } = await start(async () => {
    arrived.resolve()
    await gate.promise
    return new Response('done')
  })
  const slow = fetch(url)
  await arrived.promise
  const stopped = stop(60_000)
  await vi.waitFor(() => expect(isLetIn(port)).resolves.toBe(false), { timeout: 60_000 })
  gate.resolve()
  expect(await (await slow).text()).toBe('done')
  await stopped
})

test('an answer during a stop says that it is the last of its connection', async () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { url, stop } = await start(async () => {
    arrived.resolve()
    await gate.promise
    return new Response('done')
  })
  const slow = fetch(url)
  await arrived.promise
  const stopped = stop(60_000)
  gate.resolve()
  expect((await slow).headers.get('connection')).toBe('close')
  await stopped
})

test('what a connection sends while the service stops is answered, and half of a request does not hold it up', async () => {
  const { port, stop } = await start(async request => new Response(await request.text()))
  const [kept, half] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  half.on('error', () => {})
  const post = (length: number, body: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`
  kept.write(post(5, 'first'))
  half.write(post(1_000, 'half'))
  await once(kept, 'data')
  const stopped = stop(60_000)
  kept.write(post(6, 'second'))
  const [answer] = await once(kept, 'data')
  expect(String(answer)).toMatch(/connection: close.*second/is)
  await stopped
})

test('whoever had knocked before the stop is let in, however many they are', async () => {
  const { port, stop } = await start(async () => new Response('done'))
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  const answers = sockets.map(async socket => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return String((await once(socket, 'data'))[0])
  })
  const stopped = stop(60_000)
  const told = await Promise.allSettled(answers)
  expect(told.filter(({ status }) => status === 'rejected')).toEqual([])
  await stopped
})

test('what came while the service was too busy to read it is answered, however long that was', async () => {
  const { port, stop } = await start(async request => new Response(await request.text()))
  const kept = connect(port, '127.0.0.1')
  const post = (body: string) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  kept.write(post('first'))
  await once(kept, 'data')
  const stopped = stop(60_000)
  await vi.waitFor(() => expect(isLetIn(port)).resolves.toBe(false), { timeout: 60_000 })
  kept.write(post('second'))
  // Longer than a connection may lie idle.
  const began = performance.now()
  while (performance.now() - began < 1_500);
  expect(String((await once(kept, 'data'))[0])).toMatch(/second/)
  await stopped
})

test('a stop cuts off what takes longer than its patience', async () => {
  const arrived = Promise.withResolvers<void>()
  const { url, stop } = await start(() => {
    arrived.resolve()
    return new Promise<Response>(() => {})
  })
  const endless = fetch(url).catch(() => 'cut off')
  await arrived.promise
  await stop(10)
  expect(await endless).toBe('cut off')
})

test('a port in use is refused in one line', async () => {
  const { port } = await start(async () => new Response())
  await expect(listen(async () => new Response(), '127.0.0.1', port)).rejects.toThrow(StartError)
})

test('twenty megabytes where one is allowed get an answer that can be read', async () => {
  const { url } = await start(async request => {
    try {
      return new Response(String((await readBody(request, MEGABYTE)).length))
    } catch (error) {
      return new Response('', { status: error instanceof BodyTooLarge ? 413 : 500 })
    }
  })
  const body = (megabytes: number) => ({ method: 'POST', body: new Uint8Array(megabytes * MEGABYTE) })
  expect(await (await fetch(url, body(1))).text()).toBe(String(MEGABYTE))
  expect((await fetch(url, body(20))).status).toBe(413)
})

test('an upload without end is cut', async () => {
  const { port } = await start(async request => {
    const size = await readBody(request, 1_000).then(
      bytes => bytes.length,
      () => -1,
    )
    return new Response(String(size), { status: size < 0 ? 413 : 200 })
  })
  const socket = connect(port, '127.0.0.1')
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEGABYTE), Buffer.from('\r\n')])
  const ended = new Promise<number>(resolve => {
    let sent = 0
    const flood = () => {
      while (socket.writable && socket.write(chunk)) sent += 1
      sent += 1
    }
    socket.on('drain', flood)
    for (const event of ['error', 'close', 'data'] as const) socket.once(event, () => resolve(sent))
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
    flood()
  })
  expect(await ended).toBeLessThan(64)
  socket.destroy()
})
