import { pathTo } from '#contract/pages'
import { ResultsLayout, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useCompanyNews } from '../../hooks/useNewsCentre.ts'
import { columnMeta } from '../../model/article-head.ts'
import { typesOf } from '../../model/article-types.ts'
import { columnSearch, columnSearchOf } from '../../model/column-search.ts'
import { FoundList } from '../../parts/FoundList/FoundList.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const BASE = pathTo('companyNews')
const TITLE = '单位动态'
const DESCRIPTION = '单位要闻、队伍建设与信息公开：承办本网的服务机构自己的消息。'

/** `/group/news` — what the agency behind the site says of itself, kept apart from notices for the public. */
export function GroupNewsPage() {
  const { query: address } = useRequest()
  const search = columnSearchOf(address, 'group')
  const { articles, ...state } = useCompanyNews()
  usePageHead({ title: TITLE, description: DESCRIPTION, meta: columnMeta(TITLE, DESCRIPTION) })
  const href = (type: string) => columnSearch.change(BASE, search, { type })
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
          key={search.t}
          action={BASE}
          label="搜索单位动态"
          placeholder="标题或摘要里的词"
          defaultWord={search.t}
          kept={[['type', search.type]]}
        />
      }
      tabs={
        <TabLinks
          label="栏目"
          items={[
            { href: href(''), label: '全部', current: search.type === '' },
            ...typesOf('group').map(({ value, label }) => ({
              href: href(value),
              label,
              current: value === search.type,
            })),
          ]}
        />
      }
    >
      <FoundList
        state={{ ...state, data: articles }}
        page={search.page}
        hrefFor={page => columnSearch.format(BASE, { ...search, page })}
        allHref={BASE}
      />
    </ResultsLayout>
  )
}
