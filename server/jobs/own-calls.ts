import { codes } from '#contract/codes'
import {
  addJob,
  deleteJob,
  getOwnJob,
  listOwnJobs,
  type OwnJob,
  refreshJob,
  updateJob,
  updateJobStatus,
} from '#contract/jobs'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal, tooMany } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { draftOf, isPublished, isSame, toOwnJob } from './draft.ts'
import { copyOf, toOwnItem } from './own-list.ts'
import { readPosting } from './posting.ts'
import {
  countOwn,
  deleteJobRow,
  findOwn,
  hasApplications,
  insertDraft,
  listOwnRows,
  lockOwn,
  type OwnRow,
  updateDraft,
} from './queries/own.ts'
import { publish, refresh, takeDown } from './queries/publish.ts'
import { refreshableAt } from './refreshing.ts'

type Own = Context<'type1'>

const subjectOf = (id: string | number) => ({ kind: 'job', id: String(id) })

/** One of the caller's company's jobs, held until the transaction ends; anybody else's does not exist. */
async function locked({ db, user, now }: Own, id: string): Promise<OwnRow> {
  const row = await lockOwn(db, user.companyId, id, chinaDay(now))
  if (!row) throw notFound()
  return row
}

async function shown({ db, user, now }: Own, id: string): Promise<OwnJob> {
  const row = await findOwn(db, user.companyId, id, chinaDay(now))
  if (!row) throw notFound()
  return toOwnJob(row)
}

/** What an employer does with the company's own jobs. */
export const ownCalls = [
  serve(listOwnJobs, async ({ state, t, ...paging }, { db, user, now }) => {
    const filter = { companyId: user.companyId, state, t }
    const today = chinaDay(now)
    const rows = await listOwnRows(db, filter, sliceOf(paging), today)
    return exactPage(
      rows.map(row => toOwnItem(row, now)),
      await countOwn(db, filter, today),
      paging,
    )
  }),

  serve(getOwnJob, ({ id }, context) => shown(context, id)),

  serve(addJob, {
    limits: (_, { user }) => [{ name: 'job-add', subject: user.id, max: 200, seconds: 24 * 3_600 }],
    handle: async ({ draft, copyOf: source }, context) => {
      const { db, user, now, audit } = context
      const start = source === undefined ? draft : copyOf(await locked(context, source), chinaDay(now))
      const id = await insertDraft(db, user.companyId, start, now)
      await audit({ action: 'job.add', subject: subjectOf(id) })
      return shown(context, id)
    },
  }),

  serve(updateJob, async ({ id, version, draft }, context) => {
    const { db, now, audit } = context
    const row = await locked(context, id)
    if (isSame(draft, draftOf(row))) return toOwnJob(row)
    if (row.version !== version) {
      throw new Refusal(codes.conflict, '这个职位已在别处修改，请核对后再保存', { current: toOwnJob(row) })
    }
    await updateDraft(db, row.id, isPublished(row, draft) ? null : draft, now)
    await audit({ action: 'job.save', subject: subjectOf(id) })
    return shown(context, id)
  }),

  serve(updateJobStatus, async ({ id, state }, context) => {
    const { db, now, audit } = context
    const row = await locked(context, id)
    if (state === 'invalid') {
      if (row.status === 'draft') throw new Refusal(codes.wrongState, '职位还没有发布')
      if (row.status === 'invalid') return toOwnJob(row)
      await takeDown(db, row.id, now)
    } else {
      if (row.state === 'valid' && row.draft === null) return toOwnJob(row)
      const facts = readPosting(draftOf(row), chinaDay(now))
      await publish(db, { id: row.id, facts, refresh: refreshableAt(row, now) === 0 && row.state !== 'valid', at: now })
    }
    await audit({ action: state === 'valid' ? 'job.publish' : 'job.takeDown', subject: subjectOf(id) })
    return shown(context, id)
  }),

  serve(refreshJob, async ({ id }, context) => {
    const { db, now, audit } = context
    const row = await locked(context, id)
    if (row.state !== 'valid') throw new Refusal(codes.wrongState, '职位不在招聘中，请先发布')
    const free = refreshableAt(row, now)
    if (free > 0) throw tooMany((free - now.getTime()) / 1_000, '每天只能刷新一次，请明天再来')
    await refresh(db, row.id, now)
    await audit({ action: 'job.refresh', subject: subjectOf(id) })
    return { refreshedAt: now.getTime(), refreshableAt: refreshableAt({ refreshed_at: now.toISOString() }, now) }
  }),

  serve(deleteJob, async ({ id }, context) => {
    const row = await locked(context, id)
    if (row.status !== 'draft' && (await hasApplications(context.db, row.id))) {
      throw new Refusal(codes.wrongState, '已有人投递，不能删除，可以下架')
    }
    await deleteJobRow(context.db, row.id)
    await context.audit({ action: 'job.delete', subject: subjectOf(id) })
    return { ok: true } as const
  }),
]
