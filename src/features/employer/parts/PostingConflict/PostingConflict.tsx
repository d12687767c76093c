import type { OwnJob } from '#contract/job-posting'
import { Alert, Button, Card, Row, Stack } from '#design-system'
import { formatDate } from '#platform/dates'
import { PostingPreview } from '../PostingPreview/PostingPreview.tsx'

interface Props {
  /** The job as it is stored. */
  stored: OwnJob
  onKeepMine: () => void
  onTakeOther: () => void
}

/** A colleague, another tab or device changed this job: shows what is stored there, beside what was typed here. */
export const PostingConflict = ({ stored, onKeepMine, onTakeOther }: Props) => (
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
      <p>请选择保留哪一份。选择之前两份都在，您可以先对照。</p>
      <Card level={2} title={`别处 ${formatDate(stored.updatedAt, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)} 保存的内容`}>
        <PostingPreview draft={stored.draft} />
      </Card>
    </Stack>
  </Alert>
)
