import type { UploadedTable } from '#contract/exam-imports'
import { Alert, Button, Stack, Table } from '#design-system'

interface Props {
  table: UploadedTable
  onSave: () => void
  isSaving: boolean
}

type Fault = UploadedTable['faults'][number]

const columns = [
  {
    id: 'row',
    title: '行',
    cell: ({ row }: Fault) => (row === 0 ? '整份' : `第 ${row} 行`),
    nowrap: true,
    rowHeader: true,
  },
  { id: 'column', title: '列', cell: ({ column }: Fault) => column || '整行' },
  { id: 'reason', title: '原因和改法', cell: ({ reason }: Fault) => reason },
]

/** Everything that is wrong with a table, cell by cell. Renders a `<div>`. */
export const TableFaults = ({ table: { fileName, faultCount, faults }, onSave, isSaving }: Props) => (
  <Stack gap={4}>
    <Alert
      tone="danger"
      live
      title={`“${fileName}”有 ${faultCount} 处错误，没有写入任何内容`}
      action={
        <Button onClick={onSave} loading={isSaving}>
          下载全部错误（CSV）
        </Button>
      }
    >
      请在原来的表格里逐处改正，再上传一次。
      {faultCount > faults.length && `这里列出前 ${faults.length} 处，其余在下载的文件里。`}
    </Alert>
    <Table
      caption="表格中的错误"
      columns={columns}
      rows={faults}
      rowKey={({ row, column, reason }) => `${row}/${column}/${reason}`}
    />
  </Stack>
)
