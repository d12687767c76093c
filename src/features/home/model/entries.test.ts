import { expect, test } from 'vitest'
import { isProtected, pageAt } from '#contract/pages'
import { leadsOn } from '#platform/session'
import { entriesFor } from './entries.ts'

const seeker = { userType: 2, companyRole: '' } as const
const owner = { userType: 1, companyRole: 'owner' } as const
const reader = { userType: 1, companyRole: 'reader' } as const

const hrefs = (user: Parameters<typeof entriesFor>[0], place = {}) => entriesFor(user, place).map(({ href }) => href)

test.each([
  ['a guest', null],
  ['a seeker', seeker],
  ['an owner', owner],
  ['a member who may only look', reader],
])('%s has eight ways, and none to a page of somebody else', (_, user) => {
  expect(new Set(hrefs(user))).toHaveLength(8)
  expect(hrefs(user).filter(href => !leadsOn(user, href))).toEqual([])
})

test('no way of a guest ends at a wall: publishing alone goes through the employers’ door, and comes back', () => {
  const walls = hrefs(null).filter(href => {
    const page = pageAt(href.replace(/[?].*$/, ''))?.page
    return !page || isProtected(page)
  })
  expect(walls).toEqual([])
  expect(hrefs(null)).toContain('/org/login?redirectUri=%2Fmanage%2Fjob%2Fpublish')
})

test('an employer begins with publishing, a member who may only look with what came in', () => {
  expect(entriesFor(owner, {})[0]?.title).toBe('发布职位')
  expect(entriesFor(reader, {})[0]?.title).toBe('收到的简历')
})

test('jobs are looked for in the city of the sub-site', () => {
  const found = hrefs(seeker, { city: '360700' }).filter(href => href.startsWith('/job-search'))
  expect(found).toEqual(['/job-search?city=360700', '/job-search?city=360700&a=2'])
})

test('exams are one step away for whoever may take part in them', () => {
  expect(hrefs(null)).toContain('/exam/center')
  expect(hrefs(seeker)).toContain('/exam/center')
  expect(hrefs(owner)).not.toContain('/exam/center')
})
