import { codes } from '#contract/codes'
import { type ExamMandate, examMandateLabels } from '#contract/exam-mandates'
import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { dropMandates, findMandates, findOfficer, putMandates } from './mandate-queries.ts'

/**
 * What whoever asks may do in an exam. To those without any mandate the exam has no office; `needed` is refused in words
 * to those who have another one.
 */
export async function demandMandate(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  exam: string | number,
  ...needed: readonly ExamMandate[]
): Promise<readonly ExamMandate[]> {
  const mandates = await findMandates(db, user.id, exam)
  if (!mandates) throw notFound()
  if (needed.length > 0 && !needed.some(one => mandates.includes(one))) {
    const words = needed.map(one => `“${examMandateLabels[one]}”`).join('或')
    throw new Refusal(codes.roleTooLow, `这一步需要${words}权限，请联系考试机构的负责人`)
  }
  return mandates
}

interface Grant {
  readonly exam: string
  readonly phone: string
  readonly mandates: readonly ExamMandate[]
}

/** Gives an organisation's account a mandate for an exam, in place of the one before. Null where one of them is not there. */
export const grantMandates = (db: Db, { exam, phone, mandates }: Grant, now: Date): Promise<true | null> =>
  db.tx(async tx => {
    const user = await findOfficer(tx, phone)
    if (user === undefined || !(await putMandates(tx, { exam, user, mandates }, now))) return null
    const subject = { kind: 'exam', id: exam }
    await writeAudit(tx, now, null, {
      action: 'exam-mandate.grant',
      subject,
      detail: { user, mandates: mandates.join(' ') },
    })
    return true
  })

export const revokeMandates = (db: Db, exam: string, phone: string, now: Date): Promise<true | null> =>
  db.tx(async tx => {
    const user = await findOfficer(tx, phone)
    if (user === undefined || !(await dropMandates(tx, exam, user))) return null
    await writeAudit(tx, now, null, {
      action: 'exam-mandate.revoke',
      subject: { kind: 'exam', id: exam },
      detail: { user },
    })
    return true
  })

export { hasMandate, listPeople as peopleOf } from './mandate-queries.ts'
