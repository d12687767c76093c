import type { ExamTimeline } from '#contract/exam-timeline'
import { insertRows } from '../../bulk.ts'
import type { Db, Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
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

/** Everything that is told from an exam's moments, so many weeks later. */
async function moveExam(tx: Queryable, id: number, weeks: number): Promise<void> {
  const by = sql`make_interval(weeks => ${weeks}::int)`
  const shift = (columns: readonly string[]) =>
    sql.join(columns.map(column => sql`${sql.ident(column)} = ${sql.ident(column)} + ${by}`))
  const moments = ['ticket_from', 'ticket_until', 'exam_from', 'exam_until', 'scores_at', 'recheck_until', 'closed_at']
  await tx.run(sql`update exams set ${shift([...moments, 'published_at'])} where id = ${id}`)
  await tx.run(sql`update exam_papers set ${shift(['starts_at', 'ends_at', 'entry_until'])} where exam_id = ${id}`)
  const windows = ['opens_at', 'closes_at', 'review_until', 'waiver_until', 'pay_until']
  await tx.run(sql`update exam_rounds set ${shift(windows)} where exam_id = ${id}`)
  await tx.run(sql`
    update exam_lists set ${shift(['sealed_at', 'released_at', 'names_until'])} where exam_id = ${id} and released_at is not null`)
  await tx.run(sql`
    update exam_tickets set ${shift(['arrives_at', 'starts_at', 'ends_at'])} where exam_id = ${id} and stage <> 'written'`)
  await tx.run(sql`
    update exam_registrations set ${shift(['submitted_at', 'created_at', 'updated_at'])} where exam_id = ${id}`)
  await tx.run(sql`
    update exam_registration_steps set at = at + ${by}
    where registration_id in (select g.id from exam_registrations g where g.exam_id = ${id})`)
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
