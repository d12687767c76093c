import { type MouseEvent, type ReactNode, useRef } from 'react'
import { isPlainPress, useLinks } from '../../primitives/Link/index.ts'
import type { ResultsLayoutProps } from './ResultsLayout.tsx'
import { Beside, Pane } from './ResultsWithPane.styles.ts'

export type ResultsWithPaneProps = Omit<ResultsLayoutProps, 'beside' | 'filters'> & {
  /** What narrows the search: the first of three columns. */
  filters: ReactNode
  /** The one that is open beside the rest, in an `OpenPane`, or how to open one: its column is kept. */
  pane: ReactNode
  /** One is open: the next takes its place in the history. */
  isOpen: boolean
  /** Where a link of the results leads instead while the pane has a place; undefined for those that do not open in it. */
  paneHref: (href: string) => string | undefined
}

/**
 * Results of which one is read beside the rest, on a wide screen: pressing a row opens it there, a new tab is still its page.
 * The row that is open says so by `aria-current`. Renders a `ResultsLayout`.
 */
export const ResultsWithPane = ({ pane, isOpen, paneHref, ...rest }: ResultsWithPaneProps) => {
  const place = useRef<HTMLElement>(null)
  const { navigate } = useLinks()
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('li a')
    const hasPlace = place.current?.offsetParent && !place.current.contains(event.target as Node)
    const to = link && hasPlace && isPlainPress(event) && paneHref(link.getAttribute('href') ?? '')
    if (!to || !navigate) return
    event.preventDefault()
    // One after another is one way back.
    navigate(to, { replace: isOpen })
  }
  return (
    <Beside
      {...rest}
      data-reading={isOpen || undefined}
      onClickCapture={press}
      beside={
        <Pane ref={place} aria-label="正在看的">
          {pane}
        </Pane>
      }
    />
  )
}
