import { expect, test } from 'vitest'
import { linkWords } from './link-words.ts'

test.each([
  ['/manage/user/position', '查看投递进展'],
  ['/user/resume-list?tab=looks', '看看谁看过我'],
  ['/user/resume', '去写简历'],
  ['/resume/info/7d0f7a52-2f7e-4c39-8d0e-1f6f3b0a9c11', '查看简历'],
  ['/job-details/1024', '查看职位'],
  ['/archives/index?view=mine', '查看档案业务'],
  ['/consultation', '查看详情'],
  ['/gone', '查看详情'],
])('%s: %s', (link, words) => {
  expect(linkWords(link)).toBe(words)
})
