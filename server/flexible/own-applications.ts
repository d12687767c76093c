import { codes } from '#contract/codes'
import { listSimpleApplications, type SimpleApplied, withdrawSimply } from '#contract/flexible'
import { canEnd, type FlexibleStage, flexibleStage, holdsPlace, type SimpleState } from '#contract/flexible-life'
import type { Queryable } from '../db/db.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import {
  countOwnApplications,
  listOwnApplications,
  lockOwnApplication,
  type OwnApplicationRow,
  writeWithdrawal,
} from './own-application-queries.ts'
import { hoursOf, withdrawnMessage } from './post-messages.ts'
import { membersOf } from './queries.ts'

export const stageOf = ({ status, headcount, taken, begins, ends }: OwnApplicationRow, now: Date) =>
  flexibleStage({ status, headcount, taken, begins: Date.parse(begins), ends: Date.parse(ends) }, now.getTime())

const toApplied = (row: OwnApplicationRow, now: Date): SimpleApplied => ({
  id: String(row.id),
  jobId: String(row.job_id),
  title: row.title,
  companyName: row.company_name,
  place: placeLabel(row.city, row.district),
  payLow: row.pay_low,
  payHigh: row.pay_high,
  payUnit: row.pay_unit,
  startsOn: row.starts_on,
  hours: hoursOf(row),
  stage: stageOf(row, now),
  state: row.state,
  appliedAt: Date.parse(row.created_at),
})

function refusalOf(state: SimpleState, stage: FlexibleStage): string {
  if (stage === 'closed') return '单位已经取消这份零工，不用撤回'
  return holdsPlace(state) ? '已经开工，不能撤回报名' : '这次报名已经结束，不能撤回'
}

interface TakenBack {
  readonly row: OwnApplicationRow
  readonly userId: string
  readonly now: Date
}

/** Ends an application that is held and may be ended, and tells the employer. Gives it as it is then. */
export async function takeBack(tx: Queryable, { row, userId, now }: TakenBack): Promise<OwnApplicationRow> {
  const places = holdsPlace(row.state) ? -1 : 0
  await writeWithdrawal(tx, { id: row.id, jobId: row.job_id, places, now })
  await sendMessage(tx, {
    to: await membersOf(tx, row.company_id),
    about: userId,
    audience: 'employer',
    at: now,
    ...withdrawnMessage(String(row.job_id), row),
  })
  return { ...row, state: 'withdrawn', taken: row.taken + places }
}

/** What somebody does with the own short applications. */
export const ownApplicationCalls = [
  serve(listSimpleApplications, async ({ job, ...paging }, { db, user, now }) => {
    const filter = { userId: user.id, job }
    const rows = await listOwnApplications(db, filter, sliceOf(paging))
    return exactPage(
      rows.map(row => toApplied(row, now)),
      await countOwnApplications(db, filter),
      paging,
    )
  }),

  serve(withdrawSimply, async ({ id }, { db, user, now, audit }) => {
    const row = await lockOwnApplication(db, user.id, id)
    if (!row) throw notFound()
    // Pressed twice, or sent again after a lost answer.
    if (row.state === 'withdrawn') return toApplied(row, now)
    const stage = stageOf(row, now)
    if (!canEnd(row.state, stage)) throw new Refusal(codes.wrongState, refusalOf(row.state, stage))
    const ended = await takeBack(db, { row, userId: user.id, now })
    await audit({
      action: 'flexible.withdraw',
      subject: { kind: 'flexible', id: String(row.job_id) },
      detail: { application: id },
    })
    return toApplied(ended, now)
  }),
]
