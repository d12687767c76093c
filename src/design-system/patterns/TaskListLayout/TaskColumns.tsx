import type { ComponentProps, ReactNode } from 'react'
import { Columns, Main, Parts } from './TaskListLayout.styles.ts'

export type TaskColumnsProps = ComponentProps<'div'> & {
  /** Its parts with their state, a `TaskList`: before the form on a phone, beside it on a desktop. */
  parts?: ReactNode
  /** The parts of the form, or the part that is being written. */
  children: ReactNode
  /** The parts stand beside each other themselves, over the whole width. */
  wide?: boolean | undefined
  /** Beside the form on a desktop, after it on a phone: help, what readers will see. */
  aside?: ReactNode
}

/** A form that knows itself how far its parts are, in a `wide` `TaskListLayout`: the form, and its parts or help beside it. Renders a `<div>`. */
export const TaskColumns = ({ parts, wide, aside, children, ...rest }: TaskColumnsProps) => (
  <Columns data-beside={aside ? 'aside' : parts ? 'parts' : undefined} {...rest}>
    {parts && <Parts aria-label="各部分">{parts}</Parts>}
    <Main data-wide={wide}>{children}</Main>
    {aside && <aside>{aside}</aside>}
  </Columns>
)
