import { expect, it, vi } from 'vitest'
import { member, signedInMember } from '#mocks/fixtures/session'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { createTransport } from '#platform/transport'
import { createGuardian } from './guardian.ts'

function setUp(answer: () => Promise<Response>) {
  let now = 1_000_000
  const session = createSession(memoryStorage(), () => now)
  const fetch = vi.fn(answer)
  const transport = createTransport({
    readToken: session.readToken,
    isSignedIn: () => false,
    notify: () => undefined,
    onSignInAgain: () => undefined,
    origin: 'http://site.invalid',
    fetch,
  })
  return {
    session,
    fetch,
    guardian: createGuardian(session, transport, () => now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

const json = (body: unknown) => async () =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })

it('asks nobody about a guest', async () => {
  const { guardian, fetch } = setUp(json(member))
  expect(await guardian.ask()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

it('asks once for several questions, and again after half a minute', async () => {
  const { guardian, session, fetch, pass } = setUp(json(member))
  session.signIn(signedInMember)
  expect(guardian.known()).toBeUndefined()
  const user = { kind: 'user', userType: 2 }
  expect(await Promise.all([guardian.ask(), guardian.ask()])).toEqual([user, user])
  expect(session.getState().user?.nickName).toBe(member.nickName)
  pass(29_999)
  expect(guardian.known()).toEqual(user)
  expect(fetch).toHaveBeenCalledOnce()
  pass(1)
  expect(guardian.known()).toBeUndefined()
  await guardian.ask()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('tells an expired login from a service that nobody reaches', async () => {
  const expired = setUp(json({ code: 401, msg: '', data: null }))
  expired.session.signIn(signedInMember)
  expect(await expired.guardian.ask()).toEqual({ kind: 'refused' })
  const offline = setUp(() => Promise.reject(new TypeError('fetch failed')))
  offline.session.signIn(signedInMember)
  expect(await offline.guardian.ask()).toEqual({ kind: 'unreachable' })
  expect(offline.session.getState().status).toBe('LOGIN')
})
