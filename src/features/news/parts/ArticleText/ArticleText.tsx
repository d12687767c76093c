import { useEffect } from 'react'
import type { ArticleBody } from '#contract/news'
import { downloadAttachment } from '#contract/news'
import { API_PREFIX } from '#contract/wire'
import { Heading, Link, RichText } from '#design-system'
import { useRequest } from '#platform/routing'
import { sizeWords, typeWords } from '../../model/file-words.ts'
import { RuleFacts } from '../RuleFacts/RuleFacts.tsx'
import { Body, Files, Rule } from './ArticleText.styles.ts'
import { RuleClauses } from './RuleClauses.tsx'

export const textSizes = ['standard', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

const attachmentHref = (id: string) => `${API_PREFIX}${downloadAttachment.path}?id=${id}`

/** Brings the clause that the address names into sight: it was not there yet when the address was followed. */
function useNamedClause(article: ArticleBody) {
  const { hash } = useRequest()
  useEffect(() => {
    if (article.regulation && /^#clause-\d+$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, article])
}

/** What an article says: the facts of a rule, its text, its clauses, its files. Renders a `<div>`. */
export function ArticleText({ article, textSize = 'standard' }: { article: ArticleBody; textSize?: TextSize }) {
  useNamedClause(article)
  const { regulation, attachments } = article
  return (
    <Body data-size={textSize}>
      {regulation && (
        <Rule aria-label="法规信息">
          <RuleFacts facts={regulation} />
        </Rule>
      )}
      <RichText html={article.html} />
      {regulation && <RuleClauses clauses={regulation.clauses} />}
      {attachments.length > 0 && (
        <Files>
          <Heading level={2} size="lg">
            附件
          </Heading>
          <ul>
            {attachments.map(({ id, name, bytes }) => (
              <li key={id}>
                <Link href={attachmentHref(id)} download={name}>
                  {name}
                </Link>
                <span>
                  {typeWords(name)}，{sizeWords(bytes)}
                </span>
              </li>
            ))}
          </ul>
        </Files>
      )}
    </Body>
  )
}
