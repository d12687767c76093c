import { expect } from 'storybook/test'
import { checkPosting } from '#contract/posting-check'
import { filledDraft } from '#mocks/fixtures/employer'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingFindings } from './PostingFindings.tsx'

const draft = {
  ...filledDraft,
  title: '前台接待（形象气质佳）',
  wageMin: null,
  wageMax: null,
  contractTerm: '3',
  probation: '6',
  duties: '负责来访登记、会议室安排与快递收发。\n限女性，已婚已育优先，上班前缴纳服装费 300 元。',
  requirements: '本地人优先，有意加微信：ganpo-hr2026。\n完成领导交办的其他工作。',
}

const meta = preview.meta({
  id: 'biz-employer-posting-findings',
  title: '业务/单位中心/发布前检查 PostingFindings',
  component: PostingFindings,
  args: { draft, findings: checkPosting(draft, '2026-11-22') },
})

export const Filled = meta.story({
  name: '三种轻重',
  play: async ({ canvas, step }) => {
    await step('每一处都有原文、建议和依据', async () => {
      const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
      await expect(marks).toEqual(expect.arrayContaining(['限女性', '6个月', '本地人优先']))
      await expect(canvas.getAllByText(/^依据：/)).toHaveLength(canvas.getAllByText(/^建议：/).length)
    })
    await step('重的在前', async () => {
      const titles = canvas.getAllByText(/（\d+ 处）$/).map(({ textContent }) => textContent)
      await expect(titles.map(title => title?.slice(0, 2))).toEqual(['法律', '发布', '建议'])
    })
  },
})

export const Incomplete = meta.story({
  name: '缺少应当写明的内容',
  args: (() => {
    const bare = { ...filledDraft, headcount: null, address: '', duties: '', requirements: '', expiresOn: '2027-08-31' }
    return { draft: bare, findings: checkPosting(bare, '2026-11-22') }
  })(),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('发布前要改（5 处）')).toBeVisible()
    await expect(canvas.getAllByText(/^依据：人社厅发〔2025〕60号：招聘信息应当包含/)).toHaveLength(5)
    await expect(canvas.getByText('2027-08-31', { selector: 'mark' })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有问题',
  args: { draft: filledDraft, findings: [] },
  tags: ['no-picture'],
  play: async ({ canvas }) => expect(canvas.queryByText(/依据/)).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的一句',
  args: (() => {
    const long = { ...filledDraft, duties: `${'𠮷'.repeat(2_000)}限女性${'W'.repeat(2_000)}` }
    return { draft: long, findings: checkPosting(long, '2026-11-22') }
  })(),
  globals: narrow,
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机上', globals: narrow, play: fitsSideways })
