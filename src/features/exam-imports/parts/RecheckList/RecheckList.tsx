import { useState } from 'react'
import type { OfficeRecheck } from '#contract/exam-imports'
import { recheckStateLabels } from '#contract/exam-recheck-life'
import { Button, RecordList, RecordRow, Tag, type Tone } from '#design-system'
import { formatDate } from '#platform/dates'
import { useRecheckAnswer } from '../../hooks/useRecheckAnswer.ts'
import { RecheckAnswer } from '../RecheckAnswer/RecheckAnswer.tsx'

interface Props {
  rechecks: readonly OfficeRecheck[]
  mayAnswer: boolean
}

const tones = { asked: 'warning', kept: 'neutral', changed: 'success', refused: 'neutral' } as const satisfies Record<
  OfficeRecheck['state'],
  Tone
>

/** Wishes that a mark be looked at again, by ticket; those without an answer can be given one. Renders a `<ul>`. */
export const RecheckList = ({ rechecks, mayAnswer }: Props) => (
  <RecordList>
    {rechecks.map(recheck => (
      <RecheckRow key={recheck.id} recheck={recheck} mayAnswer={mayAnswer} />
    ))}
  </RecordList>
)

function RecheckRow({ recheck, mayAnswer }: { recheck: OfficeRecheck; mayAnswer: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const answer = useRecheckAnswer(recheck.id)
  const { ticket, position, paper, score, cause, note, state, askedAt } = recheck
  const canAnswer = mayAnswer && state === 'asked'
  return (
    <RecordRow
      level={3}
      title={`${ticket} ${paper} ${score}`}
      state={<Tag tone={tones[state]}>{recheckStateLabels[state]}</Tag>}
      facts={[cause, position, formatDate(askedAt, 'YYYY-MM-DD HH:mm:ss')]}
      summary={recheck.answer ? `答复：${recheck.answer}` : note && `考生说明：${note}`}
      actions={
        canAnswer && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '答复'}
          </Button>
        )
      }
      more={canAnswer && isOpen && <RecheckAnswer recheck={recheck} onAnswer={answer} />}
    />
  )
}
