import { expect, it } from 'vitest'
import { fairApplications } from '#mocks/fixtures/fair-office'
import { applicationFacts, decidedInWords, doubtsAbout, jobsInWords } from './application-words.ts'

const [sound, doubtful] = fairApplications

it('says what is to be looked at, and what speaks against it', () => {
  if (!sound || !doubtful) throw new Error('two applications')
  expect(applicationFacts(sound)).toEqual([
    '执照 2026-09-01 核验',
    '参加过 6 场',
    '设备：电源插座',
    '2026-11-18 10:20 报名',
  ])
  expect(jobsInWords(sound)).toBe('2 个岗位，招 8 人：总账会计、仓库管理员')
  expect(doubtsAbout(sound)).toBe('')
  expect(applicationFacts(doubtful)).toContain('一年内缺席 2 次')
  expect(jobsInWords(doubtful)).toBe('还没有选岗位')
  expect(doubtsAbout(doubtful)).toBe('执照核验无效，没有交委托书，缺少人力资源服务许可证，没有岗位，一年内两次缺席')
})

it('says which paper was exchanged after it had been read, and when', () => {
  if (!sound) throw new Error('an application')
  const exchanged = {
    ...sound,
    exchanged: [{ kind: 'authorisation' as const, at: Date.parse('2026-11-20T10:30:00+08:00') }],
  }
  expect(doubtsAbout(exchanged)).toBe('委托书阅后已更换')
  expect(applicationFacts(exchanged)).toContain('2026-11-20 10:30 更换委托书')
})

it('says how many were answered, and why others were not', () => {
  expect(decidedInWords({ done: 2, skipped: 0, unread: 0, barred: [] }, '已通过')).toBe('已通过 2 家')
  expect(decidedInWords({ done: 0, skipped: 1, unread: 1, barred: [] }, '已通过')).toBe(
    '已通过 0 家，1 家已由同事处理，1 家的材料阅后已更换，请看过新材料再通过',
  )
  const barred = ['甲', '乙', '丙', '丁'].map(company => ({ company, reason: '单位没有在招职位' }))
  expect(decidedInWords({ done: 1, skipped: 0, unread: 0, barred: barred.slice(0, 1) }, '已通过')).toBe(
    '已通过 1 家；甲不能通过：单位没有在招职位',
  )
  expect(decidedInWords({ done: 1, skipped: 0, unread: 0, barred }, '已通过')).toMatch(
    /丙不能通过：单位没有在招职位；还有 1 家不能通过$/,
  )
})
