import { type ComponentProps, useRef } from 'react'
import { grouped } from '../../primitives/grouped.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Root } from './CountUp.styles.ts'
import { useCount } from './useCount.ts'

export type CountUpProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number
  /** Milliseconds (specification section 9). */
  duration?: number | undefined
}

/**
 * A figure that counts up when it comes into sight. The final figure is there before any script, with reduced motion, and
 * always for screen readers. Renders a `<span>`.
 */
export const CountUp = ({ value, duration = 3000, ref, ...rest }: CountUpProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const figure = useRef<HTMLSpanElement>(null)
  const running = useCount({ value, duration, figure, box })
  return (
    <Root {...rest} ref={mergedRef}>
      <span data-running={running || undefined}>{grouped(value)}</span>
      {running && (
        <span ref={figure} aria-hidden="true">
          0
        </span>
      )}
    </Root>
  )
}
