import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import type { Tone } from '../../primitives/Tag/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { wholeDays, wholeFigures } from '../../primitives/whole-figures.tsx'
import { Root } from './ListCard.styles.ts'

export type ListCardTag = { label: string; tone?: Tone | undefined }

export type ListCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  title: ReactNode
  /** The whole card leads there. */
  href: string
  /** `_blank` opens a new window, and says so. */
  target?: '_blank' | undefined
  /** Called when a person is about to follow the link. */
  preload?: (() => void) | undefined
  /** At the end of the title's line: pay, date. */
  headline?: ReactNode
  /** `accent` for what people look for first: pay. */
  headlineTone?: 'accent' | undefined
  /** Place of the title in the outline. */
  level?: 2 | 3 | 4 | undefined
  /** Logo or picture of fixed size before the words. */
  media?: ReactNode
  /** Facts of one line, a dot between them; empty ones are left out. */
  meta?: readonly ReactNode[] | undefined
  /** One or two lines of running words. */
  summary?: ReactNode
  /** Facts of the next line, before the tags: what is asked for. */
  details?: readonly ReactNode[] | undefined
  tags?: readonly ListCardTag[] | undefined
  /** Small words at the end: when it was confirmed. */
  note?: ReactNode
  /** Actions beside the card, under it on a phone. */
  aside?: ReactNode
}

const titles = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== ''

/** A line of facts; a function, not a part: a list of a thousand pays for every part of a row. */
function factsOf(part: 'meta' | 'details', facts: readonly ReactNode[]) {
  const shown = facts.filter(present)
  return (
    shown.length > 0 && (
      <ul data-part={part}>
        {shown.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no state.
          <li key={place}>{wholeFigures(fact)}</li>
        ))}
      </ul>
    )
  )
}

/** One result of a list: title line, facts, tags, actions. Renders an `<article>` whose link reaches its edges. */
export const ListCard = ({
  title,
  href,
  target,
  preload,
  level = 3,
  headline,
  headlineTone,
  media,
  meta = [],
  summary,
  details = [],
  tags = [],
  note,
  aside,
  ...rest
}: ListCardProps) => {
  const Title = titles[level]
  return (
    <Root {...rest}>
      {media && <div data-part="media">{media}</div>}
      <div data-part="body">
        <div data-part="top">
          <Title data-part="title">
            <Anchor href={href} target={target} preload={preload}>
              {wholeDays(title)}
              {target && <VisuallyHidden>（在新窗口打开）</VisuallyHidden>}
            </Anchor>
          </Title>
          {present(headline) && (
            <div data-part="headline" data-tone={headlineTone}>
              {wholeFigures(headline)}
            </div>
          )}
        </div>
        {factsOf('meta', meta)}
        {present(summary) && <div data-part="text">{wholeFigures(summary)}</div>}
        {(details.some(present) || tags.length > 0 || present(note)) && (
          <div data-part="foot">
            {factsOf('details', details)}
            {tags.length > 0 && (
              <ul data-part="tags">
                {tags.map(({ label, tone = 'neutral' }) => (
                  <li key={label}>
                    <span data-tone={tone}>{wholeFigures(label)}</span>
                  </li>
                ))}
              </ul>
            )}
            {present(note) && <div data-part="note">{note}</div>}
          </div>
        )}
      </div>
      {present(aside) && <div data-part="aside">{aside}</div>}
    </Root>
  )
}
