import { expect } from 'storybook/test'
import { readyScores, readyTable } from '#mocks/fixtures/exam-imports'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TableDiff } from './TableDiff.tsx'

const meta = preview.meta({
  id: 'exam-table-diff',
  title: '业务/考试机构/表的变更 TableDiff',
  component: TableDiff,
  args: { kind: 'positions' as const, table: readyTable },
})

export const Filled = meta.story({
  name: '职位',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还没有写入，请逐行核对/)).toBeVisible()
    await expect(canvas.getByText(/表里没有的职位会取消/)).toBeVisible()
  },
})

export const Scores = meta.story({
  name: '成绩',
  args: { kind: 'scores' as const, table: readyScores },
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: /01250101003136/ })).toHaveTextContent('缺考'),
})

export const Stale = meta.story({
  name: '库里变动过',
  args: { table: { ...readyTable, stale: true } },
  play: async ({ canvas }) => expect(canvas.getByText('库里的内容在您上传之后变动过')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
