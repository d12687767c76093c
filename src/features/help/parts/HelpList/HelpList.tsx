import type { HelpQuestion } from '#contract/help'
import { Accordion } from '#design-system'
import { later } from '#platform/later'

const HelpAnswer = later(async () => (await import('./HelpAnswer.tsx')).HelpAnswer)

interface HelpListProps {
  questions: readonly HelpQuestion[]
  /** The answers stand open: a search found only this. */
  open?: boolean | undefined
}

/** Questions whose answers unfold, each with the way to say whether it helped. Renders an `Accordion`. */
export const HelpList = ({ questions, open }: HelpListProps) => (
  <Accordion
    items={questions.map(({ id, question, html, checkedOn }) => ({
      id,
      title: question,
      defaultOpen: open,
      content: <HelpAnswer id={id} question={question} html={html} checkedOn={checkedOn} />,
    }))}
  />
)
