import type { ComponentProps } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { Anchor } from '../../primitives/Link/index.ts'
import { Root } from './EntryGrid.styles.ts'

export type EntryGridItem = {
  title: string
  href: string
  /** A drawing of the one set: `icons.briefcase`. */
  icon: string
  /** Something is urgent there this week. */
  hot?: boolean | undefined
}

export type EntryGridProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** What the entries are, read aloud. */
  'aria-label': string
  items: readonly EntryGridItem[] | null | undefined
}

/** Entries that stand in one row of a desktop. */
const ROW = 12

/** The main entries by drawing and word: 4 × 2 on a phone, one row on a desktop, several where they are more than twelve. Renders a `<nav>`. */
export const EntryGrid = ({ items, ...rest }: EntryGridProps) => (
  <Root {...rest}>
    <ul data-count={items?.length} data-rows={(items?.length ?? 0) > ROW || undefined}>
      {items?.map(({ title, href, icon, hot }, place) => (
        // What comes to another place is drawn there anew: for other people the same entries stand elsewhere, and none moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no state.
        <li key={`${place} ${href}`}>
          <Anchor href={href} data-hot={hot || undefined}>
            <span>
              <Icon path={icon} size="large" />
            </span>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  </Root>
)
