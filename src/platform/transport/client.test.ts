import { afterEach, expect, it, vi } from 'vitest'
import { hotJobCategories, jobDetail } from '#contract/jobs'
import { zipAll } from '#contract/resume-files'
import { API_PREFIX, headers, SEALED_TYPE } from '#contract/wire'
import { open, seal } from './cipher.ts'
import { createTransport } from './client.ts'
import type { TransportEnvironment } from './environment.ts'
import { CallFailed } from './errors.ts'

const NOW = Date.parse('2026-11-20T09:30:00+08:00')
const path = API_PREFIX + hotJobCategories.path

const json = (body: unknown, status = 200, extra: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...extra } })

const ok = (data: unknown) => json({ code: 200, msg: '', data })

function transportOver(fetch: (request: Request) => Promise<Response>, own: Partial<TransportEnvironment> = {}) {
  const told = { notify: vi.fn(), onSignInAgain: vi.fn() }
  const send = vi.fn((request: RequestInfo | URL) => fetch(new Request(request)))
  const transport = createTransport({
    readToken: () => 'a-token',
    isSignedIn: () => true,
    origin: 'http://site.invalid',
    fetch: send,
    now: () => NOW,
    ...told,
    ...own,
  })
  return { transport, send, ...told }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof CallFailed ? error.failure : error),
  )

/** A request that ends only when it is given up. */
const untilGivenUp = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

afterEach(() => {
  vi.restoreAllMocks()
})

it('carries the token and reads a plain answer', async () => {
  const { transport, send } = transportOver(async request => {
    expect(request.headers.get('Authorization')).toBe('Bearer a-token')
    expect(request.url).toBe(`http://site.invalid${API_PREFIX}${jobDetail.path}?id=7`)
    return ok({ id: '7' })
  })
  expect(await transport.call(jobDetail, { id: '7' })).toEqual({ id: '7' })
  expect(send).toHaveBeenCalledOnce()
})

it('seals what it posts and opens a sealed answer', async () => {
  const seconds = Math.floor(NOW / 1000)
  const { transport } = transportOver(async request => {
    const text = await request.text()
    expect(request.headers.get('Content-Type')).toBe(SEALED_TYPE)
    expect(text).not.toContain('size')
    expect(JSON.parse(open(text, { method: 'POST', path, direction: 'c2s', seconds }))).toEqual({ size: 3 })
    const answer = JSON.stringify({ code: 200, msg: '', data: { list: [] } })
    return new Response(seal(answer, { method: 'POST', path, direction: 's2c', seconds }), {
      headers: { 'Content-Type': SEALED_TYPE, [headers.sealedAt]: String(seconds) },
    })
  })
  expect(await transport.call(hotJobCategories, { size: 3 })).toEqual({ list: [] })
})

it('corrects its clock by the service and tries once more', async () => {
  const right = Math.floor(NOW / 1000) + 3600
  const { transport, send, notify } = transportOver(async request =>
    Math.abs(Number(request.headers.get(headers.sealedAt)) - right) > 300
      ? json({ code: 400, msg: '' }, 400, { [headers.sealedAt]: String(right) })
      : ok({ list: [] }),
  )
  expect(await transport.call(hotJobCategories, {})).toEqual({ list: [] })
  expect(send).toHaveBeenCalledTimes(2)
  await transport.call(hotJobCategories, {})
  expect(send).toHaveBeenCalledTimes(3)
  expect(notify).not.toHaveBeenCalled()
})

it('tries only once more when the service stays unhappy', async () => {
  const { transport, send } = transportOver(async () =>
    json({ code: 400, msg: '' }, 400, { [headers.sealedAt]: String(Math.floor(NOW / 1000) + 3600) }),
  )
  expect(await failureOf(transport.call(hotJobCategories, {}))).toEqual({ kind: 'status', status: 400 })
  expect(send).toHaveBeenCalledTimes(2)
})

it('tells once to sign in again, whatever the number of calls', async () => {
  const { transport, notify, onSignInAgain } = transportOver(async () => json({ code: 401, msg: '', data: null }))
  const calls = ['1', '2', '3'].map(id => transport.call(jobDetail, { id }))
  const ends = await Promise.allSettled(calls)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(onSignInAgain).toHaveBeenCalledOnce()
  expect(notify).toHaveBeenCalledOnce()
})

it('leaves a business refusal to whoever called', async () => {
  const { transport, notify } = transportOver(async () => json({ code: 5004, msg: '职位不存在', data: null }))
  await expect(transport.call(jobDetail, { id: '7' })).rejects.toMatchObject({ code: 5004, message: '职位不存在' })
  expect(notify).not.toHaveBeenCalled()
})

it('gives up after the time allowed and says so', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const { transport, notify } = transportOver(request => {
    const answer = untilGivenUp(request)
    timeout.abort()
    return answer
  })
  expect(await failureOf(transport.call(jobDetail, { id: '7' }))).toEqual({ kind: 'timeout' })
  expect(notify).toHaveBeenCalledOnce()
})

it('reads a long file piece by piece, past the time allowed for other answers, until its own signal ends', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const { transport } = transportOver(async request => {
    timeout.abort()
    expect(request.signal.aborted).toBe(false)
    return new Response('zip', { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''a.zip" } })
  })
  const readFile = async (response: Response) => new Blob([`${await response.text()}!`])
  const { signal } = new AbortController()
  const file = await transport.call(zipAll, {}, { readFile, signal })
  expect(file).toMatchObject({ name: 'a.zip', blob: { size: 4 } })
  const ended = AbortSignal.abort()
  expect(await failureOf(transport.call(zipAll, {}, { readFile, signal: ended }))).toEqual({ kind: 'cancelled' })
})

it('cancels the reads of a page that is left, without a word; other calls go on', async () => {
  let answer = () => {}
  const { transport, notify } = transportOver(request =>
    request.url.endsWith('id=1')
      ? untilGivenUp(request)
      : new Promise(resolve => {
          answer = () => resolve(ok('stays'))
        }),
  )
  const left = failureOf(transport.call(jobDetail, { id: '1' }, { forPage: true }))
  const stays = transport.call(jobDetail, { id: '2' })
  await vi.waitFor(() => expect(transport.loading.isLoading()).toBe(true), { timeout: 30_000 })
  transport.pending.cancelAll()
  expect(await left).toEqual({ kind: 'cancelled' })
  answer()
  expect(await stays).toBe('stays')
  expect(notify).not.toHaveBeenCalled()
  expect(transport.loading.isLoading()).toBe(false)
})

it('asks again, aloud, for what did not come through when it was asked ahead', async () => {
  let tries = 0
  const { transport, notify } = transportOver(async () => {
    tries += 1
    return json({ code: 7, msg: '请先预约', data: null })
  })
  transport.readAhead(jobDetail, { id: '7' })
  await expect(transport.call(jobDetail, { id: '7' })).rejects.toMatchObject({ code: 7, isSaid: true })
  expect([tries, notify.mock.calls.length]).toEqual([2, 1])
})

it('says that there is no network, to whoever waits', async () => {
  const { transport, notify } = transportOver(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failureOf(transport.call(jobDetail, { id: '7' }, { isQuiet: true }))).toEqual({ kind: 'offline' })
  expect(notify).not.toHaveBeenCalled()
  expect(await failureOf(transport.call(jobDetail, { id: '7' }))).toEqual({ kind: 'offline' })
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: '网络连接不上，请检查网络后重试' }))
})
