import { expect, it, vi } from 'vitest'
import { pathTo } from '#contract/pages'
import type { UserInfo } from '#contract/session'
import { employer, member } from '#mocks/fixtures/session'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { preloadPage } from './preloading.ts'

/** Paths of the calls that are asked ahead of a page. */
async function askedAhead(address: string, user: UserInfo | null): Promise<string[]> {
  const session = createSession(memoryStorage())
  if (user) session.setUser(user)
  const readAhead = vi.fn()
  await preloadPage(address, { session, transport: { readAhead } })
  return readAhead.mock.calls.map(([endpoint]) => endpoint.path)
}

it.each([
  ['a guest', pathTo('ownJobs'), null],
  ['a guest', pathTo('applications'), null],
  ['a seeker', pathTo('ownJobs'), member],
  ['an employer', pathTo('applications'), employer],
])('asks nothing for %s ahead of %s, from which they are sent elsewhere', async (_, address, user) => {
  expect(await askedAhead(address, user)).toEqual([])
})

it.each([
  ['a seeker', pathTo('applications'), member],
  ['an employer', pathTo('ownJobs'), employer],
  ['a guest', pathTo('jobSearch'), null],
])('asks for %s ahead of %s what it will need', async (_, address, user) => {
  expect(await askedAhead(address, user)).not.toEqual([])
})

it('asks for a seeker alone what is theirs on a page for everybody', async () => {
  const address = pathTo('jobDetails', { id: '7' })
  expect(await askedAhead(address, member)).toContain('/company_jobs/relation')
  expect(await askedAhead(address, employer)).not.toContain('/company_jobs/relation')
})

it('knows of nothing ahead of an address without a page', async () => {
  expect(await askedAhead('/nowhere', null)).toEqual([])
})
