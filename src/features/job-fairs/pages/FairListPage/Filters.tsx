import type { JobFairPage } from '#contract/job-fairs'
import { FilterBar } from '#design-system'
import { fairFilters, filteredAddress, selectedIn } from '../../model/fair-filters.ts'
import type { FairSearch } from '../../model/fair-search.ts'

interface Props {
  search: FairSearch
  fairs: JobFairPage | undefined
}

/** Kind and city, each with how many fairs it leaves. */
export const Filters = ({ search, fairs }: Props) => (
  <FilterBar
    groups={fairFilters(search, fairs?.facets)}
    selected={selectedIn(search)}
    hrefFor={filters => filteredAddress(search, filters)}
    doneLabel={fairs ? `查看 ${fairs.total} 场招聘会` : '查看招聘会'}
  />
)
