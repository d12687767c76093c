import type { LiveTopic } from '#contract/fair-lives'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How a stream of a test differs from the organiser's own that begins with its fair and lasts an hour. */
export interface TestLive {
  readonly fair?: number
  /** Of whoever broadcasts. */
  readonly participation?: string
  readonly topic?: LiveTopic
  readonly title?: string
  readonly startsMinute?: number
  readonly minutes?: number
  readonly replayDays?: number
  readonly media?: string
  readonly captions?: string
}

/** Stores a stream. Its id. */
export async function seedLive(db: Queryable, given: TestLive = {}): Promise<string> {
  const { fair = 1, participation = null, topic = 'policy', title = '政策解读', startsMinute = 0, minutes = 60 } = given
  const { replayDays = 30, media = 'policy', captions = 'policy' } = given
  const [row] = await db.query<{ id: number }>(sql`
    insert into fair_lives (fair_id, participation_id, topic, title, starts_minute, minutes, replay_days, media_key,
      captions_key)
    values (${fair}, ${participation}, ${topic}, ${title}, ${startsMinute}, ${minutes}, ${replayDays}, ${media}, ${captions})
    returning id`)
  return String(row?.id)
}
