import type { ResumeFact } from '#contract/resume-words'
import { FactList } from '#design-system'

/** Facts with a value, label before it. Renders a `<dl>`. */
export const ResumeFacts = ({ facts }: { facts: readonly ResumeFact[] }) => (
  <FactList columns={2} facts={facts.map(([term, details]) => ({ term, details }))} />
)
