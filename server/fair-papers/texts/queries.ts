import type { FairKind } from '#contract/fair-kinds'
import type { FairTextName } from '#contract/fair-texts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { officeName } from '../../fair-office/mandate-queries.ts'
import type { TextDraft } from './facts.ts'

interface FeatureRow {
  readonly kind: string
  readonly label: string
}

export interface TextFairRow {
  readonly kind: FairKind
  readonly title: string
  readonly organiser: string
  readonly phone: string
  readonly venue: string
  readonly address: string
  readonly opens_at: string
  readonly closes_at: string
  readonly capacity: number
  readonly expected: number | null
  readonly staff: number
  readonly filing_number: string
  readonly permit_number: string
  readonly results_hash: string | null
  readonly halls: readonly {
    readonly name: string
    readonly booths: number
    readonly features: readonly FeatureRow[]
  }[]
}

const columns = sql`f.kind, f.title, f.organiser, f.phone, f.venue, f.address, f.opens_at, f.closes_at, f.capacity,
  f.expected, f.staff, f.filing_number, f.permit_number, f.results_hash,
  (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'features', h.features,
    'booths', (select count(*) from fair_booths b where b.hall_id = h.id and b.retired_at is null)) order by h.place), '[]')
    from fair_halls h where h.fair_id = f.id) as halls`

export async function findTextFair(db: Queryable, fair: string): Promise<TextFairRow | undefined> {
  const [row] = await db.query<TextFairRow>(sql`select ${columns} from fairs f where f.id = ${fair}`)
  return row
}

/** The same, kept from others until the transaction ends. */
export async function lockTextFair(tx: Queryable, fair: string): Promise<TextFairRow | undefined> {
  const [row] = await tx.query<TextFairRow>(sql`select ${columns} from fairs f where f.id = ${fair} for update of f`)
  return row
}

export interface TextRow {
  readonly name: FairTextName
  readonly body: TextDraft
  readonly drafted: TextDraft
  readonly version: number
  readonly changed_by: string | null
  readonly changed_at: string
}

export const listTexts = (db: Queryable, fair: string) =>
  db.query<TextRow>(sql`
    select t.name, t.body, t.drafted, t.version, t.changed_at,
      (select ${officeName} from users u left join company_members cm on cm.user_id = u.id
        where u.id = t.changed_by) as changed_by
    from fair_texts t where t.fair_id = ${fair}`)

interface Stored {
  readonly fair: string
  readonly name: FairTextName
  readonly body: object
  readonly drafted: object
  readonly by: string
  readonly now: Date
}

export const putText = (tx: Queryable, { fair, name, body, drafted, by, now }: Stored) =>
  tx.run(sql`
    insert into fair_texts (fair_id, name, body, drafted, version, changed_by, changed_at)
    values (${fair}, ${name}, ${sql.json(body)}, ${sql.json(drafted)}, 1, ${by}, ${now})
    on conflict (fair_id, name) do update set body = excluded.body, drafted = excluded.drafted,
      version = fair_texts.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
