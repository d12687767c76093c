import type { ExamTimeline } from '#contract/exam-timeline'
import { insertRows } from '../../bulk.ts'
import type { Db, Queryable } from '../../db.ts'
import { type SqlQuery, sql } from '../../sql.ts'
import { articlesOf } from './articles.ts'
import { type ExamPlan, examPlans } from './plan.ts'
import { movedPapers, movedTimeline, weeksToMove } from './weeks.ts'

interface StoredRow {
  readonly id: number
  readonly title: string
  readonly year: number
  readonly moments: ExamTimeline
  readonly papers: ExamPlan['papers']
}

const ms = (table: string, column: string) => sql`(extract(epoch from ${sql.ident(table, column)}) * 1000)::bigint`

/** Sample exams in which nobody has registered but the sample's own candidates; held until the transaction ends. */
const lockUntouched = (tx: Queryable) =>
  tx.query<StoredRow>(sql`
    select e.id, e.title, e.year,
      jsonb_build_object('publishedAt', ${ms('e', 'published_at')}, 'registerFrom', ${ms('r', 'opens_at')},
        'registerUntil', ${ms('r', 'closes_at')}, 'reviewUntil', ${ms('r', 'review_until')},
        'waiverUntil', ${ms('r', 'waiver_until')}, 'payUntil', ${ms('r', 'pay_until')}, 'ticketFrom', ${ms('e', 'ticket_from')},
        'ticketUntil', ${ms('e', 'ticket_until')}, 'examFrom', ${ms('e', 'exam_from')}, 'examUntil', ${ms('e', 'exam_until')},
        'scoresAt', ${ms('e', 'scores_at')}, 'recheckUntil', ${ms('e', 'recheck_until')}, 'closedAt', ${ms('e', 'closed_at')})
        as moments,
      (select jsonb_agg(jsonb_build_object('code', p.code, 'title', p.title, 'startsAt', ${ms('p', 'starts_at')},
          'endsAt', ${ms('p', 'ends_at')}, 'entryUntil', ${ms('p', 'entry_until')}, 'fullMarks', p.full_marks) order by p.place)
        from exam_papers p where p.exam_id = e.id) as papers
    from exams e join exam_rounds r on r.exam_id = e.id and r.kind = 'register'
    where e.sample
      and not exists (select from exam_rounds other where other.exam_id = e.id and other.kind = 'rechoose')
      and not exists (select from exam_registrations g where g.exam_id = e.id and not g.sample)
    order by e.id for update of e, r`)

/** What is told from an exam's moments: table by table, the columns that go along. */
export const movedColumns = {
  exams: [
    'ticket_from',
    'ticket_until',
    'exam_from',
    'exam_until',
    'scores_at',
    'recheck_until',
    'closed_at',
    'published_at',
  ],
  exam_papers: ['starts_at', 'ends_at', 'entry_until'],
  exam_rounds: ['opens_at', 'closes_at', 'review_until', 'waiver_until', 'pay_until'],
  exam_lists: ['sealed_at', 'released_at', 'names_until'],
  exam_tickets: ['issued_at', 'printed_at', 'arrives_at', 'starts_at', 'ends_at'],
  exam_scores: ['released_at'],
  exam_registrations: ['stamped_at', 'submitted_at', 'created_at', 'updated_at'],
  exam_registration_steps: ['at'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type MovedTable = keyof typeof movedColumns
const tables = Object.keys(movedColumns) as MovedTable[]

/** The rows of a table that are an exam's, where they do not name it as others do. */
const rowsOf = (id: number): Partial<Readonly<Record<MovedTable, SqlQuery>>> => ({
  exams: sql`id = ${id}`,
  // What is not out yet is nobody's to read.
  exam_lists: sql`exam_id = ${id} and released_at is not null`,
  exam_registration_steps: sql`registration_id in (select g.id from exam_registrations g where g.exam_id = ${id})`,
})

/** Everything that is told from an exam's moments, so many weeks later. */
async function moveExam(tx: Queryable, id: number, weeks: number): Promise<void> {
  const by = sql`make_interval(weeks => ${weeks}::int)`
  const own = rowsOf(id)
  for (const table of tables) {
    const columns = movedColumns[table].map(column => sql`${sql.ident(column)} = ${sql.ident(column)} + ${by}`)
    await tx.run(sql`update ${sql.ident(table)} set ${sql.join(columns)} where ${own[table] ?? sql`exam_id = ${id}`}`)
  }
}

/** Its notices, written anew with the dates that now hold. */
const rewriteArticles = (tx: Queryable, plan: ExamPlan, now: number) =>
  insertRows(tx, 'exam_articles', articlesOf(plan, now), {
    onConflict: sql`on conflict (id) do update set summary = excluded.summary, html = excluded.html,
      published_at = excluded.published_at, corrections = excluded.corrections`,
  })

/**
 * Moves sample exams that nobody has used forward by whole weeks when their stage is about to end, so that on any day
 * there is one of every stage to be tried out. Several copies of the service may do it at once. How many were moved.
 */
export const moveSampleExams = (db: Db, now: Date): Promise<number> =>
  db.tx(async tx => {
    const stored = await lockUntouched(tx)
    if (stored.length === 0) return 0
    const planned = new Map(examPlans(now.getTime()).map(plan => [plan.id, plan]))
    let moved = 0
    for (const { id, title, year, moments, papers } of stored) {
      const plan = planned.get(id)
      const weeks = plan ? weeksToMove(plan.stage, moments, now.getTime()) : 0
      if (!plan || weeks === 0) continue
      await moveExam(tx, id, weeks)
      const timeline = movedTimeline(moments, weeks)
      await rewriteArticles(tx, { ...plan, title, year, timeline, papers: movedPapers(papers, weeks) }, now.getTime())
      await tx.run(sql`
        update exam_themes set published_at = (select min(published_at) from exams where theme_id = exam_themes.id)
        where sample and id = ${plan.themeId}`)
      moved += 1
    }
    return moved
  })
