import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportForm } from './report-fields.ts'

/** Reports a posting to the office. Who reports the same posting again is given the ticket that they have. */
export const reportJob = endpoint({
  method: 'POST',
  path: '/company_jobs/report',
  summary: '举报职位',
  access: 'type2',
  creates: true,
  input: reportForm(),
  output: z.object({ ticket: z.string(), at: z.number() }),
})
