import * as z from 'zod/mini'
import { answerFaults, materialFaults } from '#contract/exam-answers'
import { WAIVER_PROOF } from '#contract/exam-form'
import { openIdentity } from '#contract/exam-identity'
import { examIdentity } from '#contract/exam-registration-form'
import { type Faults, toFaults } from './answers.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import type { PositionRow, RoundRow } from './queries/rounds.ts'
import { formStop } from './stops.ts'
import { stampedUntil } from './windows.ts'

const identityRules = examIdentity()

function identityFaults(row: RegistrationRow, idNumber: string): Faults {
  const { error } = z.safeParse(identityRules, { ...openIdentity(row), idNumber })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [['identity', ...path].join('.'), message]),
  )
}

/** When it is taken to have been sent first: within the minutes of grace, when it was stamped, as nothing can be changed then. */
function firstSentAt(row: RegistrationRow, now: Date): number {
  if (row.submitted_at !== null) return Date.parse(row.submitted_at)
  const isStamped = row.stamped_at !== null && stampedUntil(row) !== null && now.getTime() >= Date.parse(row.closes_at)
  return isStamped ? Date.parse(row.stamped_at) : now.getTime()
}

/** A waiver has a deadline of its own, earlier than that of registering: first sent after it, the fee is due. */
function waiverFaults(row: RegistrationRow, { waivers, waiver_until }: RoundRow, now: Date): Faults {
  if (row.waiver === '') return {}
  const waiver = waivers.find(({ value }) => value === row.waiver)
  if (!waiver) return { waiver: '请重新选择减免类别' }
  if (firstSentAt(row, now) >= Date.parse(waiver_until))
    return { waiver: '减免申请已经截止，请改为不申请减免后提交，按时缴费' }
  return (row.materials[WAIVER_PROOF] ?? []).length > 0 ? {} : { waiver: `请上传${waiver.proof}` }
}

/** What was asked to be mended is judged by reviewers alone: they have the papers before them. */
function positionFaults({ position, ...sent }: Sent): Faults {
  if (position?.state !== 'open') return { position: '这个职位已取消或不能报考，请重新选择职位' }
  const words = sent.row.pending === 'repair' ? '' : formStop(position, sent)
  return words === '' ? {} : { position: words }
}

interface Sent {
  readonly row: RegistrationRow
  readonly round: RoundRow
  readonly position: PositionRow | undefined
  /** In the open. */
  readonly idNumber: string
  readonly now: Date
}

/** Everything that keeps a registration from being sent, by field; nothing where it is whole. */
export const wholeFaults = ({ row, round, position, idNumber, now }: Sent): Faults => ({
  ...positionFaults({ row, round, position, idNumber, now }),
  ...identityFaults(row, idNumber),
  ...(row.photo_file === null ? { photo: '请上传报名照片' } : {}),
  ...toFaults(answerFaults(round.form, row.answers)),
  ...toFaults(materialFaults(round.materials, row.answers, row.materials)),
  ...waiverFaults(row, round, now),
})
