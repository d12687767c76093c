import type { ComponentProps } from 'react'
import { wholeFigures } from '../whole-figures.tsx'
import { StyledText } from './Text.styles.ts'

export type TextTone = 'default' | 'muted' | 'subtle' | 'accent' | 'success' | 'warning' | 'danger'
export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

export type TextProps = ComponentProps<'p'> & {
  /** A `<span>` within a line. */
  inline?: boolean | undefined
  size?: TextSize | undefined
  tone?: TextTone | undefined
  strong?: boolean | undefined
  /** Cuts with … after so many lines; the whole must be readable elsewhere. */
  lines?: 1 | 2 | 3 | undefined
}

/** Running words. Renders a `<p>`, or a `<span>` when inline. */
export const Text = ({ inline, size, tone, strong, lines, children, ...rest }: TextProps) => (
  <StyledText
    as={inline ? 'span' : 'p'}
    data-size={size}
    data-tone={tone}
    data-strong={strong}
    data-lines={lines}
    {...rest}
  >
    {wholeFigures(children)}
  </StyledText>
)
