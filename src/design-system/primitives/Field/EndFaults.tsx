import { FieldError } from './FieldMessages.tsx'

type Ends = { from: string; to: string }

const ends = ['from', 'to'] as const

type EndFaultsProps = {
  /** The field of an end is described by `${id}-from` or `${id}-to`. */
  id: string
  labels: Ends
  /** '' where nothing is wrong. */
  faults: Ends
}

/** What is wrong at either end of a question from–to, read aloud as it appears. Renders a `<div>`. */
export const EndFaults = ({ id, labels, faults }: EndFaultsProps) => (
  <div aria-live="polite">
    {ends.map(end => (
      <FieldError key={end} id={`${id}-${end}`}>
        {faults[end] && `${labels[end]}：${faults[end]}`}
      </FieldError>
    ))}
  </div>
)
