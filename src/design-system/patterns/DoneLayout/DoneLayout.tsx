import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { success } from '../../primitives/Icon/paths.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { PageTitle } from '../PageLayout/index.ts'
import { Actions, Panel, Root } from './DoneLayout.styles.ts'
import { DoneNext, type DoneNextProps } from './DoneNext.tsx'

export type DoneLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What was done: 简历已投递. */
  title: ReactNode
  /** To whom and about what; its number. */
  lead?: ReactNode
  /** What happens next, and when. */
  next?: DoneNextProps['next'] | undefined
  /** Where to follow it first, then the way back. */
  actions?: ReactNode
  /** What to do meanwhile. */
  children?: ReactNode
}

/** The end of an errand: what was done, what happens next and when, where to follow it. Renders a `<div>`. */
export const DoneLayout = ({ title, lead, next, actions, children, ...rest }: DoneLayoutProps) => (
  <Root data-page-type="done" {...rest}>
    <Panel>
      <Icon path={success} size="large" />
      <PageTitle>{title}</PageTitle>
      {lead && <div>{wholeFigures(lead)}</div>}
      {next?.length ? <DoneNext next={next} /> : null}
      {actions && <Actions>{actions}</Actions>}
    </Panel>
    {children}
  </Root>
)
