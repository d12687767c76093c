import type { ComponentProps } from 'react'
import { grouped } from '../grouped.ts'
import { Icon } from '../Icon/index.ts'
import { chevronLeft, chevronRight } from '../Icon/paths.ts'
import { Anchor } from '../Link/index.ts'
import { PageJump } from './PageJump.tsx'
import { Current, Gap, Item, List, Numbers, Root, Total } from './Pagination.styles.ts'
import { clampPage, pageWindow } from './page-window.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From 1. */
  page: number
  pageCount: number
  /** The address of a page: every number is a link, so that paging works before any script does. */
  hrefFor: (page: number) => string
  /** How many there are in all, and whether counting stopped there: { count: 1000, capped: true } reads 1000+. */
  total?: { count: number; capped?: boolean | undefined } | undefined
  /** What is counted. */
  unit?: string | undefined
  /** The query parameter that carries the page: offers a jump to any page. */
  jumpParam?: string | undefined
}

type EdgeProps = { label: string; icon: string; href: string | undefined; rel: 'prev' | 'next' }

const Edge = ({ label, icon, href, rel }: EdgeProps) => {
  const inner = <Icon path={icon} />
  return href === undefined ? (
    <Item as="span" role="link" aria-disabled="true" aria-label={label} data-word={label}>
      {inner}
    </Item>
  ) : (
    <Item as={Anchor} href={href} rel={rel} aria-label={label} data-word={label}>
      {inner}
    </Item>
  )
}

/** Pages of a list, as links. Renders a `<nav>`, or nothing where there is one page and no total. */
export const Pagination = ({ page, pageCount, hrefFor, total, unit = '条', jumpParam, ...rest }: PaginationProps) => {
  const current = clampPage(page, pageCount)
  if (pageCount <= 1 && !total) return null
  return (
    <Root aria-label="分页" {...rest}>
      {total && (
        <Total>
          共 {grouped(total.count)}
          {total.capped && '+'} {unit}
        </Total>
      )}
      {pageCount > 1 && (
        <List>
          <li>
            <Edge label="上一页" icon={chevronLeft} rel="prev" href={current > 1 ? hrefFor(current - 1) : undefined} />
          </li>
          <Current aria-hidden="true">
            {current} / {pageCount}
          </Current>
          {pageWindow(current, pageCount).map(mark => (
            <Numbers key={mark}>
              {typeof mark === 'number' ? (
                <Item
                  as={Anchor}
                  href={hrefFor(mark)}
                  aria-label={`第 ${mark} 页`}
                  aria-current={mark === current ? 'page' : undefined}
                >
                  {mark}
                </Item>
              ) : (
                <Gap aria-hidden="true">…</Gap>
              )}
            </Numbers>
          ))}
          <li>
            <Edge
              label="下一页"
              icon={chevronRight}
              rel="next"
              href={current < pageCount ? hrefFor(current + 1) : undefined}
            />
          </li>
        </List>
      )}
      {jumpParam && pageCount > 7 && <PageJump pageCount={pageCount} hrefFor={hrefFor} param={jumpParam} />}
    </Root>
  )
}
