import { codes } from '#contract/codes'
import { addJob, deleteJob, getOwnJob, listOwnJobs, refreshJob, updateJob, updateJobStatus } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { draftOf, isPublished, isSame, toOwnJob } from './draft.ts'
import { makeOpen, moveUp, remove, saidWhy, takeDownFor } from './life.ts'
import { locked, shown, subjectOf } from './own.ts'
import { copyOf, toOwnItem } from './own-list.ts'
import { countOwn, insertDraft, listOwnRows, updateDraft } from './queries/own.ts'

/** What is being written may be longer than what can be published. */
const DRAFT_BYTES = 131_072

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
    maxBytes: DRAFT_BYTES,
    limits: (_, { user }) => [{ name: 'job-add', subject: user.id, max: 200, seconds: 24 * 3_600 }],
    handle: async ({ draft, copyOf: source }, context) => {
      const { db, user, now, audit } = context
      const original = source === undefined ? undefined : await locked(context, source)
      const id = await insertDraft(db, {
        companyId: user.companyId,
        draft: original ? copyOf(original, chinaDay(now)) : draft,
        source: original?.id,
        at: now,
      })
      await audit({ action: 'job.add', subject: subjectOf(id) })
      return shown(context, id)
    },
  }),

  serve(updateJob, {
    maxBytes: DRAFT_BYTES,
    handle: async ({ id, version, draft }, context) => {
      const { db, now, audit } = context
      const row = await locked(context, id)
      if (isSame(draft, draftOf(row))) return toOwnJob(row)
      if (row.version !== version) {
        throw new Refusal(codes.conflict, '这个职位已在别处修改，请核对后再保存', { current: toOwnJob(row) })
      }
      await updateDraft(db, row.id, isPublished(row, draft) ? null : draft, now)
      await audit({ action: 'job.save', subject: subjectOf(id) })
      return shown(context, id)
    },
  }),

  serve(updateJobStatus, async ({ id, state, closing }, context) => {
    const row = await locked(context, id)
    if (state === 'invalid') await takeDownFor(context, row, saidWhy(closing))
    else await makeOpen(context, row)
    return shown(context, id)
  }),

  serve(refreshJob, async ({ id }, context) => moveUp(context, await locked(context, id))),

  serve(deleteJob, async ({ id }, context) => {
    await remove(context, await locked(context, id))
    return { ok: true } as const
  }),
]
