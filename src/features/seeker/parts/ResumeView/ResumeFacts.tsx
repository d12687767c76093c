import { Facts } from './ResumeView.styles.ts'

export type ResumeFact = readonly [label: string, value: string]

/** Facts with a value, label before it. Renders a `<dl>`. */
export const ResumeFacts = ({ facts }: { facts: readonly ResumeFact[] }) => (
  <Facts>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Facts>
)
