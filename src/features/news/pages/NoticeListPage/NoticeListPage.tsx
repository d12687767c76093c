import { useSearchParams } from 'react-router-dom'
import { articleKinds } from '#contract/news'
import {
  Empty,
  EmptyPage,
  Heading,
  Link,
  LoadState,
  PageTitle,
  Pagination,
  Stack,
  TabLinks,
  VisuallyHidden,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useArticles } from '../../hooks/useArticles.ts'
import { addressOf, kindLabels, searchOf } from '../../model/article-search.ts'
import { ArticleList } from '../../parts/ArticleList/ArticleList.tsx'

/** `/notice/list` — notices, exam announcements, policies and news; the kind is in the address. */
export function NoticeListPage() {
  const [address] = useSearchParams()
  const search = searchOf(address)
  const { articles, ...state } = useArticles(search)
  const title = search.kind ? kindLabels[search.kind] : '通知公告'
  usePageHead({ title, description: `${title}：江西省公共就业和人才服务的通知、考试公告、政策与资讯。` })
  return (
    <Stack gap={4}>
      <PageTitle>{title}</PageTitle>
      <TabLinks
        label="分类"
        items={[
          { href: addressOf({ ...search, kind: '', page: 1 }), label: '全部', current: search.kind === '' },
          ...articleKinds.map(kind => ({
            href: addressOf({ ...search, kind, page: 1 }),
            label: kindLabels[kind],
            current: search.kind === kind,
          })),
        ]}
      />
      <VisuallyHidden>
        <Heading level={2}>列表</Heading>
      </VisuallyHidden>
      <LoadState
        {...state}
        data={articles}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyPage list={articles} firstHref={addressOf({ ...search, page: 1 })} unit="条">
            <Empty title="没有找到相关内容" action={<Link href="/notice/list">查看全部</Link>} />
          </EmptyPage>
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <ArticleList articles={list} />
            <Pagination
              page={search.page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={page => addressOf({ ...search, page })}
            />
          </>
        )}
      </LoadState>
    </Stack>
  )
}
