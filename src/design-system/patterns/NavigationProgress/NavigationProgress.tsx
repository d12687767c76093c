import type { ComponentProps } from 'react'
import { Bar } from './NavigationProgress.styles.ts'

export type NavigationProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A page is on its way. */
  active: boolean
}

/** A thin bar along the top of the window, no spinner (specification section 2). Renders a `<div role="progressbar">`, or nothing. */
export const NavigationProgress = ({ active, ...rest }: NavigationProgressProps) =>
  active && <Bar role="progressbar" aria-label="正在打开页面" {...rest} />
