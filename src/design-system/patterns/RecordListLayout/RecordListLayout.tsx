import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Root } from './RecordListLayout.styles.ts'

export type RecordListLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** Which of them: `TabLinks` with counts. */
    tabs?: ReactNode
    /** What needs me before the list: a notice, a choice, actions for what is selected. */
    tools?: ReactNode
    /** A `RecordList`, its pages; or what stands in its place. */
    children: ReactNode
  }

/** A list of my own: which of them, what can be done with several, and the records as rows. Renders a `<div>`. */
export const RecordListLayout = ({
  title,
  lead,
  crumbs,
  actions,
  tabs,
  tools,
  children,
  ...rest
}: RecordListLayoutProps) => (
  <Root data-page-type="record-list" {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
    {tabs}
    {tools}
    {children}
  </Root>
)
