import type { OutputOf } from '#contract/endpoint'
import type { examRoundInfo } from '#contract/exam-registrations'
import { ButtonLink, Card, EmptyState, LoadState, Stack } from '#design-system'
import { useNavigate } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useBeginning } from '../../hooks/useBeginning.ts'
import { useChosenPosition } from '../../hooks/useChosenPosition.ts'
import { applyHref, enrolHref } from '../../model/exam-addresses.ts'
import { ChosenPosition } from '../../parts/ChosenPosition/ChosenPosition.tsx'
import { CommitmentForm } from '../../parts/CommitmentForm/CommitmentForm.tsx'

interface Props {
  round: OutputOf<typeof examRoundInfo>
  /** Id of the position. */
  position: string
}

/** The position that was chosen and how it fits, then what is signed before the form begins. */
export function Sign({ round, position: id }: Props) {
  const navigate = useNavigate()
  const begin = useBeginning()
  const { position, judgement, mayBegin, ...state } = useChosenPosition(id)
  const otherHref = applyHref(round.examId)
  if (isNotFound(state.error) || (position && position.examId !== round.examId)) {
    return (
      <EmptyState title="没有这个职位" action={<ButtonLink href={otherHref}>选择职位</ButtonLink>}>
        它可能已经取消，或者属于另一场考试。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={position}>
      {shown => (
        <Stack gap={4}>
          <ChosenPosition position={shown} judgement={judgement} otherHref={otherHref} />
          {mayBegin && (
            <Card>
              <CommitmentForm
                commitment={round.commitment}
                onSign={async signed => {
                  const registration = await begin({ ...signed, round: round.id, position: id })
                  navigate(enrolHref(registration))
                }}
              />
            </Card>
          )}
        </Stack>
      )}
    </LoadState>
  )
}
