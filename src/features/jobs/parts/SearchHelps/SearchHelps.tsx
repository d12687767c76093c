import { useEffect, useRef, useState } from 'react'
import { listJobs } from '#contract/jobs'
import type { FilterGroup, Typed } from '#design-system'
import { useRenew } from '#platform/call'
import { useNavigate } from '#platform/routing'
import { useFacets, useHiddenNumber, useTerms } from '../../hooks/useSearchHelps.ts'
import { countedGroups } from '../../model/counted-groups.ts'
import { selectedOf } from '../../model/filters.ts'
import { recentSearches, rememberSearch } from '../../model/recent-searches.ts'
import { type JobSearch, jobSearchHref, withTyped } from '../../model/search.ts'
import { recentOf, suggestionOf } from '../../model/suggestions.ts'
import { Anchor, Line, List, Note } from './SearchHelps.styles.ts'
import { SUGGESTIONS } from './suggestion-list.ts'
import { useSearchInput } from './useSearchInput.ts'

export interface SearchHelpsProps {
  search: JobSearch
  /** What stands in the search box and has not been sent. */
  typed: Typed | undefined
  /** How many were found; absent until that is known. */
  total: number | undefined
  /** Takes the filters with how many jobs each choice would leave, once they have been counted. */
  onCounted: (groups: FilterGroup[] | undefined) => void
}

const optionId = (place: number) => `${SUGGESTIONS}-${place}`

/**
 * What helps a search along, fetched once the page has been taken over: how many jobs each filter would leave, and
 * suggestions under the box before it (a combobox by the WAI-ARIA pattern). Renders a `<div>` after the box.
 */
export function SearchHelps({ search, typed, total, onCounted }: SearchHelpsProps) {
  const address = jobSearchHref({ ...search, page: 1 })
  const { page: _page, sort: _sort, ...asked } = search
  useWithoutHidden()
  const { facets } = useFacets(total === undefined ? null : asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    onCounted(facets && countedGroups(search, facets))
  }, [address, facets, onCounted])
  return <Suggestions key={jobSearchHref(search)} search={search} typed={typed} />
}

/** The service renders the first results as guests see them: asked for anew, once, by whoever has hidden companies. */
function useWithoutHidden() {
  const { hidden } = useHiddenNumber()
  const renew = useRenew(listJobs)
  const hides = hidden > 0
  useEffect(() => {
    if (hides) void renew()
  }, [hides, renew])
}

function Suggestions({ search, typed }: Pick<SearchHelpsProps, 'search' | 'typed'>) {
  const anchor = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { terms } = useTerms(text)
  const recent = text === '' && isOpen ? recentSearches().flatMap(recentOf) : []
  const lines = text === '' ? recent : terms.map(term => suggestionOf(withTyped(search, typed), term))
  const isShown = isOpen && lines.length > 0

  const isPlain = search.t === '' && Object.keys(selectedOf(search)).length === 0
  const address = isPlain ? '' : jobSearchHref({ ...search, page: 1 })
  useEffect(() => {
    if (address) rememberSearch(address)
  }, [address])

  useSearchInput(anchor, {
    activeOption: isShown && active >= 0 ? optionId(active) : '',
    isShown,
    onText: next => {
      setText(next)
      setActive(-1)
      setOpen(true)
    },
    onMove: step => {
      setOpen(true)
      setActive(now => ((now + 1 + step + lines.length + 1) % (lines.length + 1)) - 1)
    },
    onTake: () => {
      const line = isShown ? lines[active] : undefined
      if (line) navigate(line.href)
      return line !== undefined
    },
    onClose: () => setOpen(false),
  })

  return (
    <Anchor ref={anchor}>
      <List id={SUGGESTIONS} role="listbox" aria-label="搜索建议" hidden={!isShown}>
        {lines.map(({ key, label, note, href }, place) => (
          <Line
            key={key}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={event => event.preventDefault()}
            onClick={() => navigate(href)}
          >
            <span>{label}</span>
            <Note>{note}</Note>
          </Line>
        ))}
      </List>
    </Anchor>
  )
}
