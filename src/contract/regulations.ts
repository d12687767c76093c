import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/regulations.ts'

export type RegulationFacts = z.output<ReturnType<typeof schemas.regulationFacts>>

export type Clause = z.output<ReturnType<typeof schemas.clause>>

export type FoundRegulation = z.output<ReturnType<typeof schemas.foundRegulation>>

export const listRegulations = endpoint<typeof schemas.listRegulations>({
  method: 'GET',
  path: '/articles/regulations',
  access: 'public',
})
