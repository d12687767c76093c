import { expect, fn } from 'storybook/test'
import { faultyTable } from '#mocks/fixtures/exam-imports'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TableFaults } from './TableFaults.tsx'

const meta = preview.meta({
  id: 'exam-table-faults',
  title: '业务/考试机构/表中的错误 TableFaults',
  component: TableFaults,
  args: { table: faultyTable, onSave: fn(), isSaving: false },
})

export const Filled = meta.story({
  name: '列出前几处',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/这里列出前 6 处/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载全部错误（CSV）' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const WholeFile = meta.story({
  name: '整份不能读',
  args: {
    table: {
      ...faultyTable,
      rows: 0,
      faultCount: 1,
      faults: [{ row: 0, column: '', reason: '文件带有宏，请另存为不带宏的“Excel 工作簿（.xlsx）”再上传' }],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('rowheader', { name: '整份' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
