import { expect, it, vi } from 'vitest'
import { employer, member } from '#mocks/fixtures/session'
import { createDrafts } from '#platform/drafts'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { createTransport } from '#platform/transport'
import { leave } from './leave.ts'

function setUp(user: typeof member, answer: () => Promise<Response>) {
  const storage = memoryStorage()
  const session = createSession(storage)
  session.setUser(user)
  const drafts = createDrafts(storage)
  drafts.of(user.userId).keep('posting:new', { title: '会计' })
  drafts.of('another').keep('posting:new', { title: '出纳' })
  const fetch = vi.fn(answer)
  const transport = createTransport({
    readToken: session.readToken,
    isSignedIn: () => true,
    notify: () => undefined,
    onSignInAgain: () => undefined,
    origin: 'http://site.invalid',
    fetch,
  })
  return { storage, session, drafts, transport, fetch, go: vi.fn() }
}

it.each([
  [employer, '/org/login'],
  [member, '/user/login'],
])('tells the service and leaves nothing behind ($nickName)', async (user, login) => {
  const set = setUp(user, async () => Response.json({ code: 200, msg: '', data: { ok: true } }))
  await leave(set)
  expect(set.fetch).toHaveBeenCalledOnce()
  expect(set.storage.keys()).toEqual([])
  expect(set.session.getState().status).toBe('LOGOUT')
  expect(set.go).toHaveBeenCalledExactlyOnceWith(login)
})

it('leaves nothing behind when the service can not be reached', async () => {
  const set = setUp(member, () => Promise.reject(new TypeError('Failed to fetch')))
  await leave(set)
  expect(set.storage.keys()).toEqual([])
  expect(set.go).toHaveBeenCalledExactlyOnceWith('/user/login')
})
