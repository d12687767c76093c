import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Pane, Panes, Root } from './InboxLayout.styles.ts'

export type InboxLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** What they are about: `TabLinks` with unread counts. */
    tabs?: ReactNode
    /** Only unread ones, actions for what is selected. */
    tools?: ReactNode
    /** The list. */
    children: ReactNode
    /** The one that is being read; on a phone it stands in place of the list. */
    pane?: ReactNode
    /** In the pane's place on a desktop while none is read. */
    idle?: ReactNode
  }

/** Messages about my affairs: a list and, where there is room, the one that is being read beside it. Renders a `<div>`. */
export const InboxLayout = ({
  title,
  lead,
  crumbs,
  actions,
  tabs,
  tools,
  children,
  pane,
  idle,
  ...rest
}: InboxLayoutProps) => (
  <Root data-page-type="inbox" data-reading={pane ? true : undefined} {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
    {tabs}
    {tools}
    <Panes data-beside={pane || idle ? true : undefined}>
      <div>{children}</div>
      {(pane || idle) && <Pane>{pane || idle}</Pane>}
    </Panes>
  </Root>
)
