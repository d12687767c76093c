import { freeCancelUntil } from '#contract/fair-absence'
import {
  bringJobs,
  confirmParticipation,
  editFairTags,
  fairAttendees,
  saveFairWishes,
  withdrawParticipation,
} from '#contract/fair-bookings'
import type { ParticipationState } from '#contract/fair-participation'
import { wordingObstacle } from '#contract/posting-check'
import { chinaMinute } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { fieldKey } from '../field-key.ts'
import { invalid } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { putAttendees, readAttendees } from './attendees.ts'
import { demandNotPaused, wrongState } from './booth-calls.ts'
import { listBrought, putJobs } from './jobs-queries.ts'
import { endParticipation } from './letting-go.ts'
import { heldOwn, own, shown } from './own.ts'
import { listOpenJobs } from './own-queries.ts'
import type { ParticipationRow } from './queries.ts'
import { auditOf, takeStep } from './step.ts'

/** Why nothing of a participation that has ended can be changed. */
const endedWords: Partial<Record<ParticipationState, string>> = {
  refused: '报名未通过审核，不能修改',
  released: '贵单位的展位或名额已收回，不能修改',
  withdrawn: '贵单位已取消报名，不能修改',
}

/** What is told of a participation may be changed while it lasts and the fair has a day that is not over, stopped or not. */
function demandActive({ state, closes_at, fair_state }: ParticipationRow, now: Date): void {
  if (fair_state === 'cancelled') throw wrongState('招聘会已取消，不能修改')
  const ended = endedWords[state]
  if (ended !== undefined) throw wrongState(ended)
  if (fair_state === 'postponed') throw wrongState('招聘会已延期，定下新的日期后可以修改')
  if (Date.parse(closes_at) <= now.getTime()) throw wrongState('招聘会已结束，不能修改')
}

/** What an employer says and does about a participation of its own, booths aside. */
export const ownCalls = [
  serve(editFairTags, async ({ id, tags }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    demandActive(row, now)
    const faults = tags.flatMap((tag, at) => {
      const fault = wordingObstacle(tag)
      return fault === '' ? [] : [[`tags.${at}`, fault] as const]
    })
    if (faults.length > 0) throw invalid(Object.fromEntries(faults))
    await db.run(sql`update fair_participations set tags = ${tags}, updated_at = ${now} where id = ${id}`)
    await auditOf(db, row, { user, now })('fair-participation.tags', { tags: tags.length })
    return { tags }
  }),

  serve(saveFairWishes, async ({ id, equipment, wishes }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    demandActive(row, now)
    if (Date.parse(row.opens_at) <= now.getTime()) throw wrongState('招聘会已开始，请到现场服务台提出')
    await db.run(sql`
      update fair_participations set equipment = ${equipment}, wishes = ${wishes}, updated_at = ${now} where id = ${id}`)
    await auditOf(db, row, { user, now })('fair-participation.wishes')
    return { ok: true as const }
  }),

  serve(bringJobs, async ({ participation: id, jobs }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    demandActive(row, now)
    const most = rulesOfFair(row).jobsPerBooth
    if (jobs.length > most) throw invalid({ jobs: `每个展位最多带 ${most} 个职位` })
    const brought = await listBrought(db, id)
    const open = new Set((await listOpenJobs(db, user.companyId, now)).map(job => job.id))
    // One that was closed after it was brought may stay where it is; it is shown as closed.
    if (jobs.some(job => !open.has(job) && !brought.includes(job)))
      throw invalid({ jobs: '所选职位中有已下架的，请重新选择' })
    await putJobs(db, { participation: id, jobs, now })
    await auditOf(db, row, { user, now })('fair-participation.jobs', { jobs: jobs.length })
    return { jobs }
  }),

  serve(fairAttendees, async ({ id }, context) => {
    await own(context, id)
    await context.audit({ action: 'fair-attendees.read', subject: { kind: 'fair-participation', id } })
    return { attendees: await readAttendees(context.db, await fieldKey(context.settings), id) }
  }),

  serve(confirmParticipation, {
    prepare: (_, { settings }) => fieldKey(settings),
    handle: async ({ id, attendees }, context, key) => {
      const { db, user, now } = context
      const row = await heldOwn(context, id)
      demandActive(row, now)
      if (row.state !== 'booked' && row.state !== 'confirmed') throw wrongState('选定展位后才能确认参会人员')
      if (row.state === 'booked') demandNotPaused(row)
      if (row.state === 'booked' && Date.parse(row.book_until) <= now.getTime())
        throw wrongState('确认已截止，展位已收回')
      if (Date.parse(row.opens_at) <= now.getTime()) throw wrongState('招聘会已开始，参会人员请到现场服务台变更')
      await putAttendees(db, key, { participation: id, people: attendees, now })
      if (row.state === 'booked') await takeStep(db, row, { command: 'confirm', user, now })
      else await auditOf(db, row, { user, now })('fair-attendees.changed', { people: attendees.length })
      return shown(context, id)
    },
  }),

  serve(withdrawParticipation, async ({ id, accepted }, context) => {
    const { user, now } = context
    const row = await heldOwn(context, id)
    const opensAt = Date.parse(row.opens_at)
    const freeUntil = freeCancelUntil(rulesOfFair(row), { state: row.fair_state, opensAt })
    if (freeUntil !== null && opensAt <= now.getTime()) throw wrongState('招聘会已开始，不能再取消')
    const hasBooth = row.state === 'booked' || row.state === 'confirmed'
    const isLate = hasBooth && freeUntil !== null && freeUntil <= now.getTime()
    if (isLate && !accepted)
      throw wrongState(`${chinaMinute(freeUntil)} 后取消记为一次未到场，已付的展位费不退。仍要取消请再次确认`)
    const ended = await endParticipation(context.db, row, {
      command: 'withdraw',
      reason: '',
      note: isLate ? '已过免费取消的时间，记为一次未到场，展位费不退。' : '',
      refund: !isLate,
      user,
      now,
      also: isLate ? sql`, late_withdrawal = true` : sql.empty,
    })
    if (!ended) throw wrongState('现在不能取消')
    return shown(context, id)
  }),
]
