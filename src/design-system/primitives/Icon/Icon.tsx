import type { ComponentProps } from 'react'
import { Drawing } from './Icon.styles.ts'

export type IconSize = 'small' | 'medium' | 'large'

export type IconProps = Omit<ComponentProps<'svg'>, 'path'> & {
  /** A drawing of the one set: `icons.search`. */
  path: string
  /** 16, 20 or 24 px. */
  size?: IconSize | undefined
  /** What the picture says, when no word beside it does. */
  label?: string | undefined
}

/** A line drawing in the colour of the words around it; decoration unless it has a label. Renders an `<svg>`. */
export const Icon = ({ path, size = 'medium', label, ...rest }: IconProps) => (
  <Drawing
    viewBox="0 0 24 24"
    data-size={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d={path} />
  </Drawing>
)
