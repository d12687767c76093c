import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { PageTitle } from '../PageLayout/index.ts'
import { Facts, Figure, Media, Note, Root } from './DetailHead.styles.ts'

export type DetailHeadProps = Omit<ComponentProps<'header'>, 'title'> & {
  /** Tags may follow the words. */
  title: ReactNode
  /** Place of the title in the outline; it names the page by default. */
  level?: 1 | 2 | undefined
  /** Logo or picture of fixed size before the words. */
  media?: ReactNode
  /** The one number that matters: pay, fee, days left. */
  figure?: ReactNode
  /** Whose it is and how that was verified. */
  owner?: ReactNode
  /** Facts of a line or two; empty ones are left out. */
  facts?: readonly ReactNode[] | undefined
  /** How fresh it is: dates, views, an element each. */
  note?: ReactNode
}

/** What decides whether one reads on. Renders a `<header>` with the heading; children follow the facts. */
export const DetailHead = ({
  title,
  level,
  media,
  figure,
  owner,
  facts = [],
  note,
  children,
  ...rest
}: DetailHeadProps) => {
  const told = facts.filter(fact => fact !== '' && fact !== null && fact !== undefined && fact !== false)
  return (
    <Root {...rest}>
      <Media data-mark={media ? true : undefined}>
        {media}
        <div>
          {level === 2 ? (
            <Heading level={2} tabIndex={-1}>
              {title}
            </Heading>
          ) : (
            <PageTitle>{title}</PageTitle>
          )}
          {owner}
        </div>
      </Media>
      {figure && <Figure>{wholeFigures(figure)}</Figure>}
      {told.length > 0 && (
        <Facts>
          {told.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no state.
            <li key={place}>{fact}</li>
          ))}
        </Facts>
      )}
      {children}
      {note && <Note>{note}</Note>}
    </Root>
  )
}
