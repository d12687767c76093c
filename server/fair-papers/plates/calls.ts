import type { Attendee } from '#contract/fair-booking-fields'
import { isOnline } from '#contract/fair-kinds'
import { type FairPlates, fairPlateCounts, makeFairPlates } from '#contract/fair-papers'
import { findOfficeRow, type OfficeRow } from '../../fair-office/desk/queries.ts'
import { listFairPeople } from '../../fair-office/mandate-queries.ts'
import { fieldKey, openText } from '../../field-key.ts'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { demandOrganiser } from '../organiser.ts'
import { listEmployers, listSealed } from './queries.ts'
import { staffRoles } from './staff.ts'

type Plates = FairPlates['plates']

/** A fair on site whose organiser asks. */
async function demandFair(context: Context<'type1'>, fair: string): Promise<OfficeRow> {
  await demandOrganiser(context, fair)
  const row = await findOfficeRow(context.db, fair)
  if (!row || isOnline(row.kind)) throw notFound()
  return row
}

/** Names alone: the numbers of whoever comes stay sealed away. */
async function exhibitorPlates({ db, settings }: Context<'type1'>, fair: string, row: string): Promise<Plates> {
  const key = await fieldKey(settings)
  return (await listSealed(db, fair, row)).flatMap(({ company, booth, sealed }) =>
    // It was sealed with this very shape (server/fair-bookings/attendees.ts).
    (JSON.parse(openText(key, sealed)) as Attendee[]).map(({ name }) => ({ name, company, booth, role: '参展人员' })),
  )
}

async function staffPlates({ db }: Context<'type1'>, fair: OfficeRow): Promise<Plates> {
  const people = await listFairPeople(db, String(fair.id))
  return staffRoles(people).map(({ name, role }) => ({ name, company: fair.organiser, booth: '', role }))
}

export const plateCalls = [
  serve(fairPlateCounts, async ({ fair }, context) => {
    const { db } = context
    const row = await demandFair(context, fair)
    const employers = await listEmployers(db, fair)
    return {
      title: row.title,
      named: employers.reduce((sum, { people }) => sum + people, 0),
      employers: employers.filter(({ people }) => people > 0).length,
      without: employers.filter(({ people }) => people === 0).map(({ company, booth }) => ({ company, booth })),
      staff: staffRoles(await listFairPeople(db, fair)).length,
    }
  }),

  serve(makeFairPlates, async ({ fair, group, row }, context) => {
    const found = await demandFair(context, fair)
    const plates = group === 'staff' ? await staffPlates(context, found) : await exhibitorPlates(context, fair, row)
    const detail = { group, row, plates: plates.length }
    await context.audit({ action: 'fair.plates', subject: { kind: 'fair', id: fair }, detail })
    return { title: found.title, opensAt: Date.parse(found.opens_at), plates }
  }),
]
