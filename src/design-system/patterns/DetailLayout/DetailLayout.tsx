import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { Body, Columns, Root, Side } from './DetailLayout.styles.ts'

export type DetailLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The way here. */
  crumbs?: readonly BreadcrumbItem[] | undefined
  /** A `DetailHead` first, then sections. */
  children: ReactNode
  /** The main action: beside the head on a desktop, at the bottom edge of a phone, in sight at every width. */
  actions?: ReactNode
  /** Whose it is, what is like it. */
  aside?: ReactNode
}

/** One thing that people decide about: head, text, what happens next; beside it whose it is and what is like it. Renders a `<div>`. */
export const DetailLayout = ({ crumbs, actions, aside, children, ...rest }: DetailLayoutProps) => (
  <Root data-page-type="detail" {...rest}>
    {crumbs && <Breadcrumb items={crumbs} />}
    <Columns data-beside={actions || aside ? true : undefined}>
      <Body>{children}</Body>
      {aside && <Side>{aside}</Side>}
      {actions && <StickyActions>{actions}</StickyActions>}
    </Columns>
  </Root>
)
