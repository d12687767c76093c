import { expect, screen, waitFor } from 'storybook/test'
import { deleteResume, listResumes, updateResumeSettings } from '#contract/resumes'
import { seekerOverview } from '#contract/seeker'
import { filledResume, resumeList } from '#mocks/fixtures/resumes'
import { overview } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
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
    await userEvent.click(canvas.getByRole('button', { name: '设为默认' }))
    await expect(await screen.findByText('已设为默认简历')).toBeInTheDocument()
  },
})
export const Deleting = meta.story({
  name: '删除前确认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('不能恢复')
    await userEvent.click(await screen.findByRole('button', { name: '删除简历' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
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
