import type { ParsedInputOf } from '#contract/endpoint'
import { reportJob } from '#contract/reports'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { ticketOn } from '../tickets.ts'
import { findReport, findReportable, insertReport } from './queries.ts'

const TRIES = 20

async function report(input: ParsedInputOf<typeof reportJob>, { db, now, user, audit }: Context<'type2'>) {
  const title = await findReportable(db, input.jobId)
  if (title === undefined) throw notFound()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ticket = ticketOn('JB', chinaDay(now))
    if (await insertReport(db, { ...input, ticket, userId: user.id, at: now })) {
      await sendMessage(db, {
        to: [user.id],
        audience: 'seeker',
        at: now,
        category: 'service',
        title: '您的举报已受理',
        body: `您举报的「${title}」已受理，编号 ${ticket}，一个工作日内核实，结果会在消息里告诉您。`,
        link: linkTo('jobDetails', { id: input.jobId }),
      })
      await audit({ action: 'report.add', subject: { kind: 'job', id: input.jobId } })
      return { ticket, at: now.getTime() }
    }
    const before = await findReport(db, user.id, input.jobId)
    if (before) return before
  }
  throw new Error('no ticket is free today')
}

/** What seekers report to the office. */
export const reportsCalls: readonly ServedCall[] = [
  serve(reportJob, {
    limits: (_, { user }) => [{ name: 'reports-by-person', subject: user.id, max: 20, seconds: 86_400 }],
    handle: report,
  }),
]
