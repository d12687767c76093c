import type { OwnJob } from '#contract/job-posting'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { toOwnJob } from './draft.ts'
import { findOwn, lockOwn, type OwnRow } from './queries/own.ts'

export type Own = Context<'type1'>

export const subjectOf = (id: string | number) => ({ kind: 'job', id: String(id) })

/** One of the caller's company's jobs, held until the transaction ends; anybody else's does not exist. */
export async function locked({ db, user, now }: Own, id: string): Promise<OwnRow> {
  const row = await lockOwn(db, user.companyId, id, chinaDay(now))
  if (!row) throw notFound()
  return row
}

/** One of the caller's company's jobs as it is now. */
export async function shown({ db, user, now }: Own, id: string): Promise<OwnJob> {
  const row = await findOwn(db, user.companyId, id, chinaDay(now))
  if (!row) throw notFound()
  return toOwnJob(row)
}
