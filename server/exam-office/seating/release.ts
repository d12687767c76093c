import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { writeSeats } from '../../exam-tickets/seat-exam.ts'
import { lockExam } from '../../exam-tickets/seat-queries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Release } from '../changes/release.ts'
import { proposeSeating } from './proposal.ts'

export const storedSeating = z.object({
  /** Of everything that was shown to change. */
  hash: z.string(),
})

/** Writes the seats that were shown: reckoned anew from what is stored now, and refused where they come out otherwise. */
export const releaseSeating: Release = async ({ exam, payload }, { db, now, user }) => {
  const { hash } = storedSeating.parse(payload)
  await lockExam(db, Number(exam))
  const proposed = await proposeSeating(db, exam, now)
  if ('obstacle' in proposed) throw new Refusal(codes.wrongState, `${proposed.obstacle}，请退回`)
  if (proposed.hash !== hash)
    throw new Refusal(codes.wrongState, '报名、考场或者准考证在准备之后有变化，请退回后重新准备')
  await writeSeats(db, proposed.plan, { now, by: user })
}
