import { expect, fn, screen, waitFor } from 'storybook/test'
import { listResumes, type Resume, updateResumeSettings } from '#contract/resumes'
import { filledResume, resumeList } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumePrivacy } from './ResumePrivacy.tsx'

const resume: Resume = { ...filledResume, privacy: 'applied' }
const changed = fn<(input: object) => void>()

const meta = preview.meta({
  id: 'seeker-resume-privacy',
  title: '业务/求职者/谁能看到简历 ResumePrivacy',
  component: ResumePrivacy,
  args: { resume },
  beforeEach({ msw }) {
    changed.mockClear()
    msw.use(
      mock(listResumes).returns(resumeList),
      mock(updateResumeSettings).answers(input => {
        changed(input)
        return filledResume
      }),
    )
  },
})

export const Applied = meta.story({
  name: '投递后可见，改为公开',
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: '谁能看到' })
    await expect(list).toHaveAccessibleDescription('只有您投递过的单位能看到，别的单位搜索不到')
    await userEvent.selectOptions(list, '公开')
    await expect(await screen.findByText('已修改公开范围')).toBeInTheDocument()
    await waitFor(() =>
      expect(changed.mock.calls).toEqual([[{ id: resume.id, privacy: 'open', was: { privacy: 'applied' } }]]),
    )
  },
})
export const Open = meta.story({ name: '公开', args: { resume: { ...resume, privacy: 'open' } } })
export const Hidden = meta.story({ name: '隐藏', args: { resume: { ...resume, privacy: 'hidden' } } })
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
