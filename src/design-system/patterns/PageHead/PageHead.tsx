import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/index.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { PageTitle } from '../PageLayout/index.ts'
import { Actions, Lead, Line, Root } from './PageHead.styles.ts'

export type PageHeadProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode
  /** What the page is for, in a line or two. */
  lead?: ReactNode
  /** The way here, for pages deeper than two. */
  crumbs?: readonly BreadcrumbItem[] | undefined
  /** What can be done with the page as a whole: two buttons at most. */
  actions?: ReactNode
}

/** The lead of a page before its words are known: a line of its own, so that nothing moves when they come. */
export const leadToCome = '\u00a0'

/** The beginning of every page: the way here, the one `<h1>`, what can be done. Renders a `<header>`. */
export const PageHead = ({ title, lead, crumbs, actions, children, ...rest }: PageHeadProps) => (
  <Root {...rest}>
    {crumbs && <Breadcrumb items={crumbs} />}
    <Line>
      <PageTitle>{title}</PageTitle>
      {actions && <Actions>{actions}</Actions>}
    </Line>
    {lead && <Lead>{wholeFigures(lead)}</Lead>}
    {children}
  </Root>
)
