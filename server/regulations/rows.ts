import type { Validity } from '#contract/reference/article-types'
import { type SqlQuery, sql } from '../db/sql.ts'
import { validityOn } from './validity.ts'

export interface FactsRow {
  readonly level: string
  readonly topic: string
  readonly issuer: string
  readonly number: string
  readonly issued_on: string
  readonly effective_on: string
  readonly amended_on: string | null
  readonly repealed_on: string | null
  readonly validity: Validity
}

export const factsColumns = (today: string): SqlQuery => sql`
  level, topic, issuer, number, issued_on, effective_on, amended_on, repealed_on, ${validityOn(today)} as validity`

export const toFacts = (row: FactsRow) => ({
  level: row.level,
  topic: row.topic,
  issuer: row.issuer,
  number: row.number,
  issuedOn: row.issued_on,
  effectiveOn: row.effective_on,
  amendedOn: row.amended_on ?? '',
  repealedOn: row.repealed_on ?? '',
  validity: row.validity,
})

export interface ClauseRow {
  readonly article_id: number
  readonly position: number
  readonly chapter: string
  readonly label: string
  readonly body: string
}

export const toClause = ({ position, chapter, label, body }: ClauseRow) => ({ position, chapter, label, text: body })
