import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/job-looks.ts'

/**
 * Somebody looks at a job: counted once a person and day, and at the top of a seeker's browsing history. The company's own
 * members are not counted.
 */
export const lookAtJob = endpoint<typeof schemas.lookAtJob>({
  method: 'POST',
  path: '/company_jobs/look',
  access: 'public',
})
