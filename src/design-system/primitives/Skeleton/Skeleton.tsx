import type { ComponentProps } from 'react'
import { StyledSkeleton } from './Skeleton.styles.ts'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  shape?: 'text' | 'heading' | 'block' | 'circle' | 'button' | undefined
  /** Share of its line, in percent. */
  width?: 20 | 40 | 60 | 80 | 100 | undefined
}

/** Holds the place of what is on its way; the list around it says that it loads. Renders a `<span>`. */
export const Skeleton = ({ shape = 'text', width = 100, ...rest }: SkeletonProps) => (
  <StyledSkeleton aria-hidden="true" data-shape={shape} data-width={width} {...rest} />
)
