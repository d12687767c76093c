import type { ExamImportInfo } from '#contract/exam-imports'
import { Card, RecordList, RecordRow, Tag } from '#design-system'
import { formatDate } from '#platform/dates'

interface Props {
  waiting: ExamImportInfo['waiting']
}

/** Tables that were handed on and wait for a colleague. Renders a `<section>`; nothing where none does. */
export const WaitingChanges = ({ waiting }: Props) =>
  waiting.length > 0 && (
    <Card title="等待核准" flush>
      <RecordList>
        {waiting.map(({ id, title, by, at, isMine }) => (
          <RecordRow
            key={id}
            level={3}
            title={title}
            state={<Tag tone="warning">等待核准</Tag>}
            facts={[isMine ? '您准备的，要由另一位同事核准' : `${by}准备`, formatDate(at, 'YYYY-MM-DD HH:mm:ss')]}
          />
        ))}
      </RecordList>
    </Card>
  )
