import { companyFigures, type FigurePeriod, listJobFigures } from '#contract/employer'
import { findAnswering, toAnswering } from '../applications/queries/answering.ts'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import {
  countFigures,
  type DayRow,
  findAnswered,
  findPublished,
  type JobFiguresRow,
  listDays,
  listFigures,
  type Span,
} from './figure-queries.ts'

const spanOf = (period: FigurePeriod, { user, now }: Pick<Context<'type1'>, 'user' | 'now'>): Span => ({
  companyId: user.companyId,
  days: Number(period),
  today: chinaDay(now),
  now,
})

/** What several days come to; views as far as they were counted. */
function sumOf(days: readonly DayRow[]) {
  const sum = (of: (day: DayRow) => number) => days.reduce((all, day) => all + of(day), 0)
  return {
    views: sum(({ views }) => views ?? 0),
    applications: sum(({ applications }) => applications),
    interviews: sum(({ interviews }) => interviews),
    hires: sum(({ hires }) => hires),
  }
}

const toJobFigures = (row: JobFiguresRow) => ({
  id: String(row.id),
  title: row.title,
  stage: row.stage,
  negotiable: row.negotiable,
  days: row.days,
  views: row.views,
  applications: row.applications,
  answering: toAnswering(row),
})

export const figuresCalls = [
  serve(companyFigures, {
    sheds: 'figures',
    handle: async ({ period, jobId }, context) => {
      const { db, user, now } = context
      const span = { ...spanOf(period, context), jobId }
      const job = jobId ? await findPublished(db, user.companyId, jobId) : null
      const told = await findAnswering(db, user.companyId, now)
      if (job === undefined || !told) throw notFound()
      const both = await listDays(db, { ...span, days: 2 * span.days })
      const [before, days] = [both.slice(0, span.days), both.slice(span.days)]
      const sums = sumOf(before)
      return {
        job: job && { id: String(job.id), title: job.title },
        days,
        sums: sumOf(days),
        before: { ...sums, views: before.some(({ views }) => views === null) ? null : sums.views },
        answering: toAnswering(await findAnswered(db, span)),
        told: toAnswering(told),
      }
    },
  }),

  serve(listJobFigures, {
    sheds: 'figures',
    handle: async ({ period, order, ...paging }, context) => {
      const { db } = context
      const span = spanOf(period, context)
      const list = await listFigures(db, span, order, sliceOf(paging))
      return exactPage(list.map(toJobFigures), await countFigures(db, span), paging)
    },
  }),
]
