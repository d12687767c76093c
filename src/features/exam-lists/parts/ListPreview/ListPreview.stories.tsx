import { expect, fn } from 'storybook/test'
import { listPreview } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ListPreview } from './ListPreview.tsx'

const meta = preview.meta({
  id: 'exam-lists-preview',
  title: '业务/考试名单/预览 ListPreview',
  component: ListPreview,
  args: { kind: 'shortlist' as const, preview: listPreview, isLooking: false, onPage: fn() },
})

export const Filled = meta.story({
  name: '有同分，也有不足',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('末位同分，多入选 1 人。')).toBeVisible()
    await expect(canvas.getByText('按比例 6 人，少 5 人')).toBeVisible()
  },
})

export const Pages = meta.story({
  name: '多页岗位',
  args: { preview: { ...listPreview, positions: { ...listPreview.positions, total: 25 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页岗位' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
