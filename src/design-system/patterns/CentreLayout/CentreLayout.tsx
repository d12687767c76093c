import type { ComponentProps, ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Root } from './CentreLayout.styles.ts'

export type CentreLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** What must be done today, first. */
    today?: ReactNode
    /** How much there is of what: a `StatStrip`. */
    figures?: ReactNode
    /** Everything of one's own, a card each. */
    children: ReactNode
  }

/** Where somebody signed in begins: what must be done today, figures, then everything of one's own. Renders a `<div>`. */
export const CentreLayout = ({
  title,
  lead,
  crumbs,
  actions,
  today,
  figures,
  children,
  ...rest
}: CentreLayoutProps) => (
  <Root data-page-type="centre" {...rest}>
    <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
    {today}
    {figures}
    {children}
  </Root>
)
