import { expect } from 'storybook/test'
import { officeLists } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeListRows } from './OfficeListRows.tsx'

const meta = preview.meta({
  id: 'exam-lists-office-rows',
  title: '业务/考试名单/各版本 OfficeListRows',
  component: OfficeListRows,
  args: { lists: officeLists.lists },
})

export const Filled = meta.story({
  name: '各种状态',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    await expect(canvas.getByText('已退回')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  name: '还没有',
  args: { lists: [] },
  play: async ({ canvas }) => expect(canvas.getByText('还没有封存过名单')).toBeVisible(),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
