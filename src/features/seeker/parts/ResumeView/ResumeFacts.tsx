import type { ResumeFact } from '#contract/resume-words'
import { wholeFigures } from '#design-system'
import { Facts } from './ResumeView.styles.ts'

/** Facts with a value, label before it. Renders a `<dl>`. */
export const ResumeFacts = ({ facts }: { facts: readonly ResumeFact[] }) => (
  <Facts>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{wholeFigures(value)}</dd>
        </div>
      ))}
  </Facts>
)
