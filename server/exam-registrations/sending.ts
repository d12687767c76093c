import { codes } from '#contract/codes'
import { applyForExam, repairRegistration, sendingPlace, stampRegistration } from '#contract/exam-registrations'
import { secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findOwn, lockOwn, updateStamp } from './queries/registrations.ts'
import { counted, isCrowded } from './queue/gate.ts'
import { forgetTurnedDown, insertSubmission, isAnyWaiting, placeOf } from './queue/queries.ts'
import { demandWhole, type Named, openedNumber, readyToSend, sendReady } from './send-form.ts'
import { roundOf } from './whole-registration.ts'
import { demandVersion, demandWritable } from './writing.ts'

type Signed = Context<'type2'>

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Checks answers in time: exactly this version may still be sent within the minutes of grace. */
async function stamp({ id, version }: Named, context: Signed) {
  const { db, user, now, audit } = context
  const row = await lockOwn(db, user.id, id, now)
  if (!row) throw notFound()
  await demandVersion(row, version, context)
  demandWritable(row, now)
  if (row.pending === 'repair') throw wrongState('补正没有宽限时间，请在截止前提交')
  const round = await roundOf(row, context)
  await demandWhole(row, round, await openedNumber(row, context), context)
  await updateStamp(db, id, version, now)
  await audit({ action: 'exam-registration.stamp', subject: { kind: 'exam-registration', id } })
  return { stampedUntil: secondsAfter(new Date(row.closes_at), row.grace_minutes * 60).getTime() }
}

/**
 * Sends the form at once, or stores it to wait for its turn: while too many are sent, and as long as somebody waits who
 * came before. Its time is judged now, by when the request arrived; how long it waits changes nothing.
 */
async function send(named: Named, isFirst: boolean, context: Signed) {
  const { db, now } = context
  const { id, version } = named
  const ready = await readyToSend(named, isFirst, context)
  if ('signature' in ready) return { receipt: ready, queued: null }
  if (ready.queued_at === null) {
    if (ready.turned_down) await forgetTurnedDown(db, id)
    if (!isCrowded() && !(await isAnyWaiting(db))) return { receipt: await sendReady(ready, context), queued: null }
    await insertSubmission(db, { id, version, isFirst, now })
  }
  const arrivedAt = ready.queued_at === null ? now.getTime() : Date.parse(ready.queued_at)
  return { receipt: null, queued: { arrivedAt, place: await placeOf(db, id) } }
}

/** Turns of a second, roughly: nobody has to ask before theirs can have come. */
const TURNS_A_SECOND = 30
const [SOONEST, LATEST] = [2, 30]

/** Checking answers, sending them, and sending them anew. */
export const sendingCalls = [
  serve(stampRegistration, { isSpared: true, handle: stamp }),
  serve(applyForExam, { isSpared: true, inTurn: counted, handle: (input, context) => send(input, true, context) }),
  serve(repairRegistration, {
    isSpared: true,
    inTurn: counted,
    handle: (input, context) => send(input, false, context),
  }),
  serve(sendingPlace, async ({ id }, { db, user, now }) => {
    const row = await findOwn(db, user.id, id, now)
    if (!row) throw notFound()
    const place = row.queued_at === null ? 0 : await placeOf(db, id)
    return { place, again: Math.min(LATEST, Math.max(SOONEST, Math.ceil(place / TURNS_A_SECOND))) }
  }),
]
