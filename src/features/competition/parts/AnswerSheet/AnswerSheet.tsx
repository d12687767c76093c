import type { QuestionHead } from '#contract/competition'
import { Anchor, VisuallyHidden } from '#design-system'
import { Sheet } from './AnswerSheet.styles.ts'

export interface AnswerSheetProps {
  /** The questions of the view, each with its number in the whole bank. */
  questions: readonly (QuestionHead & { number: number })[]
  current: string
  hrefFor: (id: string) => string
}

const marks = { right: '✓', wrong: '×' } as const
const words = { todo: '未答', right: '答对', wrong: '答错' } as const

/** Every question of a view by its number, with what became of it. Renders an `<ol>`. */
export const AnswerSheet = ({ questions, current, hrefFor }: AnswerSheetProps) => (
  <Sheet aria-label="答题卡">
    {questions.map(({ id, number, state }) => (
      <li key={id}>
        <Anchor href={hrefFor(id)} data-state={state} aria-current={id === current ? 'true' : undefined}>
          {number}
          {state !== 'todo' && <span aria-hidden="true">{marks[state]}</span>}
          <VisuallyHidden>题，{words[state]}</VisuallyHidden>
        </Anchor>
      </li>
    ))}
  </Sheet>
)
