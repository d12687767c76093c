import type { QuestionKind } from '#contract/competition'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface Reading {
  readonly at: number
  readonly learned: readonly number[]
}

interface Section {
  readonly title: string
  readonly minutes: number
  readonly html: string
}

export interface CourseHead extends Reading {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly minutes: number
  readonly sections: number
  readonly updated_at: string | null
}

/** The courses in their order, each with how far this person has come. */
export const listCourseHeads = (db: Queryable, userId: string) =>
  db.query<CourseHead>(sql`
    select c.id, c.title, c.summary, jsonb_array_length(c.sections) as sections,
      (select coalesce(sum((s->>'minutes')::int), 0)::int from jsonb_array_elements(c.sections) s) as minutes,
      coalesce(r.at_section, 0) as at, coalesce(r.learned, '{}') as learned, r.updated_at
    from competition_courses c left join competition_reading r on r.course_id = c.id and r.user_id = ${userId}
    order by c.position, c.id limit 100`)

interface CourseRow extends Reading {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly sections: readonly Section[]
  readonly next: number | null
}

export async function findCourse(db: Queryable, userId: string, id: string): Promise<CourseRow | undefined> {
  const [row] = await db.query<CourseRow>(sql`
    select c.id, c.title, c.summary, c.sections, coalesce(r.at_section, 0) as at, coalesce(r.learned, '{}') as learned,
      (select n.id from competition_courses n where (n.position, n.id) > (c.position, c.id)
        order by n.position, n.id limit 1) as next
    from competition_courses c left join competition_reading r on r.course_id = c.id and r.user_id = ${userId}
    where c.id = ${id}`)
  return row
}

interface Step {
  readonly userId: string
  readonly id: string
  readonly section: number
  readonly learned: boolean
  readonly now: Date
}

/** Undefined where there is no such section. What was learned before stays so. */
export async function putReading(tx: Queryable, step: Step): Promise<Reading | undefined> {
  const { userId, id, section, now } = step
  const learned = step.learned ? [section] : []
  const [row] = await tx.query<Reading>(sql`
    insert into competition_reading as r (user_id, course_id, at_section, learned, updated_at)
    select ${userId}, id, ${section}, ${learned}::smallint[], ${now} from competition_courses
    where id = ${id} and jsonb_array_length(sections) >= ${section}
    on conflict (user_id, course_id) do update set at_section = excluded.at_section, updated_at = excluded.updated_at,
      learned = array(select distinct one from unnest(r.learned || excluded.learned) as one order by one)
    returning at_section as at, learned`)
  return row
}

interface QuestionHeadRow {
  readonly id: number
  readonly kind: QuestionKind
  readonly chapter: string
  readonly is_right: boolean | null
}

/** The question bank in its order. */
export const listQuestionHeads = (db: Queryable, userId: string) =>
  db.query<QuestionHeadRow>(sql`
    select q.id, q.kind, q.chapter, a.is_right
    from competition_questions q left join competition_answers a on a.question_id = q.id and a.user_id = ${userId}
    order by q.position, q.id limit 1000`)

export interface QuestionRow {
  readonly id: number
  readonly kind: QuestionKind
  readonly chapter: string
  readonly stem: string
  readonly options: readonly string[]
  readonly solution: readonly string[]
  readonly explanation: string
  readonly law: string
  /** What this person chose; null before. */
  readonly chosen: readonly string[] | null
  readonly is_right: boolean | null
}

export async function findQuestion(db: Queryable, userId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.query<QuestionRow>(sql`
    select q.id, q.kind, q.chapter, q.stem, q.options, q.solution, q.explanation, q.law, a.chosen, a.is_right
    from competition_questions q left join competition_answers a on a.question_id = q.id and a.user_id = ${userId}
    where q.id = ${id}`)
  return row
}

interface GivenAnswer {
  readonly userId: string
  readonly id: string
  readonly chosen: readonly string[]
  readonly right: boolean
  readonly now: Date
}

export const putAnswer = (tx: Queryable, { userId, id, chosen, right, now }: GivenAnswer) =>
  tx.run(sql`
    insert into competition_answers (user_id, question_id, chosen, is_right, answered_at)
    values (${userId}, ${id}, ${chosen}::text[], ${right}, ${now})
    on conflict (user_id, question_id) do update
    set chosen = excluded.chosen, is_right = excluded.is_right, answered_at = excluded.answered_at`)

export interface StandingRow {
  readonly sections: number
  readonly learned: number
  readonly questions: number
  readonly answered: number
  readonly right: number
}

export async function findStanding(db: Queryable, userId: string): Promise<StandingRow> {
  const [row] = await db.query<StandingRow>(sql`
    select
      (select coalesce(sum(jsonb_array_length(sections)), 0)::int from competition_courses) as sections,
      (select coalesce(sum(cardinality(learned)), 0)::int from competition_reading where user_id = ${userId}) as learned,
      (select count(*)::int from competition_questions) as questions,
      count(*)::int as answered, (count(*) filter (where is_right))::int as "right"
    from competition_answers where user_id = ${userId}`)
  return row ?? { sections: 0, learned: 0, questions: 0, answered: 0, right: 0 }
}

interface PractisedRow {
  readonly chapter: string
  readonly questions: number
  readonly answered: number
  readonly right: number
  readonly at: string
}

/** Each chapter in which this person has answered something, the one answered last first. */
export const listPractisedChapters = (db: Queryable, userId: string) =>
  db.query<PractisedRow>(sql`
    select q.chapter, count(*)::int as questions, count(a.question_id)::int as answered,
      (count(*) filter (where a.is_right))::int as "right", max(a.answered_at) as at
    from competition_questions q left join competition_answers a on a.question_id = q.id and a.user_id = ${userId}
    group by q.chapter having count(a.question_id) > 0
    order by max(a.answered_at) desc, q.chapter limit 100`)
