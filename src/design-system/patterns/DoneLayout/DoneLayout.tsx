import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { success } from '../../primitives/Icon/paths.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Actions, Next, Panel, Root } from './DoneLayout.styles.ts'

export type DoneLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What was done: 简历已投递. */
  title: ReactNode
  /** To whom and about what; its number. */
  lead?: ReactNode
  /** What happens next, and when. */
  next?: readonly { what: ReactNode; when?: ReactNode }[] | undefined
  /** Where to follow it first, then the way back. */
  actions?: ReactNode
  /** What to do meanwhile. */
  children?: ReactNode
}

/** The end of an errand: what was done, what happens next and when, where to follow it. Renders a `<div>`. */
export const DoneLayout = ({ title, lead, next = [], actions, children, ...rest }: DoneLayoutProps) => (
  <Root data-page-type="done" {...rest}>
    <Panel>
      <Icon path={success} size="large" />
      <PageTitle>{title}</PageTitle>
      {lead && <div>{lead}</div>}
      {next.length > 0 && (
        <Next aria-label="接下来">
          {next.map(({ what, when }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order and no state.
            <li key={place}>
              {what}
              {when && <span>{when}</span>}
            </li>
          ))}
        </Next>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
    {children}
  </Root>
)
