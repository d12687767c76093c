import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { List, Root } from './RecordList.styles.ts'

export type RecordListProps = ComponentProps<'ul'>

/** Records of one's own, as rows in one card. Renders a `<ul>` of `RecordRow`. */
export const RecordList = (props: RecordListProps) => <List {...props} />

export type RecordRowProps = Omit<ComponentProps<'li'>, 'title' | 'children'> & {
  title: ReactNode
  /** The whole row leads there; without it the row only tells. */
  href?: string | undefined
  /** Called when a person is about to follow the link. */
  preload?: (() => void) | undefined
  /** A box to choose it by, before the words. */
  select?: ReactNode
  /** Logo or picture of fixed size before the words. */
  media?: ReactNode
  /** Beside the title: how it stands. */
  state?: ReactNode
  /** Facts of one line; empty ones are left out. */
  facts?: readonly ReactNode[] | undefined
  /** A line of running words: the latest answer. */
  summary?: ReactNode
  /** At the end: the figure or the date. */
  end?: ReactNode
  /** One visible action, and a `Menu` with the rest. */
  actions?: ReactNode
  /** Not seen yet: a dot before the title, with words for who hears it. */
  unread?: boolean | undefined
  /** The one that is chosen, or that is open beside the list. */
  current?: boolean | undefined
  /** Title on two lines at most, summary on one, the end beside the summary at every width: rows of an inbox. */
  brief?: boolean | undefined
  /**
   * On a phone the summary has one line, and beside one the facts share another, the first of them whole; `line`: they do so
   * without a summary too. Without it a row is a tower.
   */
  tight?: boolean | 'line' | undefined
  /** Place of the title in the outline. */
  level?: 2 | 3 | undefined
  /** Under the row, over its whole width: steps, a form. */
  more?: ReactNode
}

const titles = { 2: 'h2', 3: 'h3' } as const

const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== ''

/** One record: 72 px high on a desktop, 132 on a phone. Renders a `<li>`. */
export const RecordRow = ({
  title,
  href,
  preload,
  select,
  media,
  state,
  facts = [],
  summary,
  end,
  actions,
  unread,
  current,
  brief,
  tight,
  level = 2,
  more,
  ...rest
}: RecordRowProps) => {
  const Title = titles[level]
  const told = facts.filter(present)
  return (
    <Root
      data-unread={unread || undefined}
      data-current={current || undefined}
      data-brief={brief || undefined}
      data-tight={tight || undefined}
      {...rest}
    >
      {select && <div data-part="select">{select}</div>}
      {media && <div data-part="media">{media}</div>}
      <div data-part="body">
        <div data-part="top">
          <Title data-part="title">
            {unread && <span data-part="dot" role="img" aria-label="未读" />}
            {href ? (
              <Anchor href={href} preload={preload}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Title>
          {state}
        </div>
        {told.length > 0 && (
          <ul data-part="facts">
            {told.map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no state.
              <li key={place}>{wholeFigures(fact)}</li>
            ))}
          </ul>
        )}
        {present(summary) && <div data-part="summary">{wholeFigures(summary)}</div>}
      </div>
      {present(end) && <div data-part="end">{wholeFigures(end)}</div>}
      {present(actions) && <div data-part="actions">{actions}</div>}
      {present(more) && <div data-part="more">{more}</div>}
    </Root>
  )
}
