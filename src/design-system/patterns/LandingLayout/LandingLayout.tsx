import type { ComponentProps, ReactNode } from 'react'
import { Drawing, type DrawingName } from '../../primitives/Drawing/index.ts'
import { PageHead, type PageHeadProps } from '../PageHead/index.ts'
import { Band, Root } from './LandingLayout.styles.ts'

export type LandingLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title' | 'lead' | 'crumbs' | 'actions'> & {
    /** In the band, under the title: a search, the next date. */
    start?: ReactNode
    /** The area whose drawing stands in the band. */
    drawing?: DrawingName | undefined
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
  children,
  ...rest
}: LandingLayoutProps) => (
  <Root data-page-type="landing" {...rest}>
    <Band>
      <div>
        <PageHead title={title} lead={lead} crumbs={crumbs} actions={actions} />
        {start}
      </div>
      {drawing && <Drawing name={drawing} />}
    </Band>
    {children}
  </Root>
)
