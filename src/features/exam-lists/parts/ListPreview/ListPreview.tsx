import type { ExamListKind } from '#contract/exam-list'
import type { ExamListPreview } from '#contract/exam-lists'
import { Alert, Button, Row, Stack, Text } from '#design-system'
import { positionNotes, previewNotes } from '../../model/preview-notes.ts'
import { PositionPlaces } from '../PositionPlaces/PositionPlaces.tsx'

interface Props {
  kind: ExamListKind
  preview: ExamListPreview
  isLooking: boolean
  onPage: (page: number) => void
}

/** What a list would be: what to look at, then position by position. */
export function ListPreview({ kind, preview, isLooking, onPage }: Props) {
  const { people, entries, positions, rule } = preview
  const { page, pageSize, total } = positions
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const notes = previewNotes(preview)
  return (
    <Stack gap={4}>
      <Text strong role="status">
        {entries} 人参加计算，名单 {people} 人
      </Text>
      <Text>{rule.join('')}</Text>
      {notes.length > 0 && (
        <Alert tone="warning" title="请核对">
          <ul>
            {notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
      {positions.list.map(position => (
        <Stack key={position.code} gap={2}>
          <PositionPlaces position={position} kind={kind} named />
          <Text tone="muted">{positionNotes(position).join('，')}</Text>
        </Stack>
      ))}
      {pages > 1 && (
        <Row gap={3}>
          <Button disabled={page <= 1} loading={isLooking} onClick={() => onPage(page - 1)}>
            上一页岗位
          </Button>
          <Text>
            第 {page} 页，共 {pages} 页
          </Text>
          <Button disabled={page >= pages} loading={isLooking} onClick={() => onPage(page + 1)}>
            下一页岗位
          </Button>
        </Row>
      )}
    </Stack>
  )
}
