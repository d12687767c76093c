import type { ExamPosition } from '#contract/exam-positions'
import { Button, Text } from '#design-system'

/** How one of several positions is chosen. */
export interface PositionChoice {
  /** Id of the one that is chosen; '' for none. */
  readonly chosen: string
  readonly onChoose: (position: ExamPosition) => void
  /** Chosen by the resume alone: what it certainly doesn't meet can't be. Where a form has been written, that counts instead. */
  readonly byResume?: boolean
}

interface Props extends PositionChoice {
  position: ExamPosition
}

/**
 * Chooses this position; a cancelled one has no such button, and one whose necessary conditions are certainly not met says
 * so in its place. Renders a `<button>`.
 */
export function ChooseButton({ position, chosen, onChoose, byResume = false }: Props) {
  const { id, unit, title, state, verdict } = position
  if (state === 'cancelled') return null
  if (byResume && verdict === 'fails')
    return (
      <Text size="sm" tone="muted" inline>
        必备条件不符合，不能报
      </Text>
    )
  const isChosen = id === chosen
  return (
    <Button
      size="small"
      variant={verdict === 'fits' ? 'primary' : 'secondary'}
      aria-label={`选择 ${unit} ${title}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(position)}
    >
      {isChosen ? '已选择' : '选择'}
    </Button>
  )
}
