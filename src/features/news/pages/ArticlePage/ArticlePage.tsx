import { useRef, useState } from 'react'
import type { Article } from '#contract/news'
import { pathTo } from '#contract/pages'
import { Alert, ArticleLayout, LoadState, Tag } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { Redirect } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useArticle } from '../../hooks/useArticles.ts'
import { articleHead } from '../../model/article-head.ts'
import { kindLabels } from '../../model/article-search.ts'
import { typeLabel } from '../../model/article-types.ts'
import { columnSearch } from '../../model/column-search.ts'
import { ArticleSide } from '../../parts/ArticleSide/ArticleSide.tsx'
import { ArticleText, type TextSize } from '../../parts/ArticleText/ArticleText.tsx'
import { ArticleTools } from '../../parts/ArticleTools/ArticleTools.tsx'
import { ValidityTag } from '../../parts/RuleFacts/RuleFacts.tsx'

const columnOf = ({ regulation, typeId, kind }: Article) => {
  if (regulation) return { label: '政策法规库', href: pathTo('regulations') }
  if (kind === 'group') return { label: kindLabels.group, href: pathTo('companyNews') }
  if (typeId === '') return { label: kindLabels[kind], href: pathTo('notices', null, { kind }) }
  return { label: typeLabel(typeId), href: columnSearch.format(pathTo('newsList'), { type: typeId }) }
}

const readsOn = ({ explains, interpretations, previous, next, related }: Article) =>
  [explains, previous, next, ...interpretations, ...related].some(Boolean)

/** `/news/page/:id` — one article, or one rule with its clauses, and where to read on. */
export function ArticlePage() {
  const { article, ...state } = useArticle()
  const sheet = useRef<HTMLElement>(null)
  const [textSize, setTextSize] = useState<TextSize>('standard')
  const today = formatDate(useNow())
  usePageHead(article ? articleHead(article) : null)
  if (isNotFound(state.error)) return <Redirect to={pathTo('articleMissing')} />
  return (
    <LoadState {...state} data={article}>
      {shown => {
        const ended = shown.expiresOn !== '' && shown.expiresOn < today
        return (
          <ArticleLayout
            crumbs={[{ label: '首页', href: pathTo('home') }, columnOf(shown), { label: shown.title }]}
            title={
              <>
                {shown.title} {ended && <Tag>已截止</Tag>}
                {shown.regulation && <ValidityTag validity={shown.regulation.validity} />}
              </>
            }
            facts={[
              `来源：${shown.source}`,
              `编辑：${shown.editor}`,
              formatDate(shown.publishedAt),
              `${shown.viewCount} 次阅读`,
              shown.expiresOn && `${shown.expiresOn} 截止`,
            ]}
            tools={
              <ArticleTools
                title={shown.title}
                textSize={textSize}
                onTextSizeChange={change => setTextSize(change.textSize)}
                target={sheet}
                templateHref={pathTo('articleTemplate', { id: shown.id })}
              />
            }
            sheet={sheet}
            after={readsOn(shown) && <ArticleSide article={shown} />}
          >
            {ended && <Alert tone="warning">办理期限已经过去，内容仅供查阅。</Alert>}
            <ArticleText article={shown} textSize={textSize} />
          </ArticleLayout>
        )
      }}
    </LoadState>
  )
}
