import type { ComponentProps, ReactNode, Ref } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../../primitives/Breadcrumb/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { After, Facts, Root, Sheet } from './ArticleLayout.styles.ts'

export type ArticleLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The way here. */
  crumbs?: readonly BreadcrumbItem[] | undefined
  /** Tags may follow the words. */
  title: ReactNode
  /** Source, editor, date; empty ones are left out. */
  facts?: readonly ReactNode[] | undefined
  /** Size of type, print, share. */
  tools?: ReactNode
  /** The text. */
  children: ReactNode
  /** Attachments, previous and next, more of the kind. */
  after?: ReactNode
  /** As wide as the page, for paper and tables. */
  wide?: boolean | undefined
  /** What is printed and measured: the sheet. */
  sheet?: Ref<HTMLElement> | undefined
}

/** A text to be read, 38 to 42 characters a line on a card of its own: whose words, tools, text, where to read on. Renders a `<div>`. */
export const ArticleLayout = ({
  crumbs,
  title,
  facts = [],
  tools,
  children,
  after,
  wide,
  sheet,
  ...rest
}: ArticleLayoutProps) => (
  <Root data-page-type="article" data-wide={wide} {...rest}>
    {crumbs && <Breadcrumb items={crumbs} />}
    <Sheet ref={sheet}>
      <PageTitle>{title}</PageTitle>
      {facts.some(Boolean) && (
        <Facts>
          {facts.filter(Boolean).map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have a fixed order and no state.
            <span key={place}>{fact}</span>
          ))}
        </Facts>
      )}
      {tools}
      {children}
    </Sheet>
    {after && <After>{after}</After>}
  </Root>
)
