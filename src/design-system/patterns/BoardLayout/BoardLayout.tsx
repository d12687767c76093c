import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Desk, Root } from './BoardLayout.styles.ts'

export type BoardLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** Which view, which of them. */
    tabs?: ReactNode
    /** Filters, actions for what is selected, keys. */
    tools?: ReactNode
    /** The board or the table. */
    children: ReactNode
  }

/** A desk with work on it: columns or a table over the whole width, and the keys that go through it. Renders a `<div>`. */
export const BoardLayout = ({ title, lead, crumbs, actions, tabs, tools, children, ...rest }: BoardLayoutProps) => (
  <Root data-page-type="board" {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
    {tabs}
    {tools}
    <Desk>{children}</Desk>
  </Root>
)
