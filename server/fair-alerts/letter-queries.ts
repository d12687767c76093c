import type { FairAlertWay } from '#contract/fair-alerts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface Written {
  readonly notice: string
  readonly to: readonly string[]
  /** It goes at night, too. */
  readonly urgent: boolean
}

/** Writes a notice once more for each way that these people have chosen. Belongs into the transaction that tells them. */
export const writeLetters = (tx: Queryable, { notice, to, urgent }: Written, now: Date) =>
  tx.run(sql`
    insert into fair_notice_letters (notice_id, user_id, way, urgent, next_at)
    select ${notice}::uuid, a.user_id, way, ${urgent}::boolean, ${now}::timestamptz
    from fair_alerts a cross join unnest(a.ways) as chosen (way) where a.user_id = any(${[...to]}::uuid[])`)

const address = sql`case l.way when 'sms' then u.phone else u.email end`

/** Letters with their owner, as long as these still want them. */
const wanted = sql`
  fair_alerts a join users u on u.id = a.user_id and u.cancelled_at is null
  where a.user_id = l.user_id and l.way = any(a.ways) and ${address} <> ''`

export const unwantedLetters = sql`
  delete from fair_notice_letters l where l.state <> 'sent' and not exists (select 1 from ${wanted})`

/** Lets go of what nobody wants any more. */
export const dropLetters = (db: Queryable) => db.run(unwantedLetters)

interface LetterRow {
  readonly id: number
  readonly way: FairAlertWay
  readonly to: string
  /** This one among them. */
  readonly tries: number
  readonly title: string
  readonly body: string
  readonly fair_id: number
  readonly fair: string
}

interface Turn {
  readonly now: Date
  /** When it is tried again, unless it has gone by then. */
  readonly again: Date
  /** Whether texts that can wait for the day may go. */
  readonly texts: boolean
}

/** The letter whose turn it is, which nobody else takes until `again`; undefined for none. */
export async function takeLetter(db: Queryable, { now, again, texts }: Turn): Promise<LetterRow | undefined> {
  const [row] = await db.query<LetterRow>(sql`
    with turn as (
      select l.id, s.to from fair_notice_letters l cross join lateral (select ${address} as to from ${wanted}) s
      where l.state = 'waiting' and l.next_at <= ${now} and (l.way = 'email' or l.urgent or ${texts})
      order by l.next_at, l.id limit 1 for update of l skip locked)
    update fair_notice_letters l set next_at = ${again}, tries = l.tries + 1
    from turn, fair_notices n, fairs f where l.id = turn.id and n.id = l.notice_id and f.id = n.fair_id
    returning l.id, l.way, l.tries, n.title, n.body, n.fair_id, f.title as fair, turn.to`)
  return row
}

export const setLetter = (db: Queryable, id: number, state: 'sent' | 'failed') =>
  db.run(sql`update fair_notice_letters set state = ${state} where id = ${id}`)
