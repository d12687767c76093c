import { articleKinds } from '#contract/news'
import { pathTo } from '#contract/pages'
import { ResultsLayout, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useColumn } from '../../hooks/useNewsCentre.ts'
import { columnMeta } from '../../model/article-head.ts'
import { kindLabels } from '../../model/article-search.ts'
import { typeOf, typesOf } from '../../model/article-types.ts'
import { columnSearch, columnSearchOf, FIRST_COLUMN } from '../../model/column-search.ts'
import { FoundList } from '../../parts/FoundList/FoundList.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const BASE = pathTo('newsList')

/** `/consultation-list` — one column of the news centre; kind, column and words are in the address. */
export function ConsultationListPage() {
  const { query: address } = useRequest()
  const search = columnSearchOf(address)
  const { articles, ...state } = useColumn()
  const type = typeOf(search.type || FIRST_COLUMN)
  const kind = type?.kind ?? 'notice'
  const title = type?.label ?? '资讯列表'
  const description = `${kindLabels[kind]} · ${title}：江西省公共就业和人才服务发布的全部内容，可按标题和摘要搜索。`
  usePageHead({ title, description, meta: columnMeta(title, description) })
  const columnHref = (type: string) => columnSearch.change(BASE, search, { type })
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
          key={`${search.type} ${search.t}`}
          action={BASE}
          label={`在${title}中搜索`}
          placeholder="标题或摘要里的词"
          defaultWord={search.t}
          kept={[['type', search.type]]}
        />
      }
      tabs={
        <>
          <TabLinks
            label="分类"
            items={articleKinds.map(one => ({
              href: columnHref(typesOf(one)[0]?.value ?? ''),
              label: kindLabels[one],
              current: one === kind,
            }))}
          />
          <TabLinks
            label={`${kindLabels[kind]}的栏目`}
            items={typesOf(kind).map(({ value, label }) => ({
              href: columnHref(value),
              label,
              current: value === type?.value,
            }))}
          />
        </>
      }
    >
      <FoundList
        state={{ ...state, data: articles }}
        page={search.page}
        hrefFor={page => columnSearch.format(BASE, { ...search, page })}
        allHref={columnSearch.change(BASE, search, { t: '' })}
      />
    </ResultsLayout>
  )
}
