import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listResumes, settleSection, takeOriginalFacts } from '#contract/resumes'
import { behindResume, behindSections, englishItem, englishResume, resumeId, resumeList } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OriginalChanges } from './OriginalChanges.tsx'

const settled = fn<(input: object) => void>()

const meta = preview.meta({
  id: 'seeker-original-changes',
  title: '业务/求职者/中文版的改动 OriginalChanges',
  component: OriginalChanges,
  args: { resume: behindResume },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    settled.mockClear()
    msw.use(
      mock(listResumes).returns({ list: [...resumeList.list, englishItem] }),
      mock(takeOriginalFacts).returns(englishResume),
      mock(settleSection).answers(input => {
        settled(input)
        return englishResume
      }),
    )
  },
})

export const Filled = meta.story({
  name: '改过两节，带入不用翻译的',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(whole('中文版在 2026-11-20 改过：教育经历、工作经历'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '工作经历' })).toHaveAttribute(
      'href',
      `/user/resume/page/${behindResume.id}?section=work`,
    )
    await userEvent.click(canvas.getByRole('button', { name: '带入不用翻译的 2 项改动' }))
    await expect(await screen.findByText('已带入 2 项')).toBeInTheDocument()
  },
})

export const Settled = meta.story({
  name: '一节改好了',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^已改好.*教育经历/ }))
    await expect(await screen.findByText('已记下：教育经历与中文版一致')).toBeInTheDocument()
    const [{ section, at } = { section: '', at: 0 }] = behindSections
    await waitFor(() => expect(settled.mock.calls).toEqual([[{ id: behindResume.id, section, at }]]))
  },
})

export const WordsOnly = meta.story({
  name: '没有可以直接带入的',
  args: { resume: { ...behindResume, behind: behindSections.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('中文版在 2026-11-19 改过：教育经历'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /带入/ })).toBeNull()
  },
})

export const InSection = meta.story({
  name: '正在改的这一节',
  args: { section: 'work' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(whole('中文版的这一节在 2026-11-20 改过'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '中文版的这一节' })).toHaveAttribute(
      'href',
      `/user/resume/page/${resumeId}?section=work`,
    )
    await userEvent.click(canvas.getByRole('button', { name: '这一节已改好' }))
    await expect(await screen.findByText('已记下：工作经历与中文版一致')).toBeInTheDocument()
  },
})

export const ChangedAgain = meta.story({
  name: '中文版刚又改过',
  beforeEach({ msw }) {
    const msg = '中文版的这一节刚又改过，请核对后再确认'
    msw.use(mock(settleSection).refuses({ code: codes.conflict, msg, data: { current: behindResume } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^已改好.*工作经历/ }))
    await expect(await screen.findByText('中文版的这一节刚又改过，请核对后再确认')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
