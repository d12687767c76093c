import { useSearchParams } from 'react-router-dom'
import { Breadcrumb, PageTitle, Stack, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useGroupNews } from '../../hooks/useNewsCentre.ts'
import { columnMeta } from '../../model/article-head.ts'
import { typesOf } from '../../model/article-types.ts'
import { columnAddress, columnSearchOf } from '../../model/column-search.ts'
import { FoundList } from '../../parts/FoundList/FoundList.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const BASE = '/group/news'
const TITLE = '单位动态'
const DESCRIPTION = '单位要闻、队伍建设与信息公开：承办本网的服务机构自己的消息。'

/** `/group/news` — what the agency behind the site says of itself, kept apart from notices for the public. */
export function GroupNewsPage() {
  const [address] = useSearchParams()
  const search = columnSearchOf(address, 'group')
  const { articles, ...state } = useGroupNews(search)
  usePageHead({ title: TITLE, description: DESCRIPTION, meta: columnMeta(TITLE, DESCRIPTION) })
  const href = (typeId: string) => columnAddress(BASE, { ...search, typeId, page: 1 })
  return (
    <Stack gap={4}>
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '资讯中心', href: '/consultation' }, { label: TITLE }]}
      />
      <PageTitle>{TITLE}</PageTitle>
      <WordSearch
        key={search.t}
        action={BASE}
        label="搜索单位动态"
        placeholder="标题或摘要里的词"
        defaultWord={search.t}
        kept={[['type', search.typeId]]}
      />
      <TabLinks
        label="栏目"
        items={[
          { href: href(''), label: '全部', current: search.typeId === '' },
          ...typesOf('group').map(({ value, label }) => ({
            href: href(value),
            label,
            current: value === search.typeId,
          })),
        ]}
      />
      <FoundList
        state={{ ...state, data: articles }}
        page={search.page}
        hrefFor={page => columnAddress(BASE, { ...search, page })}
        allHref={BASE}
      />
    </Stack>
  )
}
