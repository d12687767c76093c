import type { JobFairPage } from '#contract/job-fairs'
import { FilterTags, RemovableTagLink, Row } from '#design-system'
import { fairFilters, filteredAddress, selectedIn } from '../../model/fair-filters.ts'
import { type FairSearch, fairListAddress } from '../../model/fair-search.ts'

/** 2026-12-01 至 2026-12-31; 12-01 起 */
const daysInWords = ({ from, until }: FairSearch) =>
  from && until ? (from === until ? from : `${from} 至 ${until}`) : from ? `${from} 起` : `${until} 以前`

interface Props {
  search: FairSearch
  facets: JobFairPage['facets'] | undefined
}

/** What narrows the list: filters, words, days, a series; each can be taken away. */
export function Narrowed({ search, facets }: Props) {
  const { t, from, until, series } = search
  return (
    <>
      <FilterTags
        groups={fairFilters(search, facets)}
        selected={selectedIn(search)}
        hrefFor={filters => filteredAddress(search, filters)}
      />
      {(t || from || until || series) && (
        <Row>
          {t && <RemovableTagLink label={`“${t}”`} href={fairListAddress(search, { t: '' })} />}
          {(from || until) && (
            <RemovableTagLink label={daysInWords(search)} href={fairListAddress(search, { from: '', until: '' })} />
          )}
          {series && <RemovableTagLink label="同一系列" href={fairListAddress(search, { series: '' })} />}
        </Row>
      )}
    </>
  )
}
