import type { ComponentProps } from 'react'
import { Badge } from '../../primitives/Badge/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Bar, Root, Tab } from './TabBar.styles.ts'

export type TabBarItem = {
  /** Two characters. */
  title: string
  href: string
  /** A drawing of the one set: `icons.home`. */
  icon: string
  /** The page on screen, or one below this tab. */
  current?: 'page' | 'true' | undefined
  /** How many wait there; nothing is drawn at 0. */
  count?: number | undefined
  /** What waits, read after the number: 条未读. */
  unit?: string | undefined
}

export type TabBarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Whose ways these are, read aloud. */
  'aria-label': string
  items: readonly TabBarItem[]
}

/** The number as it is read aloud, also when it changes. */
const waiting = (count: number, unit: string) => (count > 0 ? `，${count > 99 ? '99 以上' : count} ${unit}` : '')

/**
 * The main ways of somebody who is signed in, on a phone: a bar on the window's bottom edge, at the end of the page where the
 * window is low. Comes last on the page. Renders a `<nav>`.
 */
export const TabBar = ({ items, ...rest }: TabBarProps) => (
  <Root {...rest}>
    <Bar>
      {items.map(({ title, href, icon, current, count = 0, unit = '项' }) => (
        <li key={href}>
          <Tab href={href} aria-current={current}>
            <span>
              <Icon path={icon} size="large" />
              <Badge count={count} unit={unit} aria-hidden />
            </span>
            {title}
            <VisuallyHidden role="status">{waiting(count, unit)}</VisuallyHidden>
          </Tab>
        </li>
      ))}
    </Bar>
  </Root>
)
