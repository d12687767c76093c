import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { TaskColumns, type TaskColumnsProps } from './TaskColumns.tsx'
import { Root } from './TaskListLayout.styles.ts'

export type TaskListLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> &
  Pick<TaskColumnsProps, 'parts' | 'wide' | 'aside' | 'children'> & {
    /** Whether it is kept: 已保存 14:03. */
    status?: ReactNode
    /** The other pages of the errand: `TabLinks`. */
    tabs?: ReactNode
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
    <TaskColumns parts={parts} wide={wide} aside={aside}>
      {children}
    </TaskColumns>
  </Root>
)
