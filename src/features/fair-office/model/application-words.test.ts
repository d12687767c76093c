import { expect, it } from 'vitest'
import { fairApplications } from '#mocks/fixtures/fair-office'
import { applicationFacts, doubtsAbout, jobsInWords } from './application-words.ts'

const [sound, doubtful] = fairApplications

it('says what is to be looked at, and what speaks against it', () => {
  if (!sound || !doubtful) throw new Error('two applications')
  expect(applicationFacts(sound)).toEqual([
    '执照 2026-09-01 核验',
    '参加过 6 场',
    '设备：电源',
    '2026-11-18 10:20 报名',
  ])
  expect(jobsInWords(sound)).toBe('2 个岗位，招 8 人：总账会计、仓库管理员')
  expect(doubtsAbout(sound)).toBe('')
  expect(applicationFacts(doubtful)).toContain('一年内缺席 2 次')
  expect(jobsInWords(doubtful)).toBe('还没有选岗位')
  expect(doubtsAbout(doubtful)).toBe('执照核验无效，没有交委托书，缺少人力资源服务许可证，没有岗位，一年内两次缺席')
})
