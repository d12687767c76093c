import type { ComponentProps, ReactNode } from 'react'
import { Drawing, type DrawingName } from '../../primitives/Drawing/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Root } from './AreaHead.styles.ts'

export type AreaHeadProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Names the page. */
  title: ReactNode
  drawing: DrawingName
}

/** Front of an area: its name, its drawing, and what one comes for first (a lead, a search). Renders a `<div>` with the `<h1>`. */
export const AreaHead = ({ title, drawing, children, ...rest }: AreaHeadProps) => (
  <Root {...rest}>
    <PageTitle>{title}</PageTitle>
    <Drawing name={drawing} />
    {children && <Stack gap={3}>{children}</Stack>}
  </Root>
)
