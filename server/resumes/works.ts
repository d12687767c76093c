import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import {
  addWork,
  arrangeWorks,
  deleteWork,
  editWork,
  listWorks,
  type ShownWork,
  workRules,
} from '#contract/resume-works'
import type { Queryable } from '../db/db.ts'
import { checkAttachment } from '../files/attachment.ts'
import { DOCUMENT_BYTES } from '../files/document.ts'
import type { Context } from '../http/context.ts'
import { fileAddress } from '../http/files/address.ts'
import type { FileRule } from '../http/files/route.ts'
import { removeFile, saveFile } from '../http/files/save.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findResume, lockOwner, lockResume } from './queries.ts'
import type { SentWork } from './snapshot.ts'
import { isStale } from './stale.ts'
import {
  arrangeWorkRows,
  deleteWorkRow,
  insertWork,
  isWorkReceived,
  isWorkSent,
  listWorkRows,
  lockOfWork,
  updateCaption,
} from './work-queries.ts'

/** Kind of the stored files; `workRule` says who may read them. */
export const WORK_KIND = 'resume-work'

/** Besides its owner: whoever got it with an application that was not taken back, or downloaded the open resume. */
export const workRule: FileRule = async (db, user, fileId) =>
  user.userType === 1 && (await isWorkReceived(db, user.companyId, fileId))

/** A work as its readers see it, from its row or from what was sent. */
export const toWork = ({ id, file, caption, name, mime, bytes }: SentWork): ShownWork => ({
  id,
  kind: mime === 'application/pdf' ? 'document' : 'picture',
  src: fileAddress(file),
  name,
  caption,
  bytes,
})

const shownWorks = async (db: Queryable, resumeId: string) => ({ list: (await listWorkRows(db, resumeId)).map(toWork) })

/** Lets go of files that no resume shows any more; what was sent with an application stays with it. */
export async function releaseWorks(context: Context<'type2'>, files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (!(await isWorkSent(context.db, context.user.id, file))) await removeFile(context, file)
  }
}

export const workCalls = [
  serve(listWorks, async ({ id }, { db, user }) => {
    if (!(await findResume(db, user.id, id))) throw notFound()
    return shownWorks(db, id)
  }),

  serve(addWork, {
    maxBytes: DOCUMENT_BYTES,
    limits: (_, { user }) => [{ name: 'resume-work', subject: user.id, max: 60, seconds: 3_600 }],
    prepare: ({ files }) => checkAttachment(files),
    handle: async ({ id, caption }, context, { checked, name }) => {
      const { db, user, now, audit } = context
      // Both versions of a resume have the same works, so who adds to either takes turns.
      await lockOwner(db, user.id)
      const row = await lockResume(db, user.id, id)
      if (!row) throw notFound()
      if ((await listWorkRows(db, id)).length >= workRules.most) {
        throw new Refusal(codes.quotaReached, `最多 ${workRules.most} 个作品和附件，请先删除不用的`)
      }
      const file = await saveFile(context, WORK_KIND, checked, name)
      const resumeId = row.original_id ?? id
      await insertWork(db, { id: randomUUID(), resumeId, file, caption, at: now })
      await audit({ action: 'resume.addWork', subject: { kind: 'resume', id: resumeId } })
      return shownWorks(db, resumeId)
    },
  }),

  serve(editWork, async ({ id, caption, was }, { db, user, audit }) => {
    const resumeId = await lockOfWork(db, user.id, id)
    if (!resumeId) throw notFound()
    const stored = (await listWorkRows(db, resumeId)).find(work => work.id === id)?.caption ?? caption
    if (isStale(stored, caption, was)) {
      throw new Refusal(codes.conflict, `这条说明已在别处改为“${stored}”，再保存一次会替换它`, { current: stored })
    }
    await updateCaption(db, id, caption)
    await audit({ action: 'resume.editWork', subject: { kind: 'resume', id: resumeId } })
    return shownWorks(db, resumeId)
  }),

  serve(arrangeWorks, async ({ id, works }, { db, user, audit }) => {
    await lockOwner(db, user.id)
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    const resumeId = row.original_id ?? id
    await lockResume(db, user.id, resumeId)
    const stored = new Set((await listWorkRows(db, resumeId)).map(work => work.id))
    const isWhole = works.length === stored.size && stored.symmetricDifference(new Set(works)).size === 0
    if (!isWhole) throw new Refusal(codes.conflict, '作品在别处有增减，请看过之后再调整顺序')
    await arrangeWorkRows(db, works)
    await audit({ action: 'resume.arrangeWorks', subject: { kind: 'resume', id: resumeId } })
    return shownWorks(db, resumeId)
  }),

  serve(deleteWork, async ({ id }, context) => {
    const { db, user, audit } = context
    // Not while it is being sent, with whichever version.
    await lockOwner(db, user.id)
    const resumeId = await lockOfWork(db, user.id, id)
    const file = resumeId && (await deleteWorkRow(db, id))
    if (!resumeId || !file) throw notFound()
    await releaseWorks(context, [file])
    await audit({ action: 'resume.deleteWork', subject: { kind: 'resume', id: resumeId } })
    return shownWorks(db, resumeId)
  }),
]
