import { listOfficeFairs, officeFairInfo } from '#contract/fair-office'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { citiesToOrganise, listFairMandates, listFairPeople } from '../mandate-queries.ts'
import { demandFairMandate } from '../mandates.ts'
import { visitorFigures } from '../notices/visitors.ts'
import { countsOf } from './counts.ts'
import { toOfficeFair } from './office-fair.ts'
import { countBooths, countParticipations, findOfficeRow, listOfficeRows } from './queries.ts'

/** The fairs that one has a hand in, and how they stand. */
export const deskCalls = [
  serve(listOfficeFairs, async ({ view }, { db, user, now }) => {
    const held = new Map((await listFairMandates(db, user.id)).map(row => [row.fair_id, row.mandates]))
    const rows = await listOfficeRows(db, [...held.keys()], view === 'past', now)
    const list = rows.map(row => toOfficeFair(row, held.get(row.id) ?? [], now))
    return { list, cities: [...(await citiesToOrganise(db, user.id))] }
  }),

  serve(officeFairInfo, async ({ fair }, context) => {
    const { db, now } = context
    const mandates = await demandFairMandate(context, fair)
    const row = await findOfficeRow(db, fair)
    if (!row) throw notFound()
    const people = await listFairPeople(db, fair)
    return {
      ...toOfficeFair(row, mandates, now),
      version: row.version,
      participations: countsOf(await countParticipations(db, fair)),
      oldest: row.oldest === null ? null : Date.parse(row.oldest),
      booths: await countBooths(db, fair, now),
      capacity: row.capacity,
      visitors: await visitorFigures(db, fair),
      people: people.map(({ name, mandates: theirs, is_city }) => ({ name, mandates: theirs, isCity: is_city })),
    }
  }),
]
