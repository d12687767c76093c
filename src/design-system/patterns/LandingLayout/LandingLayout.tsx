import type { ComponentProps, ReactNode } from 'react'
import { Drawing, type DrawingName } from '../../primitives/Drawing/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Band, Root } from './LandingLayout.styles.ts'

export type LandingLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** In the band, under the title: a search, the next date. */
    start?: ReactNode
    /** The area whose drawing stands in the band. */
    drawing?: DrawingName | undefined
    /** Without the band, the title heard alone: for the first page, whose frame says whose it is. */
    quiet?: boolean | undefined
    /** Doors first, then lists, a card each. */
    children: ReactNode
  }

/** A page that people begin from: a band with what it is and the search or next date, doors, then lists. Renders a `<div>`. */
export const LandingLayout = ({
  title,
  lead,
  crumbs,
  actions,
  start,
  drawing,
  quiet,
  children,
  ...rest
}: LandingLayoutProps) => (
  <Root data-page-type="landing" {...rest}>
    {quiet ? (
      <VisuallyHidden>
        <PageTitle>{title}</PageTitle>
      </VisuallyHidden>
    ) : (
      <Band>
        <div>
          <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
          {start}
        </div>
        {drawing && <Drawing name={drawing} />}
      </Band>
    )}
    {children}
  </Root>
)
