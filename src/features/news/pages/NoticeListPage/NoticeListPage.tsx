import { pathTo } from '#contract/pages'
import { commonKinds } from '#contract/reference/article-types'
import { jiangxiRegions } from '#contract/reference/regions'
import { Alert, ResultsLayout, Select, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useArticles } from '../../hooks/useArticles.ts'
import { columnMeta } from '../../model/article-head.ts'
import { articleSearch, kindLabels, noticesHref } from '../../model/article-search.ts'
import { FoundList } from '../../parts/FoundList/FoundList.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const cities = jiangxiRegions.flatMap(({ children }) => children)
const choices = [{ value: '', label: '全部城市' }, ...cities.map(({ value, label }) => ({ value, label }))]

/** `/notice/list` — notices, exam announcements, policies and news; kind, city and words are in the address. */
export function NoticeListPage() {
  const { query: address } = useRequest()
  const search = articleSearch.parse(address)
  const { articles, ...state } = useArticles()
  const title = search.kind ? kindLabels[search.kind] : '通知公告'
  const city = cities.find(({ value }) => value === search.city)?.label ?? ''
  const description = `${title}：${city || '江西省'}公共就业和人才服务的通知、考试公告、政策与资讯。`
  usePageHead({ title, description, meta: columnMeta(title, description) })
  return (
    <ResultsLayout
      title={title}
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '资讯中心', href: pathTo('newsCentre') },
        { label: title },
      ]}
      search={
        <WordSearch
          key={`${search.t} ${search.city}`}
          action={pathTo('notices')}
          label="搜索公告"
          placeholder="标题或摘要里的词"
          defaultWord={search.t}
          kept={[['kind', search.kind]]}
        >
          <Select name="city" aria-label="城市" defaultValue={search.city} options={choices} />
        </WordSearch>
      }
      tabs={
        <TabLinks
          label="分类"
          items={[
            { href: noticesHref({ ...search, kind: '', page: 1 }), label: '全部', current: search.kind === '' },
            ...commonKinds.map(kind => ({
              href: noticesHref({ ...search, kind, page: 1 }),
              label: kindLabels[kind],
              current: search.kind === kind,
            })),
          ]}
        />
      }
    >
      {articles?.instead && articles.total > 0 && (
        <Alert tone="info" title={`${city}还没有这样的内容`}>
          以下是全省范围的。
        </Alert>
      )}
      <FoundList
        state={{ ...state, data: articles }}
        page={search.page}
        hrefFor={page => noticesHref({ ...search, page })}
        allHref={pathTo('notices')}
      />
    </ResultsLayout>
  )
}
