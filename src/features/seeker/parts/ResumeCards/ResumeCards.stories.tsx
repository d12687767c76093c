import { expect } from 'storybook/test'
import { listResumes } from '#contract/resumes'
import { englishItem, resumeList } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeCards } from './ResumeCards.tsx'

const meta = preview.meta({
  id: 'seeker-resume-cards',
  title: '业务/求职者/全部简历 ResumeCards',
  component: ResumeCards,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns(resumeList))
  },
})

export const Filled = meta.story({
  name: '两份简历',
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: /会计岗位/ })).toBeVisible(),
})
export const Versions = meta.story({
  name: '中文版和英文版并排',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns({ list: [...resumeList.list, englishItem] }))
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('group')
    await expect(cards.map(card => card.querySelector('h2')?.textContent)).toEqual([
      expect.stringMatching(/^会计岗位 默认 中文版$/),
      expect.stringMatching(/^会计岗位\s+English version$/),
      expect.stringContaining('第二份'),
    ])
    await expect(canvas.getByText('还有 2 处是中文，请改写成英文')).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '还没有简历',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns({ list: [] }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '新建简历' })).toHaveAttribute('href', '/user/resume/create'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({ name: '手机上', globals: narrow })
