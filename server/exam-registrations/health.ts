import { codes } from '#contract/codes'
import { healthAnswers, saveHealthAnswers } from '#contract/exam-registrations'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findHealthAnswers, storeHealthAnswers } from './queries/health.ts'
import { findOwn, insertConsent, lockOwn } from './queries/registrations.ts'

/** Answers about health: taken where an exam asks for them, and deleted thirty days later. */
export const healthCalls = [
  serve(healthAnswers, async ({ id }, { db, user, now }) => {
    const row = await findOwn(db, user.id, id, now)
    if (!row) throw notFound()
    const given = row.health_questions ? await findHealthAnswers(db, id) : undefined
    const shown = given ? { well: given.well, note: given.note, at: Date.parse(given.at) } : null
    return { asked: row.health_questions, given: shown }
  }),

  serve(saveHealthAnswers, async ({ id, well, note }, { db, user, now, audit }) => {
    const row = await lockOwn(db, user.id, id, now)
    if (!row) throw notFound()
    if (!row.health_questions) throw new Refusal(codes.wrongState, '这次考试不需要申报健康信息')
    await insertConsent(db, user.id, `${row.exam_id}-health`, now)
    await storeHealthAnswers(db, id, { well, note }, now)
    await audit({ action: 'exam-registration.health', subject: { kind: 'exam-registration', id } })
    return { ok: true as const }
  }),
]
