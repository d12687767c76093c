import { expect } from 'storybook/test'
import { interviewRecheck, rechecks } from '#mocks/fixtures/exam-imports'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecheckList } from './RecheckList.tsx'

const meta = preview.meta({
  id: 'exam-recheck-list',
  title: '业务/考试机构/复核申请 RecheckList',
  component: RecheckList,
  args: { rechecks, mayAnswer: true },
})

export const Filled = meta.story({
  name: '待答复和已答复',
  play: async ({ canvas, userEvent }) => {
    const [button, ...more] = canvas.getAllByRole('button', { name: '答复' })
    await expect(more).toEqual([])
    if (button) await userEvent.click(button)
    await expect(await canvas.findByRole('radio', { name: '维持原分' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Interview = meta.story({
  name: '面试成绩',
  args: { rechecks: [interviewRecheck] },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '01250101003144 面试 82.50' })).toBeVisible(),
})

export const ReadOnly = meta.story({
  name: '只能看',
  args: { mayAnswer: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '答复' })).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
