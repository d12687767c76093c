import { expect, test } from 'vitest'
import { leadsOn } from './leads-on.ts'

const seeker = { userType: 2, companyRole: '' } as const
const owner = { userType: 1, companyRole: 'owner' } as const
const reader = { userType: 1, companyRole: 'reader' } as const

test.each([
  ['/job-search?a=2', [true, true, true, true]],
  ['/user/resume', [true, true, false, false]],
  ['/manage/resume?state=viewed', [true, false, true, true]],
  ['/manage/job/publish', [true, false, true, false]],
  ['/manage/center', [true, true, true, true]],
  ['/org/register', [true, false, false, false]],
  ['https://beian.miit.gov.cn/', [true, true, true, true]],
] as const)('%s for a guest, a seeker, an owner and a reader', (url, shown) => {
  expect([null, seeker, owner, reader].map(user => leadsOn(user, url))).toEqual(shown)
})
