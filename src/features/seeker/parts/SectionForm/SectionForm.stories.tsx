import { expect, fn, screen, waitFor } from 'storybook/test'
import { listResumes, saveResumeSection } from '#contract/resumes'
import { filledResume, newResume } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { SectionForm } from './SectionForm.tsx'

const meta = preview.meta({
  id: 'seeker-section-form',
  title: '业务/求职者/简历的一节 SectionForm',
  component: SectionForm,
  args: { resume: filledResume, backHref: '/user/resume', onFinish: fn() },
  beforeEach({ msw }) {
    msw.use(
      mock(listResumes).returns({ list: [] }),
      mock(saveResumeSection).answers(({ change, version }) => ({
        ...filledResume,
        version: version + 1,
        sections: { ...filledResume.sections, [change.section]: change.data },
      })),
    )
  },
})

export const Basic = meta.story({
  name: '基本信息，完成',
  args: { section: 'basic' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '完成本节' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})
export const Intention = meta.story({ name: '求职意向', args: { section: 'intention' } })
export const Work = meta.story({
  name: '工作经历，添加和删除',
  args: { section: 'work' },
  play: async ({ canvas, userEvent, step }) => {
    await step('添加一段', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加工作经历' }))
      await expect(canvas.getByRole('heading', { name: '工作经历 3' })).toBeVisible()
    })
    await step('空的一段直接删除', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除工作经历 3' }))
      await expect(canvas.queryByRole('heading', { name: '工作经历 3' })).not.toBeInTheDocument()
    })
    await step('写过的一段先确认', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除工作经历 2' }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
      await userEvent.click(await screen.findByRole('button', { name: '删除工作经历' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: '工作经历 2' })).not.toBeInTheDocument())
    })
  },
})
export const Empty = meta.story({ name: '还没有教育经历', args: { resume: newResume, section: 'education' } })
export const Narrow = meta.story({
  name: '手机上',
  args: { section: 'basic' },
  globals: { viewport: { value: 'narrow' } },
})
