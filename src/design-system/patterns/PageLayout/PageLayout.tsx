import type { ComponentProps, ReactNode } from 'react'
import { Main, Root, SkipLink } from './PageLayout.styles.ts'

/** Where the skip link leads. */
const MAIN = 'main'

export type PageLayoutProps = ComponentProps<'div'> & {
  topBar?: ReactNode
  /** Header with the navigation in it. */
  header?: ReactNode
  footer?: ReactNode
  /** What lies over every page: progress, offline banner. */
  overlay?: ReactNode
  /** Lets the page reach both edges of the window; it then sets its own Container. */
  bleed?: boolean | undefined
}

/** Frame of every page: skip link, top bar, header, one `<main>`, footer. Renders a `<div>`. */
export const PageLayout = ({ topBar, header, footer, overlay, bleed, children, ...rest }: PageLayoutProps) => (
  <Root {...rest}>
    <SkipLink href={`#${MAIN}`}>跳到主要内容</SkipLink>
    {overlay}
    {topBar}
    {header}
    <Main id={MAIN} tabIndex={-1} data-bleed={bleed || undefined}>
      {children}
    </Main>
    {footer}
  </Root>
)
