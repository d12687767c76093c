import type { TopicState, TopicSummary } from '#contract/topics'
import type { TopicRow } from './queries.ts'

/** Whether a topic is on, on this day, YYYY-MM-DD in China: through its last day. */
function stateOn(today: string, { starts_on, ends_on }: TopicRow): TopicState {
  if (starts_on !== null && starts_on > today) return 'coming'
  return ends_on !== null && ends_on < today ? 'ended' : 'running'
}

/** A topic as lists show it. */
export const summaryOf = (row: TopicRow, today: string): TopicSummary => ({
  address: row.address,
  title: row.title,
  summary: row.summary,
  starts: row.starts_on ?? '',
  ends: row.ends_on ?? '',
  state: stateOn(today, row),
})
