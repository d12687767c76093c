import { companyAnswering } from '#contract/applications'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findAnswering, toAnswering } from './queries/answering.ts'

export const answeringCall = serve(companyAnswering, async ({ id }, { db, now }) => {
  const found = await findAnswering(db, id, now)
  if (!found) throw notFound()
  return toAnswering(found)
})
