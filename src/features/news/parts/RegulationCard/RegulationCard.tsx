import { pathTo } from '#contract/pages'
import type { FoundRegulation } from '#contract/regulations'
import { Highlight, Link, Row, Text } from '#design-system'
import { foundWords } from '../../model/found-words.ts'
import { ValidityTag } from '../RuleFacts/RuleFacts.tsx'
import { Facts, Hits, Root } from './RegulationCard.styles.ts'

/** One rule with whether it holds, and the clauses in which the words stand. Renders an `<article>`. */
export function RegulationCard({ rule, words }: { rule: FoundRegulation; words: string }) {
  const href = pathTo('article', { id: rule.id })
  const marked = (text: string) => <Highlight text={text} ranges={foundWords(text, words)} />
  return (
    <Root>
      <Row gap={2} align="baseline">
        <h3>
          <Link href={href} variant="quiet">
            {marked(rule.title)}
          </Link>
        </h3>
        <ValidityTag validity={rule.validity} />
      </Row>
      <Facts>
        <span>{rule.issuer}</span>
        {rule.number && <span>{marked(rule.number)}</span>}
        <span>{rule.issuedOn} 发布</span>
        <span>{rule.effectiveOn} 施行</span>
        {rule.amendedOn && <span>{rule.amendedOn} 修改</span>}
        {rule.repealedOn && <span>{rule.repealedOn} 废止</span>}
      </Facts>
      {rule.hits.length === 0 ? (
        <Text tone="muted">{rule.summary}</Text>
      ) : (
        <Hits aria-label={`${rule.title}中的条文`}>
          {rule.hits.map(({ position, label, text }) => (
            <li key={position}>
              <Link href={`${href}#clause-${position}`}>{label}</Link> {marked(text)}
            </li>
          ))}
          {rule.hitCount > rule.hits.length && (
            <li>
              <Link href={href}>共 {rule.hitCount} 条，查看全文</Link>
            </li>
          )}
        </Hits>
      )}
    </Root>
  )
}
