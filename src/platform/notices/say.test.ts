import { expect, it, vi } from 'vitest'
import { jobDetail } from '#contract/jobs'
import { CallFailed, CallRefused, createTransport, type Notice } from '../transport/index.ts'
import { sayBy } from './say.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const envelope = (code: number, msg = '') => json({ code, msg, data: null })

interface Wire {
  answer: () => Promise<Response>
  isSignedIn?: boolean
  isQuiet?: boolean
}

/** Everything that a person is told of one call whose caller says why it did not come through. */
async function toldOf({ answer, isSignedIn = true, isQuiet = false }: Wire) {
  const told: Notice[] = []
  const notify = (notice: Notice) => void told.push(notice)
  const transport = createTransport({
    readToken: () => 'a-token',
    isSignedIn: () => isSignedIn,
    notify,
    onSignInAgain: () => undefined,
    origin: 'http://site.invalid',
    fetch: answer,
  })
  const byTransport = await transport.call(jobDetail, { id: '7' }, { isQuiet }).then(
    () => [],
    (error: unknown) => {
      const before = told.length
      sayBy(notify).failure(error)
      return told.slice(0, before)
    },
  )
  return { texts: told.map(({ text }) => text), byTransport: byTransport.length > 0 }
}

const offline = async () => {
  throw new TypeError('Failed to fetch')
}

it.each<[string, Wire, string]>([
  ['HTTP 500', { answer: async () => json({}, 500) }, '服务器错误'],
  ['HTTP 404', { answer: async () => json({}, 404) }, '404错误'],
  ['HTTP 503', { answer: async () => json({}, 503) }, '系统异常'],
  ['an answer that can not be read', { answer: async () => new Response('<html>') }, '系统异常'],
  ['no network', { answer: offline }, '网络连接不上，请检查网络后重试'],
  ['a code of neither kind', { answer: async () => envelope(7, '请先预约') }, '请先预约'],
  ['such a code without words', { answer: async () => envelope(500) }, '系统异常'],
  ['code 401', { answer: async () => envelope(401, '令牌无效') }, '需重新登录'],
  ['code 403, quietly', { answer: async () => envelope(403), isQuiet: true }, '需重新登录'],
])('%s is said by the transport, and by nobody again', async (_, wire, text) => {
  expect(await toldOf(wire)).toEqual({ texts: [text], byTransport: true })
})

it.each<[string, Wire, string]>([
  ['a business refusal', { answer: async () => envelope(5021, '该职位已停止招聘') }, '该职位已停止招聘'],
  ['code 401 to a guest', { answer: async () => envelope(401, '需重新登录'), isSignedIn: false }, '需重新登录'],
  ['no network for a quiet call', { answer: offline, isQuiet: true }, '网络连接不上，请检查网络后重试'],
  ['a refusal of a quiet call', { answer: async () => envelope(7, '请先预约'), isQuiet: true }, '请先预约'],
])('%s is said by the caller, once', async (_, wire, text) => {
  expect(await toldOf(wire)).toEqual({ texts: [text], byTransport: false })
})

function setUp() {
  const notify = vi.fn<(notice: Notice) => void>()
  return { say: sayBy(notify), notify }
}

it('says nothing of what was given up by going elsewhere', () => {
  const { say, notify } = setUp()
  say.failure(new CallFailed({ kind: 'cancelled' }))
  expect(notify).not.toHaveBeenCalled()
})

it('asks to try again where no call has failed', () => {
  const { say, notify } = setUp()
  say.failure(new Error('not a file'))
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text: '没有成功，请稍后再试', level: 'error', durationMs: 3000 })
})

it('says how something went', async () => {
  const { say, notify } = setUp()
  await say.outcomeOf(async () => 'anything', '已删除')
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text: '已删除', level: 'success', durationMs: 3000 })
})

it('says why something was not done, and throws it on', async () => {
  const { say, notify } = setUp()
  const refused = new CallRefused({ code: 5023, msg: '已有单位受理，不能删除', data: null })
  await expect(say.outcomeOf(() => Promise.reject(refused), '已删除')).rejects.toBe(refused)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text: '已有单位受理，不能删除', level: 'error', durationMs: 3000 })
})
