import { expect, test } from 'vitest'
import { elderEntries } from './elder-entries.ts'
import { entriesFor } from './entries.ts'

const seeker = { userType: 2, companyRole: '' } as const
const owner = { userType: 1, companyRole: 'owner' } as const
const reader = { userType: 1, companyRole: 'reader' } as const

test.each([
  [null, ['找工作', '招聘会', '零工', '档案服务']],
  [seeker, ['找工作', '我的投递', '我的简历', '消息']],
  [owner, ['发布职位', '收到的简历', '面试管理', '消息']],
  [reader, ['收到的简历', '面试管理', '消息', '职位管理']],
])('four ways stand large, and none of the others is lost', (user, titles) => {
  const { large, others } = elderEntries(user, {})
  expect(large.map(({ title }) => title)).toEqual(titles)
  expect(new Set([...large, ...others].map(({ href }) => href))).toEqual(
    new Set(entriesFor(user, {}).map(({ href }) => href)),
  )
})

test('on a sub-site work is looked for in its city', () => {
  expect(elderEntries(null, { city: '360700' }).large[0]?.href).toBe('/job-search?city=360700')
})
