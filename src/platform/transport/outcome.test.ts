import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Failure, noticeOf, outcomeOf } from './outcome.ts'

const envelope = (code: number, msg = '', data: unknown = null) => ({ code, msg, data })

describe('an answer', () => {
  it('of code 200 is its data, or its message where there is none', () => {
    expect(outcomeOf(envelope(200, '', [1]), false)).toEqual({ kind: 'data', data: [1] })
    expect(outcomeOf(envelope(200, '已保存'), false)).toEqual({ kind: 'data', data: '已保存' })
  })

  it.each([[{ access_token: 'x' }], [[]], ['text'], [null]])('without a code (%j) is the data itself', body => {
    expect(outcomeOf(body, true)).toEqual({ kind: 'data', data: body })
  })

  it.each([401, 402, 403])('of code %i asks to sign in again, and tells only who was signed in', code => {
    const notice = { text: '需重新登录', level: 'error', durationMs: 1500 }
    expect(outcomeOf(envelope(code), true)).toMatchObject({ kind: 'refused', notice, endsSession: true })
    expect(outcomeOf(envelope(code), false)).toMatchObject({ kind: 'refused', notice: null, endsSession: false })
  })

  it('of any other code is refused with its message, or 系统异常', () => {
    const durationMs = 3000
    expect(outcomeOf(envelope(500, '忙'), true)).toMatchObject({ notice: { text: '忙', durationMs } })
    expect(outcomeOf(envelope(500), true)).toMatchObject({ notice: { text: '系统异常', durationMs } })
  })

  it('between 5000 and 6000, both exclusive, is the business of whoever called', () => {
    const code = fc.oneof(fc.integer(), fc.integer({ min: 4990, max: 6010 }), fc.constantFrom(200, 401, 402, 403))
    fc.assert(
      fc.property(code, fc.boolean(), (given, signedIn) => {
        const outcome = outcomeOf(envelope(given, '说明'), signedIn)
        const said = outcome.kind === 'refused' ? outcome.notice?.text : 'data'
        const others = given > 5000 && given < 6000 ? undefined : '说明'
        const guests = signedIn ? '需重新登录' : undefined
        expect(said).toBe(given === 200 ? 'data' : [401, 402, 403].includes(given) ? guests : others)
      }),
    )
  })
})

it.each<[Failure, string | undefined, number | undefined]>([
  [{ kind: 'status', status: 500 }, '服务器错误', 2000],
  [{ kind: 'status', status: 404 }, '404错误', 2000],
  [{ kind: 'status', status: 502 }, '系统异常', 3000],
  [{ kind: 'unreadable' }, '系统异常', 3000],
  [{ kind: 'setup', message: '参数不正确' }, '参数不正确', 2000],
  [{ kind: 'offline' }, '网络连接不上，请检查网络后重试', 2000],
  [{ kind: 'timeout' }, '请求超时，请稍后重试', 2000],
  [{ kind: 'cancelled' }, undefined, undefined],
])('the failure %j says %s', (failure, text, durationMs) => {
  expect(noticeOf(failure)?.text).toBe(text)
  expect(noticeOf(failure)?.durationMs).toBe(durationMs)
})
