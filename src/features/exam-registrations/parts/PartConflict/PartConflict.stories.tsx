import { expect, fn } from 'storybook/test'
import { fullAnswers, institutionForm } from '#mocks/fixtures/exam-forms'
import { fullDraft } from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PartConflict } from './PartConflict.tsx'

const education = institutionForm.find(({ name }) => name === 'education') ?? null

const meta = preview.meta({
  id: 'exam-part-conflict',
  title: '业务/考试报名/两份不同的内容 PartConflict',
  component: PartConflict,
  args: {
    section: education,
    mine: { education: Array.isArray(fullAnswers.education) ? fullAnswers.education.slice(0, 1) : [] },
    stored: fullDraft,
    onKeepMine: fn(),
    onTakeOther: fn(),
  },
})

export const Filled = meta.story({
  name: '教育经历',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: '教育经历 2：毕业院校' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
})

export const Identity = meta.story({
  name: '身份信息，号码只比较能显示的部分',
  args: {
    section: null,
    mine: { identity: { name: '李䶮', idNumber: '11010519491231002X', phone: '13900000001' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '110***********002X' })).toBeVisible()
    await expect(canvas.queryByText(/11010519491231002X/)).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
