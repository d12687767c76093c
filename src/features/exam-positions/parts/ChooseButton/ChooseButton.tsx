import type { ExamPosition } from '#contract/exam-positions'
import { Button } from '#design-system'

/** How one of several positions is chosen. */
export interface PositionChoice {
  /** Id of the one that is chosen; '' for none. */
  readonly chosen: string
  readonly onChoose: (position: ExamPosition) => void
}

interface Props extends PositionChoice {
  position: ExamPosition
}

/** Chooses this position; a cancelled one has no such button. Renders a `<button>`. */
export function ChooseButton({ position, chosen, onChoose }: Props) {
  const { id, unit, title, state, verdict } = position
  if (state === 'cancelled') return null
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
