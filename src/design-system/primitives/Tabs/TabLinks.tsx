import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../Link/index.ts'
import { Mark, Tab, TabRow } from './Tabs.styles.ts'

export type TabLink = {
  href: string
  label: ReactNode
  current?: boolean | undefined
  /** How many are there; null while that is not known yet, which keeps the place. */
  count?: number | null | undefined
  /** A Badge at the end of the words; it takes no room, so that nothing moves when it comes. */
  badge?: ReactNode
}

export type TabLinksProps = ComponentProps<'nav'> & {
  /** What the links choose between, read aloud. */
  label: string
  items: readonly TabLink[] | null | undefined
}

/** Views that have addresses of their own. Renders a `<nav>` of links that looks like tabs and works before any script does. */
export const TabLinks = ({ label, items, ...rest }: TabLinksProps) => (
  <nav aria-label={label} {...rest}>
    <TabRow data-tabs="">
      {items?.map(({ href, label: words, current, count, badge }) => (
        <Tab
          key={href}
          as={Anchor}
          href={href}
          aria-current={current ? 'page' : undefined}
          data-counting={count === null || undefined}
        >
          {words}
          {typeof count === 'number' && `（${count}）`}
          {badge && <Mark>{badge}</Mark>}
        </Tab>
      ))}
    </TabRow>
  </nav>
)
