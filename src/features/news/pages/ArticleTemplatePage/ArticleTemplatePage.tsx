import { useRef } from 'react'
import { pathTo } from '#contract/pages'
import { ArticleLayout, ButtonLink, LoadState, PrintHelper, Row } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { Redirect } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useArticleTemplate } from '../../hooks/useArticles.ts'
import { articleHead } from '../../model/article-head.ts'
import { ArticleText } from '../../parts/ArticleText/ArticleText.tsx'
import { Origin, Paper } from './ArticleTemplatePage.styles.ts'

/**
 * `/news/template/:id` — the article alone, as wide as the page, with where it comes from: for paper, and for partners who
 * show it on their own sites. The article's page cannot be both: it has a reading width, tools and ways on, and counts who
 * reads. Search engines are sent there, so that one article has one address.
 */
export function ArticleTemplatePage() {
  const { article, ...state } = useArticleTemplate()
  const sheet = useRef<HTMLElement>(null)
  usePageHead(article ? { ...articleHead(article), noIndex: true } : null)
  if (isNotFound(state.error)) return <Redirect to={pathTo('articleMissing')} />
  return (
    <LoadState {...state} data={article}>
      {shown => (
        <ArticleLayout
          wide
          title={shown.title}
          facts={[
            `来源：${shown.source}`,
            `发布日期：${formatDate(shown.publishedAt)}`,
            shown.expiresOn && `截止日期：${shown.expiresOn}`,
          ]}
          tools={
            <Row gap={2} className="no-print">
              <PrintHelper variant="primary" target={sheet} title={shown.title} />
              <ButtonLink href={pathTo('article', { id: shown.id })}>返回正文</ButtonLink>
            </Row>
          }
          sheet={sheet}
        >
          <Paper>
            <ArticleText article={shown} />
          </Paper>
          <Origin>
            原文编号 {shown.id}，地址 /news/page/{shown.id}。转载请保持内容完整，并注明来源“{shown.source}”。
          </Origin>
        </ArticleLayout>
      )}
    </LoadState>
  )
}
