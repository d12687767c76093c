import type { SecondEntry } from '#contract/exam-imports'
import { Alert, Stack, Table } from '#design-system'
import { formatDate } from '#platform/dates'

interface Props {
  second: SecondEntry
}

type Difference = SecondEntry['differences'][number]

const columns = [
  { id: 'ticket', title: '准考证号', cell: ({ ticket }: Difference) => ticket, rowHeader: true },
  { id: 'paper', title: '科目', cell: ({ paper }: Difference) => paper },
  { id: 'mine', title: '您的录入', cell: ({ mine }: Difference) => mine },
  { id: 'theirs', title: '对方的录入', cell: ({ theirs }: Difference) => theirs },
]

/** Two people's entries of the same scores, where they differ. Renders a `<div>`. */
export const SecondEntryPanel = ({ second: { by, uploadedAt, count, differences } }: Props) => (
  <Stack gap={4}>
    <Alert
      tone={count === 0 ? 'success' : 'warning'}
      title={count === 0 ? `双人录入：与${by}的录入完全一致` : `双人录入：与${by}的录入有 ${count} 处不同`}
    >
      {count === 0
        ? `对方上传于 ${formatDate(uploadedAt, 'YYYY-MM-DD HH:mm:ss')}。`
        : '请对照原始成绩单核对，录错的一方改正后重新上传。结果会写在提交的变更里。'}
    </Alert>
    {differences.length > 0 && (
      <Table
        caption={count > differences.length ? `不同之处（列出前 ${differences.length} 处）` : '不同之处'}
        columns={columns}
        rows={differences}
        rowKey={({ ticket, paper }) => `${ticket}/${paper}`}
      />
    )}
  </Stack>
)
