import { codes } from '#contract/codes'
import { payUnits } from '#contract/flexible'
import type { FlexibleDraft, OwnFlexibleJob } from '#contract/flexible-form'
import { canStep, type FlexibleStep, flexibleStage } from '#contract/flexible-life'
import {
  addFlexibleJob,
  closeFlexibleJob,
  deleteFlexibleJob,
  getOwnFlexibleJob,
  listOwnFlexibleJobs,
  unqueueFlexibleJob,
  updateFlexibleJob,
} from '#contract/flexible-posts'
import { closingReasonList } from '#contract/reference/closing-reasons'
import { labelOf } from '#contract/reference/lookup'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { notVerified } from '../jobs/unverified.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { calledOffMessage, changedMessage } from './post-messages.ts'
import {
  callOff,
  countPosts,
  deletePost,
  draftOf,
  findPost,
  insertPost,
  isUnposted,
  keepDraft,
  listHopeful,
  listPosts,
  lockPost,
  type PostRow,
  putPost,
  queuePost,
} from './post-queries.ts'
import { readFlexiblePosting } from './posting.ts'

export type Own = Context<'type1'>

export const subjectOf = (id: string | number) => ({ kind: 'flexible', id: String(id) })

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

export const stageOf = ({ status, headcount, taken, begins, ends }: PostRow, now: Date) =>
  flexibleStage({ status, headcount, taken, begins: momentOf(begins), ends: momentOf(ends) }, now.getTime())

const becauseOf = ({ closed_reason: reason, closed_words: words }: PostRow) =>
  [labelOf(closingReasonList, reason), words].filter(part => part !== '').join('：')

const toOwn = (row: PostRow, now: Date): OwnFlexibleJob => ({
  id: String(row.id),
  stage: stageOf(row, now),
  draft: draftOf(row),
  taken: row.taken,
  applicants: row.applicants,
  closedBecause: becauseOf(row),
  version: row.version,
  updatedAt: Date.parse(row.updated_at),
})

function toItem(row: PostRow, now: Date) {
  const draft = draftOf(row)
  return {
    id: String(row.id),
    stage: stageOf(row, now),
    title: draft.title,
    place: placeLabel(draft.city, draft.district),
    payLow: draft.payLow,
    payHigh: draft.payHigh,
    payUnit: payUnits.find(({ value }) => value === draft.payUnit)?.value ?? 'hour',
    startsOn: draft.startsOn,
    startsAt: draft.startsAt,
    headcount: draft.headcount,
    left: Math.max(0, (draft.headcount ?? 0) - row.taken),
    applicants: row.applicants,
    waiting: row.waiting,
    closedBecause: becauseOf(row),
    updatedAt: Date.parse(row.updated_at),
  }
}

/** One of the company's casual jobs, held until the transaction ends; anybody else's does not exist. */
export async function locked({ db, user, now }: Own, id: string): Promise<PostRow> {
  const row = await lockPost(db, user.companyId, id, now)
  if (!row) throw notFound()
  return row
}

async function shown({ db, user, now }: Own, id: string): Promise<OwnFlexibleJob> {
  const row = await findPost(db, user.companyId, id, now)
  if (!row) throw notFound()
  return toOwn(row, now)
}

const refusals: Readonly<Record<FlexibleStep, string>> = {
  publish: '这份零工已经发布',
  queue: '这份零工已经发布',
  unqueue: '这份零工已经发布，不能改回草稿，可以取消',
  change: '已经开工、结束或取消的零工不能修改，可以换个日期再招',
  close: '只有还没开工的零工可以取消',
  relist: '这份零工还在招工，不用重新发布',
  remove: '已经发布的零工不能删除，可以取消',
}

function refuseUnless(row: PostRow, step: FlexibleStep, now: Date): void {
  if (!canStep(stageOf(row, now), step)) throw new Refusal(codes.wrongState, refusals[step])
}

/**
 * Puts it before the public, or changes what stands there and tells those who have applied; what is new of a company
 * whose check does not count waits until it does.
 */
