import { expect, test } from 'vitest'
import { purposeOf } from './purpose.ts'

test.each([
  ['/manage/job/publish', 'employer', '登录后继续发布职位'],
  ['/manage/job/publish?copy=1', 'seeker', '登录后继续发布职位，这需要单位账号'],
  ['/user/resume', 'seeker', '登录后打开“我的简历”'],
  ['/user/resume', 'employer', '登录后打开“我的简历”，这需要个人账号'],
  ['/job-details/12', 'seeker', '登录后继续查看和投递这个职位'],
  ['/job-search?t=会计', 'seeker', '登录后回到“职位搜索”'],
  ['/manage/center', 'seeker', ''],
  ['/', 'seeker', ''],
  [null, 'seeker', ''],
  ['//evil.example/user/resume', 'seeker', ''],
  ['/no-such-page', 'seeker', ''],
] as const)('whoever was going to %s is told at the door of the %s: %s', (address, door, words) => {
  expect(purposeOf(address, door)).toBe(words)
})

test('at the door of a registration the same is said of registering', () => {
  expect(purposeOf('/job-details/12', 'seeker', '注册')).toBe('注册后继续查看和投递这个职位')
  expect(purposeOf('/manage/jobs', 'employer', '注册')).toBe('注册后继续管理职位')
  expect(purposeOf(null, 'employer', '注册')).toBe('')
})
