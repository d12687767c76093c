import { expect, fn } from 'storybook/test'
import { filledResume } from '#mocks/fixtures/resumes'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/section-values.ts'
import { ResumeConflict } from './ResumeConflict.tsx'

const { sections } = filledResume
const [latest, ...earlier] = sections.work

const meta = preview.meta({
  id: 'seeker-resume-conflict',
  title: '业务/求职者/简历冲突 ResumeConflict',
  component: ResumeConflict,
  args: { stored: filledResume, onKeepMine: fn(), onTakeOther: fn() },
})

export const Entries = meta.story({
  name: '工作经历',
  args: {
    section: 'work',
    mine: valuesOf({ ...sections, work: latest ? [{ ...latest, title: '财务主管' }, ...earlier] : [] }, 'work'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /工作经历 1.*财务主管/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await expect(args.onTakeOther).toHaveBeenCalledOnce()
  },
})
export const Facts = meta.story({
  name: '基本信息',
  args: { section: 'basic', mine: { items: [], fields: { ...sections.basic, phone: '13900000002', email: '' } } },
})
export const Words = meta.story({
  name: '自我评价',
  args: { section: 'evaluation', mine: { items: [], fields: { text: '细致、守时。' } } },
})
