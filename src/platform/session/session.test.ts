import { expect, it, vi } from 'vitest'
import type { SignedIn, UserInfo } from '#contract/session'
import { memoryStorage } from '../storage/index.ts'
import { createSession, tokenKeys } from './session.ts'

const signedInEmployer: SignedIn = { access_token: 'employer', expires_in: 7200, userType: 1 }
const member: UserInfo = {
  access_token: 'member',
  expires_in: 7200,
  userType: 2,
  userId: '17',
  nickName: '王小明',
  avatars: '',
  pmsCount: 3,
  companyId: '',
  companyRole: '',
  licenceStanding: 'none',
}
const employer: UserInfo = { ...member, ...signedInEmployer, companyId: '7', companyRole: 'owner' }

function setUp() {
  let now = 1_000_000
  const storage = memoryStorage()
  const session = createSession(storage, () => now)
  return {
    storage,
    session,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('starts logged out, as an individual', () => {
  expect(setUp().session.getState()).toEqual({ status: 'LOGOUT', loginType: 2, user: null })
})

it('keeps token and expiry under their keys, and forgets an expired token', () => {
  const { session, storage, pass } = setUp()
  session.signIn(signedInEmployer)
  expect(storage.get(tokenKeys.token)).toBe(signedInEmployer.access_token)
  expect(storage.get(tokenKeys.expiry)).toBe(String(1_000_000 + 7_200_000))
  expect(session.getState()).toEqual({ status: 'LOGIN', loginType: 1, user: null })
  pass(7_199_999)
  expect(session.readToken()).toBe(signedInEmployer.access_token)
  pass(1)
  expect(session.readToken()).toBeNull()
})

it('shows who is signed in without the token', () => {
  const { session } = setUp()
  session.setUser(member)
  expect(session.getState().user).toMatchObject({ nickName: member.nickName })
  expect(session.getState().user).not.toHaveProperty('access_token')
})

it('clears everything on signing out', () => {
  const { session, storage } = setUp()
  session.setUser(employer)
  session.signOut()
  expect(session.getState()).toEqual({ status: 'LOGOUT', loginType: 2, user: null })
  expect(storage.get(tokenKeys.token)).toBeNull()
  expect(storage.get(tokenKeys.expiry)).toBeNull()
})

it('follows another tab that signed out', () => {
  const { session, storage } = setUp()
  session.setUser(member)
  session.followStorage()
  expect(session.getState().status).toBe('LOGIN')
  storage.remove(tokenKeys.token)
  session.followStorage()
  expect(session.getState().status).toBe('LOGOUT')
})

it('tells its listeners of a change, and of none where the unread count stays', () => {
  const { session } = setUp()
  session.setUser(member)
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.setUnread(member.pmsCount)
  expect(listener).not.toHaveBeenCalled()
  session.setUnread(0)
  expect(session.getState().user?.pmsCount).toBe(0)
  stop()
  session.signOut()
  expect(listener).toHaveBeenCalledOnce()
})
