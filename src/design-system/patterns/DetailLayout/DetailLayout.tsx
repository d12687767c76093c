import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { After, Beside, Body, Columns, Root, Side } from './DetailLayout.styles.ts'

export type DetailLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The way here. */
  crumbs?: readonly BreadcrumbItem[] | undefined
  /** A `DetailHead` first, then each `DetailSection`. */
  children: ReactNode
  /** The main action: beside the head on a desktop, at the bottom edge of a phone, in sight at every width. */
  actions?: ReactNode
  /** Whose it is: short, because it stays in sight with the action on a desktop. */
  aside?: ReactNode
  /** Cards of what is like it, after the text; paper goes without. */
  after?: ReactNode
}

/** One thing that people decide about: head, text, what happens next; beside it whose it is; then what is like it. Renders a `<div>`. */
export const DetailLayout = ({ crumbs, actions, aside, after, children, ...rest }: DetailLayoutProps) => (
  <Root data-page-type="detail" {...rest}>
    {crumbs && <Breadcrumb items={crumbs} />}
    <Columns data-beside={actions || aside ? true : undefined}>
      <Body>{children}</Body>
      {(actions || aside) && (
        <Beside>
          {aside && <Side>{aside}</Side>}
          {actions && <StickyActions>{actions}</StickyActions>}
        </Beside>
      )}
      {after && <After>{after}</After>}
    </Columns>
  </Root>
)
