import type { Answers, QuestionnaireDocument } from '#contract/questionnaire-document'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

export interface QuestionnaireRow {
  readonly slug: string
  readonly title: string
  readonly document: QuestionnaireDocument
  readonly closes_on: string | null
}

export async function findQuestionnaire(db: Queryable, slug: string): Promise<QuestionnaireRow | undefined> {
  const [row] = await db.query<QuestionnaireRow>(sql`
    select slug, title, document, closes_on from questionnaires where slug = ${slug}`)
  return row
}

export async function hasAnswered(db: Queryable, slug: string, respondent: Uint8Array): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from questionnaire_respondents where slug = ${slug} and respondent = ${respondent}`)
  return rows.length > 0
}

/** False when they are there already. */
export async function insertRespondent(tx: Queryable, slug: string, respondent: Uint8Array): Promise<boolean> {
  const count = await tx.run(sql`
    insert into questionnaire_respondents (slug, respondent) values (${slug}, ${respondent}) on conflict do nothing`)
  return count === 1
}

/** Which rows of `questionnaire_respondents` stand for an account; the digest is that of `respondentOf`. */
export const answeredBy = (userId: string): SqlQuery => sql`
  (slug, respondent) in (
    select q.slug, sha256(convert_to('questionnaire ' || q.slug || ' user ' || ${userId}::text, 'UTF8')) from questionnaires q)`

export const forgetRespondent = (tx: Queryable, userId: string) =>
  tx.run(sql`delete from questionnaire_respondents where ${answeredBy(userId)}`)

interface NewAnswers {
  readonly id: string
  readonly slug: string
  readonly day: string
  readonly answers: Answers
}

export const insertAnswers = (tx: Queryable, { id, slug, day, answers }: NewAnswers) =>
  tx.run(sql`
    insert into questionnaire_answers (id, slug, answered_on, answers)
    values (${id}, ${slug}, ${day}, ${sql.json(answers)})`)
