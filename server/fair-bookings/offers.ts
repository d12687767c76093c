import { type FairOfferCommand, type FairOfferState, stepOffer } from '#contract/fair-offer'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface OfferRow {
  readonly id: string
  readonly participation_id: string
  readonly booth_id: number
  readonly code: string
  readonly fee: number
  readonly state: FairOfferState
  readonly offered_at: string
  readonly until: string
}

const columns = sql`o.id, o.participation_id, o.booth_id, b.code, b.fee, o.state, o.offered_at, o.until`
const tables = sql`fair_offers o join fair_booths b on b.id = o.booth_id`

/** What one is offered just now. */
export async function findOpenOffer(db: Queryable, participation: string): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>(sql`
    select ${columns} from ${tables} where o.participation_id = ${participation} and o.state = 'open'`)
  return row
}

interface NewOffer {
  readonly id: string
  readonly fair: number
  readonly participation: string
  readonly booth: string | number
  readonly until: Date
  readonly now: Date
}

export const insertOffer = (tx: Queryable, { id, fair, participation, booth, until, now }: NewOffer) =>
  tx.run(sql`
    insert into fair_offers (id, fair_id, participation_id, booth_id, state, offered_at, until)
    values (${id}, ${fair}, ${participation}, ${booth}, 'open', ${now}, ${until})`)

/** Ends an offer; false where it can't be, because it is over or answered. */
export async function endOffer(
  tx: Queryable,
  { id, state, until }: Pick<OfferRow, 'id' | 'state' | 'until'>,
  command: FairOfferCommand,
  now: Date,
): Promise<boolean> {
  const next = stepOffer({ state, until: Date.parse(until) }, command, now.getTime())
  if (next === null) return false
  return (
    (await tx.run(sql`
      update fair_offers set state = ${next}, ended_at = ${now} where id = ${id} and state = 'open'`)) === 1
  )
}
