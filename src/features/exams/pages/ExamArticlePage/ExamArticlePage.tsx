import { useRef } from 'react'
import type { ExamArticle } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { ArticleLayout, DetailSection, Link, LoadState, PageError, RichText, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { isNotFound } from '#platform/transport'
import { useArticle } from '../../hooks/useArticles.ts'
import { cityLabel, noticeLabel } from '../../model/exam-words.ts'
import { articleHead } from '../../model/structured-data.ts'
import { themeHref } from '../../model/theme-address.ts'
import { ExamCard } from '../../parts/ExamCard/ExamCard.tsx'
import { FileList } from '../../parts/FileList/FileList.tsx'
import { Neighbours } from './Neighbours.tsx'

const Corrections = later(async () => (await import('../../parts/Corrections/Corrections.tsx')).Corrections)
const Tools = later(async () => (await import('./Tools.tsx')).Tools)

/** Everybody may read the news, employers among them; the notices are for whoever takes part. */
const columnOf = ({ type }: ExamArticle) => ({
  label: noticeLabel(type),
  href: pathTo('examNews', null, { type }),
})

/** `/exam/news/:id` — one notice: what was corrected, its words, its files, the exam that it is about. */
export function ExamArticlePage() {
  const { article, ...state } = useArticle()
  const sheet = useRef<HTMLElement>(null)
  usePageHead(article ? articleHead(article) : null)
  if (isNotFound(state.error)) return <ArticleMissing />
  return (
    <LoadState {...state} data={article}>
      {shown => (
        <ArticleLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '考试中心', href: pathTo('examCentre') },
            columnOf(shown),
            { label: shown.title },
          ]}
          title={
            <>
              {shown.title} <Tag>{noticeLabel(shown.type)}</Tag>
            </>
          }
          facts={[
            `来源：${shown.source}`,
            cityLabel(shown.city),
            `${formatDate(shown.publishedAt)} 发布`,
            shown.correctedAt !== null && `${formatDate(shown.correctedAt)} 更正`,
          ]}
          tools={<Tools title={shown.title} sheet={sheet} />}
          sheet={sheet}
          after={
            <>
              {shown.exam && <ExamCard exam={shown.exam} />}
              <Neighbours previous={shown.previous} next={shown.next} />
            </>
          }
        >
          <Corrections corrections={shown.corrections} />
          <RichText html={shown.html} />
          {shown.attachments.length > 0 && (
            <DetailSection title="附件">
              <FileList files={shown.attachments} />
            </DetailSection>
          )}
          {shown.theme && (
            <p>
              所属项目：<Link href={themeHref(shown.theme.id)}>{shown.theme.title}</Link>
            </p>
          )}
        </ArticleLayout>
      )}
    </LoadState>
  )
}

function ArticleMissing() {
  usePageHead({ title: '公告不存在', noIndex: true })
  return (
    <PageError
      area="exams"
      title="没有找到这篇公告"
      actions={[
        { label: '考试资讯', href: pathTo('examNews') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      公告可能已经撤下，或者地址输错了。
    </PageError>
  )
}
