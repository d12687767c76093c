import { expect, fn, screen, waitFor } from 'storybook/test'
import { deleteResume, listResumes, makeEnglishVersion, updateResumeSettings } from '#contract/resumes'
import { seekerOverview } from '#contract/seeker'
import { behindSections, englishItem, englishResume, filledResume, resumeList } from '#mocks/fixtures/resumes'
import { overview } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeCard } from './ResumeCard.tsx'

const [first, second] = resumeList.list
if (!first || !second) throw new Error('The fixture has two resumes')

const meta = preview.meta({
  id: 'seeker-resume-card',
  title: '业务/求职者/简历卡片 ResumeCard',
  component: ResumeCard,
  args: { resume: first },
  beforeEach({ msw }) {
    msw.use(
      mock(listResumes).returns(resumeList),
      mock(seekerOverview).returns(overview),
      mock(updateResumeSettings).returns(filledResume),
      mock(deleteResume).returns({ ok: true }),
    )
  },
})

export const Default = meta.story({
  name: '默认简历',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '谁能看到' }), '隐藏')
    await expect(await screen.findByText('已修改公开范围')).toBeInTheDocument()
  },
})
export const LongText = meta.story({
  name: '名称很长，设为默认',
  args: { resume: second },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '设为默认' }))
    await expect(await screen.findByText('已设为默认简历')).toBeInTheDocument()
  },
})
export const Deleting = meta.story({
  name: '删除前确认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '删除' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('不能恢复')
    await userEvent.click(await screen.findByRole('button', { name: '删除简历' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const MakingEnglish = meta.story({
  name: '生成英文版',
  beforeEach({ msw }) {
    msw.use(mock(makeEnglishVersion).returns(englishResume))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '生成英文版' }))
    await expect(await screen.findByText('已生成英文版，请逐节改写')).toBeInTheDocument()
  },
})
export const English = meta.story({
  name: '英文版',
  args: { resume: englishItem },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('English version')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await waitFor(() => expect(canvas.queryByRole('menuitem', { name: '生成英文版' })).toBeNull())
  },
})
export const Behind = meta.story({
  name: '英文版，中文版后来又改过',
  args: { resume: { ...englishItem, behind: behindSections } },
  play: async ({ canvas }) =>
    expect(canvas.getByText(whole('中文版在 2026-11-20 改过：教育经历、工作经历'))).toBeVisible(),
})
const deleted = fn<(input: object) => void>()

export const DeletingBoth = meta.story({
  name: '英文版一起删除',
  args: { english: englishItem },
  beforeEach({ msw }) {
    deleted.mockClear()
    msw.use(
      mock(deleteResume).answers(input => {
        deleted(input)
        return { ok: true }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '删除' }))
    const both = await screen.findByRole('checkbox', { name: /英文版也一起删除/ })
    await expect(both).not.toBeChecked()
    await userEvent.click(both)
    await userEvent.click(screen.getByRole('button', { name: '删除简历' }))
    await waitFor(() => expect(deleted.mock.calls).toEqual([[{ id: first.id, withEnglish: true }]]))
  },
})
export const Failed = meta.story({
  name: '没有改成',
  beforeEach({ msw }) {
    msw.use(mock(updateResumeSettings).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '谁能看到' }), '隐藏')
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
  },
})
