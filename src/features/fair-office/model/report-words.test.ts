import { expect, it } from 'vitest'
import { talkReports } from '#mocks/fixtures/fair-talk-office'
import { reportedInWords, reporterInWords, reportStateInWords } from './report-words.ts'

const [waiting, stopped] = talkReports
if (!(waiting && stopped)) throw new Error('The fixture has a report of each side')

it('says who reported whom, by role, booth and name', () => {
  expect(reporterInWords(waiting)).toBe('求职者 阿依古丽·䶮')
  expect(reportedInWords(waiting)).toContain('（展位 ')
  expect(reportedInWords(stopped)).toMatch(/^求职者 /)
  expect(reporterInWords({ ...waiting, person: '' })).toBe('求职者 （账号已注销）')
  expect(reportedInWords({ ...waiting, company: { id: '', name: '' }, booth: '' })).toBe('单位 （单位已退出）')
})

it('says what was decided in words of the side that was reported', () => {
  expect(reportStateInWords(waiting)).toBe('待处理')
  expect(reportStateInWords(stopped)).toBe('已处理：停止此人排队')
  expect(reportStateInWords({ by: 'seeker', decision: 'stop' })).toBe('已处理：停止该展位在线交流')
})
