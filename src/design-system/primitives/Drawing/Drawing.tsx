import type { ComponentProps } from 'react'
import { Root } from './Drawing.styles.ts'
import type { DrawingName } from './Drawing.variants.ts'

export type DrawingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The area that it stands for. */
  name: DrawingName
}

/** The quiet line drawing of an area, 160 × 96 px unless its place says otherwise; decoration, without a name. Renders a `<span>`. */
export const Drawing = ({ name, ...rest }: DrawingProps) => <Root aria-hidden {...rest} data-name={name} />
