import { codes } from '#contract/codes'
import { judgeAll } from '#contract/exam-radar'
import { reviewStages } from '#contract/exam-review-rules'
import { claimReview, listReviews, type ReviewRow } from '#contract/exam-reviews'
import { demandMandate } from '../exam-office/mandates.ts'
import { openNumber } from '../exam-registrations/identity.ts'
import { lockById } from '../exam-registrations/queries/registrations.ts'
import { type FieldKey, fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { itemOf } from './item.ts'
import { lockOfficer, takeLock } from './lock-queries.ts'
import {
  type Asker,
  countLeft,
  countQueue,
  findExam,
  listPositions,
  listQueue,
  type Narrowed,
  type QueueRow,
  takeNext,
} from './queue-queries.ts'
import { sentCandidate } from './sent-candidate.ts'

/** Each time somebody else was quicker the next is tried; so many officers are never at one exam. */
const TRIES = 30

async function askerOf(exam: string, context: Context<'type1'>): Promise<Asker> {
  const mandates = await demandMandate(context, exam, 'review', 'second')
  return { exam, user: context.user.id, mandates, now: context.now }
}

function toRow(row: QueueRow, key: FieldKey, now: Date): ReviewRow {
  const candidate = sentCandidate(row.answers, openNumber(key, row.id_sealed), now)
  const { verdict, list } = judgeAll(row.conditions, candidate)
  const isWholly = list.every(one => one.verdict === 'fits')
  return {
    id: row.id,
    turn: row.turn,
    number: row.number,
    name: row.name,
    position: { id: String(row.position_id), code: row.code, unit: row.unit, title: row.title },
    kind: row.kind,
    stage: reviewStages[row.looks] ?? 'third',
    since: Date.parse(row.since),
    until: Date.parse(row.until),
    verdict: isWholly ? 'fits' : verdict === 'fits' ? 'unsure' : verdict,
    together: isWholly && row.looks === 0 && row.kind === 'first',
    heldBy: row.held_by,
  }
}

interface Wanted {
  readonly narrowed: Narrowed
  readonly skip: readonly string[]
  readonly id: string | undefined
}

/** The id of what is in the asker's hands now; undefined where there is nothing to take. */
async function take(asker: Asker, wanted: Wanted, { db }: Context<'type1'>): Promise<string | undefined> {
  const { exam, user, now } = asker
  for (let at = 0; at < TRIES; at += 1) {
    const id = await takeNext(db, asker, wanted)
    if (id === undefined || (await takeLock(db, exam, { id, user, now }))) return id
  }
  return undefined
}

/** The queue of an exam: what waits for whoever asks, and the next of it. */
export const queueCalls = [
  serve(listReviews, async ({ exam: id, page, pageSize, ...narrowed }, context) => {
    const { db, now, settings } = context
    const asker = await askerOf(id, context)
    const exam = await findExam(db, id)
    if (!exam) throw notFound()
    const key = await fieldKey(settings)
    const rows = await listQueue(db, asker, narrowed, sliceOf({ page, pageSize }))
    const { waiting } = await countLeft(db, asker, narrowed)
    const positions = await listPositions(db, asker)
    return {
      ...exactPage(
        rows.map(row => toRow(row, key, now)),
        waiting,
        { page, pageSize },
      ),
      exam: { id, title: exam.title, until: Date.parse(exam.until) },
      counts: await countQueue(db, asker),
      positions: positions.map(position => ({ ...position, id: String(position.id) })),
    }
  }),

  serve(claimReview, async ({ exam, id, skip, ...narrowed }, context) => {
    const { db, user, now, audit } = context
    const asker = await askerOf(exam, context)
    await lockOfficer(db, exam, user.id)
    const taken = await take(asker, { narrowed, skip, id }, context)
    if (taken === undefined && id !== undefined)
      throw new Refusal(codes.wrongState, '这份报名正由同事审核，或者已经不需要审核')
    const { waiting, passed } = await countLeft(db, asker, narrowed, skip)
    const row = taken === undefined ? undefined : await lockById(db, taken, now)
    if (!row) return { item: null, left: waiting, passed }
    await audit({ action: 'exam-review.open', subject: { kind: 'exam-registration', id: row.id } })
    return { item: await itemOf(row, context), left: waiting, passed }
  }),
]
