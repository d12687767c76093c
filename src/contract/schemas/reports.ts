import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { reportForm } from '../report-fields.ts'

export const reportJob = {
  summary: '举报职位',
  input: reportForm(),
  output: z.object({ ticket: z.string(), at: z.number() }),
} satisfies Schemas
