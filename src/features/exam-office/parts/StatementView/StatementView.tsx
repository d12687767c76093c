import type { OfficeStatement } from '#contract/exam-candidates'
import { Alert, Button, FactList, icons, Row, Stack } from '#design-system'
import { minuteOf } from '../../model/moments.ts'
import { Words } from './StatementView.styles.ts'

interface Props {
  statement: OfficeStatement
  /** Saves one of its papers. */
  onFile: (file: string) => void
}

/** What a candidate says to a decision that waits: read before it is released. Renders a `<div>`. */
export function StatementView({ statement: { until, sentAt, body, files }, onFile }: Props) {
  if (sentAt === null) {
    return <Alert title="考生还没有陈述申辩">考生可以在 {minuteOf(until)} 前提交；提交以后或者期限过后才能核准。</Alert>
  }
  return (
    <Stack gap={3}>
      <Alert tone="warning" title="考生已经陈述申辩">
        请复核考生提出的事实、理由和证据，再决定核准还是退回。
      </Alert>
      <FactList
        facts={[
          { term: '提交时间', details: minuteOf(sentAt) },
          { term: '陈述申辩', details: <Words>{body}</Words> },
        ]}
      />
      {files.length > 0 && (
        <Row gap={3}>
          {files.map(({ id, name }) => (
            <Button key={id} size="small" icon={icons.download} onClick={() => onFile(id)}>
              下载 {name}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  )
}
