import { livePhaseAt } from '#contract/fair-live-phase'
import type { LiveSummary } from '#contract/fair-lives'
import type { LiveRow } from './queries.ts'

/** The moments of a stream, in milliseconds. */
export const timesOf = (row: LiveRow) => ({
  startsAt: Date.parse(row.starts_at),
  endsAt: Date.parse(row.ends_at),
  replayUntil: Date.parse(row.replay_until),
})

export function toLiveSummary(row: LiveRow, now: Date): LiveSummary {
  const times = timesOf(row)
  return {
    id: String(row.id),
    fair: { id: String(row.fair_id), title: row.fair_title, kind: row.fair_kind },
    topic: row.topic,
    title: row.title,
    host: row.host,
    companyId: row.company_id === null ? '' : String(row.company_id),
    speaker: row.speaker,
    phase: livePhaseAt(times, row.fair_state, now.getTime()),
    reason: row.fair_reason,
    ...times,
  }
}
