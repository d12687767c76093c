import { expect, fn, within } from 'storybook/test'
import { filledDraft, ownJob } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingConflict } from './PostingConflict.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-conflict',
  title: '业务/单位中心/职位冲突 PostingConflict',
  component: PostingConflict,
  args: {
    mine: { ...filledDraft, title: '主办会计（双休）', headcount: null, duties: filledDraft.duties.repeat(20) },
    stored: ownJob,
    onKeepMine: fn(),
    onTakeOther: fn(),
  },
})

export const Filled = meta.story({
  name: '两份选一份',
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: '两份不同的地方' }))
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '职位名称',
      '招聘人数',
      '岗位职责',
    ])
    await expect(table.getByRole('row', { name: /招聘人数/ })).toHaveTextContent(/未填写.*2 人/)
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await expect(args.onTakeOther).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
