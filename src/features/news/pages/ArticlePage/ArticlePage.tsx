import { useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { Article } from '#contract/news'
import { Alert, Breadcrumb, LoadState, PageTitle, Tag } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useArticle } from '../../hooks/useArticles.ts'
import { articleHead } from '../../model/article-head.ts'
import { kindLabels } from '../../model/article-search.ts'
import { typeLabel } from '../../model/article-types.ts'
import { columnAddress } from '../../model/column-search.ts'
import { ArticleSide } from '../../parts/ArticleSide/ArticleSide.tsx'
import { ArticleText, type TextSize } from '../../parts/ArticleText/ArticleText.tsx'
import { ArticleTools } from '../../parts/ArticleTools/ArticleTools.tsx'
import { ValidityTag } from '../../parts/RuleFacts/RuleFacts.tsx'
import { Facts, Root, Sheet } from './ArticlePage.styles.ts'

const columnOf = ({ regulation, typeId, kind }: Article) => {
  if (regulation) return { label: '政策法规库', href: '/government/regulations' }
  if (kind === 'group') return { label: kindLabels.group, href: '/group/news' }
  if (typeId === '') return { label: kindLabels[kind], href: `/notice/list?kind=${kind}` }
  return { label: typeLabel(typeId), href: columnAddress('/consultation-list', { typeId, t: '', page: 1 }) }
}

/** `/news/page/:id` — one article, or one rule with its clauses, and where to read on. */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { article, ...state } = useArticle(id)
  const sheet = useRef<HTMLElement>(null)
  const [textSize, setTextSize] = useState<TextSize>('standard')
  const today = formatDate(useNow())
  usePageHead(article ? articleHead(article) : null)
  if (isNotFound(state.error)) return <Navigate to="/news/404" replace />
  return (
    <LoadState {...state} data={article}>
      {shown => {
        const ended = shown.expiresOn !== '' && shown.expiresOn < today
        return (
          <Root>
            <Breadcrumb items={[{ label: '首页', href: '/' }, columnOf(shown), { label: shown.title }]} />
            <Sheet ref={sheet}>
              <PageTitle size="2xl">
                {shown.title} {ended && <Tag>已截止</Tag>}
                {shown.regulation && <ValidityTag validity={shown.regulation.validity} />}
              </PageTitle>
              <Facts>
                <span>来源：{shown.source}</span>
                <span>编辑：{shown.editor}</span>
                <span>{formatDate(shown.publishedAt)}</span>
                <span>{shown.viewCount} 次阅读</span>
                {shown.expiresOn && <span>{shown.expiresOn} 截止</span>}
              </Facts>
              <ArticleTools
                title={shown.title}
                textSize={textSize}
                onTextSizeChange={change => setTextSize(change.textSize)}
                target={sheet}
                templateHref={`/news/template/${shown.id}`}
              />
              {ended && <Alert tone="warning">办理期限已经过去，内容仅供查阅。</Alert>}
              <ArticleText article={shown} textSize={textSize} />
            </Sheet>
            <ArticleSide article={shown} />
          </Root>
        )
      }}
    </LoadState>
  )
}
