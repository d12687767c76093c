import { pathTo } from '#contract/pages'
import { WordSearch } from '#features/news'
import type { FairSearch } from '../../model/fair-search.ts'

/** Words to search fairs by, beside all that narrows the list already. */
export const Words = ({ search }: { search: FairSearch }) => (
  <WordSearch
    key={search.t}
    action={pathTo('fairList')}
    label="搜索招聘会"
    placeholder="名称、场馆或承办单位"
    defaultWord={search.t}
    kept={[
      ['phase', search.phase],
      ['kind', search.kind],
      ['city', search.city],
      ['series', search.series],
      ['from', search.from],
      ['until', search.until],
    ]}
  />
)
