import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../Link/index.ts'
import { Tab, TabRow } from './Tabs.styles.ts'

export type TabLink = { href: string; label: ReactNode; current?: boolean | undefined }

export type TabLinksProps = ComponentProps<'nav'> & {
  /** What the links choose between, read aloud. */
  label: string
  items: readonly TabLink[] | null | undefined
}

/** Views that have addresses of their own. Renders a `<nav>` of links that looks like tabs and works before any script does. */
export const TabLinks = ({ label, items, ...rest }: TabLinksProps) => (
  <nav aria-label={label} {...rest}>
    <TabRow data-tabs="">
      {items?.map(({ href, label: words, current }) => (
        <Tab key={href} as={Anchor} href={href} aria-current={current ? 'page' : undefined}>
          {words}
        </Tab>
      ))}
    </TabRow>
  </nav>
)
