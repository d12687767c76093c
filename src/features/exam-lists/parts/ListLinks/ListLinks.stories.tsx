import { expect } from 'storybook/test'
import { listInFull } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ListLinks } from './ListLinks.tsx'

const meta = preview.meta({
  id: 'exam-lists-links',
  title: '业务/考试名单/名单链接 ListLinks',
  component: ListLinks,
  args: { lists: listInFull.lists },
})

export const Filled = meta.story({
  name: '两个版本',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText(/已被新版本替代/)).toBeVisible()
  },
})

export const Current = meta.story({
  name: '其中一份开着',
  args: { current: listInFull.list.id },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
