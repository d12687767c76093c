import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/reports.ts'

/** Reports a posting to the office. Who reports the same posting again before the office has answered is given the ticket that they have. */
export const reportJob = endpoint<typeof schemas.reportJob>({
  method: 'POST',
  path: '/company_jobs/report',
  access: 'type2',
  creates: true,
})
