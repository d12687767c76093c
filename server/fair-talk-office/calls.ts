import { randomUUID } from 'node:crypto'
import {
  decideTalkReport,
  liftTalkBar,
  listTalkReports,
  readReportedTalk,
  talkReportInfo,
} from '#contract/fair-talk-office'
import { liftBar } from '../fair-talks/bars.ts'
import { wrongState } from '../fair-talks/refused.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { tellLifted, tellReported, tellReporter } from './messages.ts'
import { demandOverseer } from './overseers.ts'
import {
  countReports,
  findReport,
  insertRead,
  listReportedLines,
  listReports,
  lockReport,
  type ReportRow,
  setDecided,
} from './queries.ts'
import { inFull, isOwnReport, mayStop, toReport } from './shape.ts'
import { reportedIn, stopReported } from './stopping.ts'

type Office = Pick<Context<'type1'>, 'db' | 'user'>

const subjectOf = (id: string) => ({ kind: 'fair-talk-report', id })

/** A report of a fair that one oversees; any other is `notFound`. */
async function ownReport(context: Office, id: string): Promise<ReportRow> {
  const row = await findReport(context.db, id)
  if (!row) throw notFound()
  await demandOverseer(context, row.fair_id)
  return row
}

/** The same, held, for whoever is not a party to it. */
async function heldReport(context: Office, id: string): Promise<ReportRow> {
  await lockReport(context.db, id)
  const row = await ownReport(context, id)
  if (isOwnReport(row, context.user)) throw wrongState('这份举报涉及您所在的单位，请由其他单位的办理人员处理')
  return row
}

/** What is reported of talks, and what becomes of it. */
export const reportCalls: readonly ServedCall[] = [
  serve(listTalkReports, async ({ fair, state, page, pageSize }, context) => {
    const { db, audit } = context
    await demandOverseer(context, fair)
    const counts = await countReports(db, fair)
    const rows = await listReports(db, { fair, state }, sliceOf({ page, pageSize }))
    await audit({
      action: 'fair-talk-report.search',
      subject: { kind: 'fair', id: fair },
      detail: { rows: rows.length },
    })
    const total = state === '' ? counts.open + counts.decided : counts[state]
    return { ...exactPage(rows.map(toReport), total, { page, pageSize }), counts }
  }),

  serve(talkReportInfo, async ({ id }, context) => {
    const { db, user, now, audit } = context
    const row = await ownReport(context, id)
    await audit({ action: 'fair-talk-report.read', subject: subjectOf(id) })
    return inFull(db, row, user, now)
  }),

  serve(readReportedTalk, {
    limits: (_, { user }) => [{ name: 'fair-talk-reveal', subject: user.id, max: 60, seconds: 3_600 }],
    handle: async ({ id, reason }, context) => {
      const { db, user, now, audit } = context
      await ownReport(context, id)
      await insertRead(db, { id: randomUUID(), report: id, user: user.id, reason }, now)
      await audit({ action: 'fair-talk-report.reveal', subject: subjectOf(id) })
      const lines = await listReportedLines(db, id)
      return {
        lines: lines.map(({ place, by, text, at }) => ({ id: String(place), by, text, at: Date.parse(at) })),
      }
    },
  }),

  serve(decideTalkReport, async ({ id, decision, answer }, context) => {
    const { db, user, now, audit, announce } = context
    const row = await heldReport(context, id)
    if (row.decision !== null) throw wrongState('这份举报已由同事处理')
    if (decision === 'stop' && !mayStop(row, now))
      throw invalid({ decision: '招聘会已经结束或没有举行，不能再停止，请选其他处理结果' })
    await setDecided(db, { id, decision, answer, by: user.id }, now)
    if (decision === 'stop') await announce(...(await stopReported(db, row, now)))
    await tellReporter(db, row, { decision, answer }, now)
    await tellReported(db, row, decision, now)
    await audit({ action: 'fair-talk-report.decide', subject: subjectOf(id), detail: { decision } })
    return inFull(db, (await findReport(db, id)) ?? row, user, now)
  }),

  serve(liftTalkBar, async ({ id }, context) => {
    const { db, user, now, audit } = context
    const row = await heldReport(context, id)
    const barred = reportedIn(row)
    if (!barred || !(await liftBar(db, row.fair_id, barred, now))) throw wrongState('现在没有停止，不需要恢复')
    await tellLifted(db, row, now)
    await audit({ action: 'fair-talk-report.lift', subject: subjectOf(id) })
    return inFull(db, (await findReport(db, id)) ?? row, user, now)
  }),
]
