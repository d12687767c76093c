import type { TicketStage } from '#contract/exam-tickets'
import { allApart, eachApart } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { recheckEnd } from '../exam-tickets/recheck-rule.ts'
import { sendMessage } from '../messages/send.ts'
import { forAll } from './for-all.ts'
import { findStageTicket, listStageScores, type StageScoresRow } from './queries/stages.ts'
import { markReminded } from './queries/waiting.ts'
import { stageMessage, stageRecheckMessage } from './reminder-words.ts'
import { isWithinDay, within } from './within-day.ts'

const DAY = 86_400
/** No notice gives more days for rechecks, and the one on which scores came out does not count. */
const LONGEST = 61 * DAY

/** The day of a later stage is told a day ahead to whoever has a ticket for it; another ticket, which may be of another day, tells anew. */
function remindOfStage(db: Db, stage: TicketStage, now: Date): Promise<void> {
  const which = sql`g.user_id is not null and g.status = '3' and exists (
    select 1 from exam_tickets t where t.registration_id = g.id and t.stage = ${stage} and not t.void
      and ${within(sql`t.arrives_at`, now)} and (t.stage || ' ' || t.revision) <> all(g.reminded))`
  return forAll(db, which, now, {
    work: async (tx, row) => {
      const ticket = await findStageTicket(tx, row.id, stage)
      if (!ticket) return []
      await markReminded(tx, row.id, `${stage} ${ticket.revision}`)
      const to = row.user_id === null ? [] : [row.user_id]
      await sendMessage(tx, { to, audience: 'seeker', at: now, ...stageMessage(row, stage, ticket) })
      return []
    },
  })
}

/** The end of the days in which scores of a later stage may be asked about, where it is not that of the written ones. */
async function remindOfRecheck(db: Db, scores: StageScoresRow, now: Date): Promise<void> {
  const { id, stage, released_at: releasedAt, recheck_until } = scores
  const end = await recheckEnd(db, scores, scores)
  if (end === Date.parse(recheck_until) || !isWithinDay(end, now)) return
  const what = `recheck ${stage}`
  const which = sql`g.user_id is not null and g.exam_id = ${id} and ${what} <> all(g.reminded) and exists (
    select 1 from exam_scores s where s.registration_id = g.id and s.stage = ${stage}
      and s.released_at = ${releasedAt}::timestamptz)`
  await forAll(db, which, now, {
    work: async (tx, row) => {
      await markReminded(tx, row.id, what)
      const to = row.user_id === null ? [] : [row.user_id]
      await sendMessage(tx, { to, audience: 'seeker', at: now, ...stageRecheckMessage(row, stage, end) })
      return []
    },
  })
}

/** Reminds whoever has an account of what later stages bring, once. Throws as `eachApart` does. */
export const remindOfStages = (db: Db, now: Date): Promise<void> =>
  allApart(
    () => remindOfStage(db, 'skill', now),
    () => remindOfStage(db, 'interview', now),
    async () =>
      eachApart(
        await listStageScores(db, { since: secondsAfter(now, -LONGEST), now }),
        ({ id }) => id,
        scores => remindOfRecheck(db, scores, now),
      ),
  )
