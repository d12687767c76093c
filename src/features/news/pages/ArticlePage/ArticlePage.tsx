import { Navigate, useParams } from 'react-router-dom'
import type { Article } from '#contract/news'
import { Breadcrumb, Button, icons, Link, LoadState, PageTitle, Row, ShareButton, Tag } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useArticle } from '../../hooks/useArticles.ts'
import { kindLabels } from '../../model/article-search.ts'
import { Facts, Neighbours, Prose, Root } from './ArticlePage.styles.ts'

const headOf = (article: Article) => ({
  title: article.title,
  description: article.summary,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: formatDate(article.publishedAt),
    publisher: { '@type': 'Organization', name: article.source },
  },
})

/** `/news/page/:id` — one article with its source, date and neighbours. */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { article, ...state } = useArticle(id)
  const today = formatDate(useNow())
  usePageHead(article ? headOf(article) : null)
  if (isNotFound(state.error)) return <Navigate to="/news/404" replace />
  return (
    <LoadState {...state} data={article}>
      {shown => (
        <Root>
          <Breadcrumb
            items={[
              { label: '首页', href: '/' },
              { label: kindLabels[shown.kind], href: `/notice/list?kind=${shown.kind}` },
              { label: shown.title },
            ]}
          />
          <PageTitle size="2xl">
            {shown.title} {shown.expiresOn !== '' && shown.expiresOn < today && <Tag>已截止</Tag>}
          </PageTitle>
          <Facts>
            <span>来源：{shown.source}</span>
            <span>编辑：{shown.editor}</span>
            <span>{formatDate(shown.publishedAt)}</span>
            <span>{shown.viewCount} 次阅读</span>
            {shown.expiresOn && <span>{shown.expiresOn} 截止</span>}
          </Facts>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the service wrote this markup anew from an allowlist */}
          <Prose dangerouslySetInnerHTML={{ __html: shown.html }} />
          <Row gap={2} className="no-print">
            <ShareButton title={shown.title} />
            <Button size="small" icon={icons.print} onClick={() => window.print()}>
              打印
            </Button>
          </Row>
          <Neighbours aria-label="上一篇和下一篇">
            {shown.previous && <Link href={`/news/page/${shown.previous.id}`}>上一篇：{shown.previous.title}</Link>}
            {shown.next && <Link href={`/news/page/${shown.next.id}`}>下一篇：{shown.next.title}</Link>}
          </Neighbours>
        </Root>
      )}
    </LoadState>
  )
}
