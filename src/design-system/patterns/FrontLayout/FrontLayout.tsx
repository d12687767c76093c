import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import type { PageHeadProps } from '../PageHead/index.ts'
import { PageTitle } from '../PageLayout/index.ts'

export type FrontLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  Pick<PageHeadProps, 'title'> & {
    children: ReactNode
  }

/** The first page of a site: its frame says whose it is, so the title is only heard. Renders a `<div>`. */
export const FrontLayout = ({ title, children, ...rest }: FrontLayoutProps) => (
  <div data-page-type="landing" {...rest}>
    <VisuallyHidden>
      <PageTitle>{title}</PageTitle>
    </VisuallyHidden>
    {children}
  </div>
)
