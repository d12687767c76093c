import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-office.ts'

export type OfficeFair = z.output<ReturnType<typeof schemas.officeFair>>

/** The fairs for which one has a mandate: those that are ahead or on, the next first; or past ones, the last first. */
export const listOfficeFairs = endpoint<typeof schemas.listOfficeFairs>({
  method: 'GET',
  path: '/fair_office/fairs',
  access: 'type1',
})

/** One fair as its office sees it: who stands where, what has to be handed in. */
export const officeFairInfo = endpoint<typeof schemas.officeFairInfo>({
  method: 'GET',
  path: '/fair_office/fair',
  access: 'type1',
})
export type OfficeFairInfo = OutputOf<typeof officeFairInfo>
