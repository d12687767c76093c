import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Columns, Main, Parts, Root } from './TaskListLayout.styles.ts'

export type TaskListLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** Whether it is kept: 已保存 14:03. */
    status?: ReactNode
    /** The other pages of the errand: `TabLinks`. */
    tabs?: ReactNode
    /** Its parts with their state, a `TaskList`: before the form on a phone, beside it on a desktop. */
    parts?: ReactNode
    /** The parts of the form, or the part that is being written. */
    children: ReactNode
    /** The parts stand beside each other themselves, over the whole width. */
    wide?: boolean | undefined
    /** Beside the form on a desktop, after it on a phone: help, what readers will see. */
    aside?: ReactNode
  }

/** A long form: what is being written and whether it is kept, its parts, and help or the result beside them on a desktop. Renders a `<div>`. */
export const TaskListLayout = ({
  title,
  lead,
  crumbs,
  actions,
  status,
  tabs,
  parts,
  children,
  wide,
  aside,
  ...rest
}: TaskListLayoutProps) => (
  <Root data-page-type="task-list" {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions}>
      {status}
    </PageHead>
    {tabs}
    <Columns data-beside={parts || aside ? true : undefined}>
      {parts && <Parts aria-label="各部分">{parts}</Parts>}
      <Main data-wide={wide}>{children}</Main>
      {aside && <aside>{aside}</aside>}
    </Columns>
  </Root>
)
