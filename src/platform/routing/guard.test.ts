import { describe, expect, it } from 'vitest'
import type { PageAccess, PageEntry } from '#contract/pages'
import { type Decision, decide, type Fetched } from './guard.ts'

const page = (access: PageAccess, more: Partial<PageEntry> = {}): PageEntry => ({
  slice: 'pages',
  path: '/page',
  access,
  ...more,
})

const employer: Fetched = { kind: 'user', userType: 1 }
const individual: Fetched = { kind: 'user', userType: 2 }
const refused: Fetched = { kind: 'refused' }
const unreachable: Fetched = { kind: 'unreachable' }
const login: Decision = { kind: 'redirect', to: '/user/login?redirectUri=%2Fpage%3Fa%3D1' }
const centre: Decision = { kind: 'redirect', to: '/manage/center' }
const proceed: Decision = { kind: 'proceed' }
const expired: Decision = { kind: 'expired', to: '/user/login?redirectUri=%2Fpage%3Fa%3D1' }
const retry: Decision = { kind: 'unreachable' }
const asGuest: Decision = { kind: 'log-out-and-proceed' }

const table: [PageAccess, Fetched | null, Decision][] = [
  ['public', null, proceed],
  ['public', employer, proceed],
  ['public', individual, proceed],
  ['public', refused, asGuest],
  ['public', unreachable, proceed],
  ['login', null, login],
  ['login', employer, proceed],
  ['login', individual, proceed],
  ['login', refused, expired],
  ['login', unreachable, retry],
  ['type1', null, login],
  ['type1', employer, proceed],
  ['type1', individual, centre],
  ['type1', refused, expired],
  ['type1', unreachable, retry],
  ['type2', null, login],
  ['type2', employer, centre],
  ['type2', individual, proceed],
  ['type2', refused, expired],
  ['type2', unreachable, retry],
  ['guest-or-type2', null, proceed],
  ['guest-or-type2', employer, centre],
  ['guest-or-type2', individual, proceed],
  ['guest-or-type2', refused, asGuest],
  ['guest-or-type2', unreachable, proceed],
]

describe('the navigation guard', () => {
  it.each(table)('%s page, fetched %o', (access, fetched, decision) => {
    expect(decide(page(access), '/page?a=1', fetched)).toEqual(decision)
  })

  it('opens what needs no network to whoever has a token, and to nobody else', () => {
    const kept = page('type2', { offline: true })
    expect(decide(kept, '/page?a=1', unreachable)).toEqual(proceed)
    expect([null, employer, refused].map(fetched => decide(kept, '/page?a=1', fetched))).toEqual([
      login,
      centre,
      expired,
    ])
  })

  it.each([null, employer, refused, unreachable])('sends unknown addresses to /404 (fetched %o)', fetched => {
    expect(decide(null, '/nowhere', fetched)).toEqual({ kind: 'redirect', to: '/404' })
  })

  it.each([employer, individual])('sends who is signed in from a login page to the home page (%o)', fetched => {
    expect(decide(page('public', { forGuests: true }), '/user/login', fetched)).toEqual({ kind: 'redirect', to: '/' })
  })

  it('lets who is signed in open a page for guests with what opens it', () => {
    const register = page('public', { forGuests: true, openWith: 'join' })
    expect(decide(register, '/org/register?join=x', individual)).toEqual(proceed)
    expect(decide(register, '/org/register?joined=x', individual)).toEqual({ kind: 'redirect', to: '/' })
  })

  it('lets a guest with an expired token stay on a login page', () => {
    expect(decide(page('public', { forGuests: true }), '/user/login', refused)).toEqual(asGuest)
  })
})
