import type { ComponentProps, ReactNode } from 'react'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { Next } from './DoneLayout.styles.ts'

export type DoneNextProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** What happens next, and when. */
  next: readonly { what: ReactNode; when?: ReactNode }[] | null | undefined
}

/** What happens after an errand, for a dialog that ends one; a page has it in its DoneLayout. Renders an `<ol>`. */
export const DoneNext = ({ next, ...rest }: DoneNextProps) => (
  <Next aria-label="接下来" {...rest}>
    {next?.map(({ what, when }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order and no state.
      <li key={place}>
        {wholeFigures(what)}
        {when && <span>{wholeFigures(when)}</span>}
      </li>
    ))}
  </Next>
)
