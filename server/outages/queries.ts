import type { OutageKind } from '#contract/exam-office'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** When a copy of the service last said that it runs, held until the transaction ends; undefined the first time. */
export async function takePulse(tx: Queryable): Promise<Date | undefined> {
  const [row] = await tx.query<{ at: string }>(sql`select at from service_pulse for update`)
  return row && new Date(row.at)
}

export const setPulse = (tx: Queryable, now: Date) =>
  tx.run(sql`
    insert into service_pulse (at) values (${now})
    on conflict (one) do update set at = greatest(service_pulse.at, excluded.at)`)

interface Span {
  readonly since: Date
  readonly until: Date
}

export const insertOutage = (tx: Queryable, kind: OutageKind, { since, until }: Span) =>
  tx.run(sql`insert into service_outages (kind, began_at, ended_at) values (${kind}, ${since}, ${until})`)

/** Prolongs the overload that reaches up to `since`; false where there is none. */
export const prolongOverload = async (tx: Queryable, { since, until }: Span): Promise<boolean> =>
  (await tx.run(sql`
    update service_outages set ended_at = greatest(ended_at, ${until}::timestamptz)
    where id = (select id from service_outages where kind = 'overload' and ended_at >= ${since} order by ended_at desc limit 1)`)) >
  0

interface OutageRow {
  readonly id: number
  readonly kind: OutageKind
  readonly began_at: string
  readonly ended_at: string
}

/** Outages that came upon a span of time, the last one first. */
export const listOutages = (db: Queryable, { since, until }: Span) =>
  db.query<OutageRow>(sql`
    select id, kind, began_at, ended_at from service_outages
    where ended_at > ${since} and began_at < ${until} order by ended_at desc, id desc`)

export const forgetOutages = (db: Queryable, before: Date) =>
  db.run(sql`delete from service_outages where ended_at <= ${before}`)
