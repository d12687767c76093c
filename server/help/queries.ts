import type { HelpAudience } from '#contract/help'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { eachIn } from '../words.ts'

export interface QuestionRow {
  readonly id: number
  readonly audience: HelpAudience
  readonly question: string
  readonly html: string
  readonly checked_on: string
}

const found = (words: readonly string[]): SqlQuery => sql.and(eachIn([sql`question`, sql`html`], words))

/** In the order of their audiences and their own. */
export const listQuestionRows = (db: Queryable, audience: string, words: readonly string[], { limit, offset }: Slice) =>
  db.query<QuestionRow>(sql`
    select id, audience, question, html, checked_on from help_questions
    where ${sql.and([found(words), audience === '' ? sql.empty : sql`audience = ${audience}`])}
    order by array_position(${['seekers', 'employers', 'exams', 'archives', 'complaints']}::text[], audience), position, id
    limit ${limit} offset ${offset}`)

/** How many questions the words find, by audience. */
export const countQuestions = (db: Queryable, words: readonly string[]) =>
  db.query<{ readonly audience: HelpAudience; readonly count: number }>(sql`
    select audience, count(*) as count from help_questions where ${found(words)} group by audience order by audience`)

export async function findHelpPage(db: Queryable, name: string) {
  const [row] = await db.query<{ readonly title: string; readonly html: string; readonly checked_on: string }>(sql`
    select title, html, checked_on from help_pages where name = ${name}`)
  return row
}

interface Feedback {
  readonly questionId: string
  readonly helpful: boolean
  readonly reason: string
  readonly note: string
}

/** Stores what a reader says; false where there is no such question. */
export async function insertFeedback(db: Queryable, { questionId, helpful, reason, note }: Feedback, at: Date) {
  const stored = await db.run(sql`
    insert into feedbacks (question_id, helpful, reason, note, created_at)
    select id, ${helpful}, ${reason}, ${note}, ${at} from help_questions where id = ${questionId}`)
  return stored > 0
}
