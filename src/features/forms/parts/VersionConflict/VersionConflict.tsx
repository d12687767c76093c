import type { Difference } from '#contract/form/words'
import { Alert, Button, Row, Stack, Table } from '#design-system'
import { formatDate } from '#platform/dates'

interface Props {
  /** What was changed elsewhere: 这个职位. */
  subject: string
  /** When the other version was stored. */
  updatedAt: number
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeOther: () => void
}

const NONE = '未填写'

/** A colleague, another tab or device changed the same thing: shows where the two versions differ, and asks for one. */
export const VersionConflict = ({ subject, updatedAt, differences, onKeepMine, onTakeOther }: Props) => (
  <Alert
    tone="warning"
    live
    title={`${subject}在别的页面或设备上改过`}
    action={
      <Row gap={3}>
        <Button variant="primary" onClick={onKeepMine}>
          保留我在这里填写的
        </Button>
        <Button onClick={onTakeOther}>改用别处保存的</Button>
      </Row>
    }
  >
    <Stack gap={3}>
      <p>
        别处于 {formatDate(updatedAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)} 保存过。请选择保留哪一份，选择之前两份都在。
      </p>
      <Table
        caption="两份不同的地方"
        rows={differences}
        rowKey={({ label }) => label}
        columns={[
          { id: 'label', title: '项目', rowHeader: true, cell: ({ label }) => label },
          { id: 'mine', title: '这里填写的', cell: row => row.mine || NONE },
          { id: 'other', title: '别处保存的', cell: row => row.other || NONE },
        ]}
      />
    </Stack>
  </Alert>
)