async function put({ db, now, audit }: Own, row: PostRow, draft: FlexibleDraft): Promise<void> {
  const isNew = isUnposted(row)
  const standing = row.licence_standing
  if (standing !== 'valid' && !canStep(stageOf(row, now), 'queue')) throw notVerified('这份零工', standing)
  const posting = readFlexiblePosting(draft, row.taken, now)
  if (standing !== 'valid') {
    await queuePost(db, { id: row.id, ...posting, now })
    await audit({ action: 'flexible.queue', subject: subjectOf(row.id) })
    return
  }
  await putPost(db, { id: row.id, ...posting, now })
  await audit({ action: isNew ? 'flexible.publish' : 'flexible.change', subject: subjectOf(row.id) })
  const message = isNew ? null : changedMessage(String(row.id), draftOf(row), posting.draft)
  if (message) await sendMessage(db, { to: await listHopeful(db, row.id), audience: 'seeker', at: now, ...message })
}

/** It stands where publishing would put it. */
const isHandedIn = ({ status, licence_standing: standing }: PostRow) =>
  status === 'open' || (status === 'queued' && standing !== 'valid')

/** Stores what is written and publishes nothing. */
async function keep({ db, now, audit }: Own, row: PostRow, draft: FlexibleDraft): Promise<void> {
  await keepDraft(db, row.id, draft, now)
  await audit({ action: row.status === 'queued' ? 'flexible.unqueue' : 'flexible.save', subject: subjectOf(row.id) })
}

const isSame = (one: FlexibleDraft, other: FlexibleDraft) =>
  Object.entries(one).every(([name, answer]) => Reflect.get(other, name) === answer)

/** What an employer does with the company's own casual jobs. */
export const postCalls = [
  serve(listOwnFlexibleJobs, async ({ group, ...paging }, { db, user, now }) => {
    const filter = { companyId: user.companyId, group, now }
    const rows = await listPosts(db, filter, sliceOf(paging))
    return exactPage(
      rows.map(row => toItem(row, now)),
      await countPosts(db, filter),
      paging,
    )
  }),

  serve(getOwnFlexibleJob, ({ id }, context) => shown(context, id)),

  serve(addFlexibleJob, {
    limits: (_, { user }) => [{ name: 'flexible-add', subject: user.id, max: 100, seconds: 86_400 }],
    handle: async ({ draft, publish, relistOf = null }, context) => {
      const { db, user, now, audit } = context
      if (relistOf !== null) refuseUnless(await locked(context, relistOf), 'relist', now)
      const id = await insertPost(db, user.companyId, { draft, relistOf, now })
      await audit({ action: relistOf === null ? 'flexible.add' : 'flexible.relist', subject: subjectOf(id) })
      if (publish) await put(context, await locked(context, id), draft)
      return shown(context, id)
    },
  }),

  serve(updateFlexibleJob, async ({ id, version, draft, publish }, context) => {
    const { now } = context
    const row = await locked(context, id)
    // Pressed twice, or sent again after a lost answer.
    if (isSame(draft, draftOf(row)) && publish === isHandedIn(row)) return toOwn(row, now)
    if (row.version !== version) {
      throw new Refusal(codes.conflict, '这份零工已在别处修改，请核对后再保存', { current: toOwn(row, now) })
    }
    refuseUnless(row, 'change', now)
    await (publish || !isUnposted(row) ? put : keep)(context, row, draft)
    return shown(context, id)
  }),

  serve(unqueueFlexibleJob, async ({ id }, context) => {
    const row = await locked(context, id)
    if (row.status === 'draft') return toOwn(row, context.now)
    refuseUnless(row, 'unqueue', context.now)
    await keep(context, row, draftOf(row))
    return shown(context, id)
  }),

  serve(closeFlexibleJob, async ({ id, closing }, context) => {
    const { db, now, audit } = context
    const row = await locked(context, id)
    if (row.status === 'closed') return toOwn(row, now)
    refuseUnless(row, 'close', now)
    await callOff(db, row.id, { ...closing, now })
    await audit({ action: 'flexible.close', subject: subjectOf(id), detail: { reason: closing.reason } })
    const to = await listHopeful(db, row.id)
    await sendMessage(db, { to, audience: 'seeker', at: now, ...calledOffMessage(id, row.title, closing.reason) })
    return shown(context, id)
  }),

  serve(deleteFlexibleJob, async ({ id }, context) => {
    const row = await locked(context, id)
    refuseUnless(row, 'remove', context.now)
    await deletePost(context.db, row.id)
    await context.audit({ action: 'flexible.delete', subject: subjectOf(id) })
    return { ok: true } as const
  }),
]
