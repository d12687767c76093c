import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { OutgoingMessage } from '../outbox.ts'

/** What goes out besides the message on the portal, and by which way; to whom is read when it goes. */
export interface Letter extends Pick<OutgoingMessage, 'text' | 'headers'> {
  readonly way: 'sms' | 'email'
}

interface LetterRow extends Required<Letter> {
  readonly id: number
  readonly to: string
}

/** Belongs into the transaction that tells of the same on the portal. */
export const insertLetter = (tx: Queryable, searchId: string, { way, text, headers = {} }: Letter, at: Date) =>
  tx.run(sql`
    insert into search_letters (search_id, way, text, headers, written_at, next_at)
    values (${searchId}, ${way}, ${text}, ${sql.json(headers)}, ${at}, ${at})`)

const address = sql`case l.way when 'sms' then case when s.by_sms then u.phone end else case when s.by_email then u.email end end`

/** Letters with their search and its owner, as long as these still want them. */
const wanted = sql`
  searches s join users u on u.id = s.user_id and u.cancelled_at is null
  where s.id = l.search_id and s.alert <> 'off' and ${address} <> ''`

/** Lets go of what nobody wants any more, and of what was written at or before then. */
export const dropLetters = (db: Queryable, before: Date) =>
  db.run(sql`
    delete from search_letters l where l.written_at <= ${before} or not exists (select 1 from ${wanted})`)

interface Turn {
  readonly now: Date
  /** When it is tried again, unless it has gone by then. */
  readonly again: Date
  /** Whether texts may go. */
  readonly texts: boolean
}

/** The letter whose turn it is, which nobody else takes until `again`; undefined for none. */
export async function takeLetter(db: Queryable, { now, again, texts }: Turn): Promise<LetterRow | undefined> {
  const [row] = await db.query<LetterRow>(sql`
    with turn as (
      select l.id, s.to from search_letters l cross join lateral (select ${address} as to from ${wanted}) s
      where l.next_at <= ${now} and (l.way = 'email' or ${texts})
      order by l.next_at, l.id limit 1 for update of l skip locked)
    update search_letters l set next_at = ${again} from turn where l.id = turn.id
    returning l.id, l.way, l.text, l.headers, turn.to`)
  return row
}

export const deleteLetter = (db: Queryable, id: number) => db.run(sql`delete from search_letters where id = ${id}`)
