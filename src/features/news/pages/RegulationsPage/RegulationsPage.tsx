import { pathTo } from '#contract/pages'
import {
  EmptyState,
  FilterBar,
  FilterTags,
  Link,
  LoadState,
  Pagination,
  ResultCount,
  ResultsLayout,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { useRegulations } from '../../hooks/useRegulations.ts'
import { columnMeta } from '../../model/article-head.ts'
import {
  filteredAddress,
  filterGroups,
  regulationAddress,
  regulationSearch,
  selectedIn,
} from '../../model/regulation-search.ts'
import { RegulationCard } from '../../parts/RegulationCard/RegulationCard.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const TITLE = '政策法规库'
const DESCRIPTION =
  '就业、劳动关系、社会保险、人才与档案的法规和规范性文件：可以搜到具体条文，标明现行有效、已修改、已废止或者尚未施行。'

/** `/government/regulations` — rules searched down to their clauses; each is read at `/news/page/:id`, as every article. */
export function RegulationsPage() {
  const { query: address } = useRequest()
  const search = regulationSearch.parse(address)
  const { regulations, ...state } = useRegulations()
  const groups = filterGroups(search, regulations?.facets)
  const selected = selectedIn(search)
  const filters = { groups, selected, hrefFor: (next: typeof selected) => filteredAddress(search, next) }
  usePageHead({
    title: search.t ? `${search.t} - ${TITLE}` : TITLE,
    description: DESCRIPTION,
    meta: columnMeta(TITLE, DESCRIPTION),
  })
  return (
    <ResultsLayout
      title={TITLE}
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '资讯中心', href: pathTo('newsCentre') },
        { label: TITLE },
      ]}
      search={
        <WordSearch
          key={regulationAddress(search)}
          action={pathTo('regulations')}
          label="搜索法规名称、文号和条文"
          placeholder="例如：押金、试用期、社保补贴"
          defaultWord={search.t}
          kept={Object.entries(selected).map(([name, [value = '']]) => [name, value] as const)}
        />
      }
      filters={<FilterBar {...filters} doneLabel={regulations ? `查看 ${regulations.total} 件` : '查看结果'} />}
    >
      <FilterTags {...filters} />
      <ResultCount count={regulations?.total} unit="件" />
      <LoadState
        {...state}
        data={regulations}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            picture={<AreaDrawing name="policies" />}
            page={{ list: regulations, firstHref: regulationAddress({ ...search, page: 1 }), unit: '件' }}
            title="没有找到相关的法规或条文"
            action={<Link href={pathTo('regulations')}>查看全部</Link>}
          >
            换成条文里常用的说法，例如把“工钱”换成“劳动报酬”。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <>
            {list.map(rule => (
              <RegulationCard key={rule.id} rule={rule} words={search.t} />
            ))}
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => regulationAddress({ ...search, page })}
              unit="件"
            />
          </>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
