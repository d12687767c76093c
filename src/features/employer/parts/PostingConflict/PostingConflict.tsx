import type { JobDraft, OwnJob } from '#contract/job-posting'
import { Alert, Button, Row, Stack, Table } from '#design-system'
import { formatDate } from '#platform/dates'
import { useJobCategories } from '../../hooks/useJobCategories.ts'
import { differencesOf } from '../../model/posting-answers.ts'

interface Props {
  /** What was typed here. */
  mine: JobDraft
  /** The job as it is stored. */
  stored: OwnJob
  onKeepMine: () => void
  onTakeOther: () => void
}

const NONE = '未填写'

/** A colleague, another tab or device changed this job: shows where the two versions differ, and asks for one. */
export function PostingConflict({ mine, stored, onKeepMine, onTakeOther }: Props) {
  const categories = useJobCategories()
  return (
    <Alert
      tone="warning"
      live
      title="这个职位在别的页面或设备上改过"
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
          别处于 {formatDate(stored.updatedAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)}{' '}
          保存过。请选择保留哪一份，选择之前两份都在。
        </p>
        <Table
          caption="两份不同的地方"
          rows={differencesOf(mine, stored.draft, categories)}
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
}
