import type * as z from 'zod/mini'
import type * as schemas from './schemas/fair-summary.ts'

export type FairSummary = z.output<ReturnType<typeof schemas.fairSummary>>
