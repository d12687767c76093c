import { outdatedSections } from '#contract/exam-answers'
import { openIdentity } from '#contract/exam-identity'
import { isEditable } from '#contract/exam-life'
import type { ExamRegistration, ExamRegistrationSummary, ExamRound } from '#contract/exam-registrations'
import type { ExamSummary } from '#contract/exams'
import { shownResidentId } from '#contract/rules/resident-id'
import type { listMaterialFiles, RegistrationRow, StepRow } from './queries/registrations.ts'
import type { RoundRow } from './queries/rounds.ts'
import { feeOf, stateOf } from './state.ts'
import { canSend, canWrite, commandsOf, stampedUntil } from './windows.ts'

export const toRound = (row: RoundRow): ExamRound => ({
  id: String(row.id),
  examId: String(row.exam_id),
  kind: row.kind,
  title: row.title,
  opensAt: Date.parse(row.opens_at),
  closesAt: Date.parse(row.closes_at),
  reviewUntil: Date.parse(row.review_until),
  waiverUntil: Date.parse(row.waiver_until),
  payUntil: Date.parse(row.pay_until),
  graceMinutes: row.grace_minutes,
  feePerPaper: row.fee_per_paper,
  photo: row.photo,
  seats: row.seats === null ? null : { all: row.seats, left: row.seats - row.held },
  trusting: row.trusting,
})

/** A round with what it asks. */
export const toWholeRound = (row: RoundRow) => ({
  ...toRound(row),
  form: row.form,
  formVersion: row.form_version,
  materials: row.materials,
  commitment: row.commitment,
  waivers: row.waivers,
})

export const toSummary = (row: RegistrationRow, exam: ExamSummary, now: Date): ExamRegistrationSummary => ({
  id: row.id,
  number: row.number ?? '',
  status: row.status,
  pending: row.pending,
  confirmed: row.confirmed,
  exam,
  position:
    row.position_id === null
      ? null
      : {
          id: String(row.position_id),
          code: row.position_code ?? '',
          unit: row.position_unit ?? '',
          title: row.position_title ?? '',
        },
  submittedAt: row.submitted_at === null ? null : Date.parse(row.submitted_at),
  queuedAt: row.queued_at === null ? null : Date.parse(row.queued_at),
  updatedAt: Date.parse(row.updated_at),
  fee: feeOf(row),
  payUntil: Date.parse(row.pay_until),
  commands: row.queued_at === null ? commandsOf(row, now) : [],
  editable: isEditable(stateOf(row)) && row.queued_at === null && (canWrite(row, now) || canSend(row, now)),
  ticket: row.ticket,
  score: row.score,
})

interface Parts extends Pick<ExamRegistration, 'payable' | 'pass' | 'order'> {
  readonly exam: ExamSummary
  readonly round: RoundRow
  /** In the open; only its ends are shown. */
  readonly idNumber: string
  readonly files: Awaited<ReturnType<typeof listMaterialFiles>>
  readonly steps: readonly StepRow[]
}

export function toRegistration(row: RegistrationRow, parts: Parts, now: Date): ExamRegistration {
  const { exam, round, idNumber, files, steps, payable, pass, order } = parts
  const materials = Object.entries(row.materials).map(
    ([slot, ids]) => [slot, ids.flatMap(id => files.find(file => file.id === id) ?? [])] as const,
  )
  const isStale = isEditable(stateOf(row)) && row.form_version !== round.form_version
  return {
    ...toSummary(row, exam, now),
    version: row.version,
    identity: { ...openIdentity(row), idShown: shownResidentId(idNumber) },
    round: toWholeRound(round),
    answers: row.answers,
    outdated: isStale ? outdatedSections(round.form, row.answers) : [],
    photo: row.photo_file !== null,
    materials: Object.fromEntries(materials),
    waiver: row.waiver,
    reasons: row.reasons,
    remark: row.remark,
    stampedUntil: stampedUntil(row)?.getTime() ?? null,
    receipt: row.receipt,
    turnedDown: row.turned_down,
    steps: steps.map(({ at, by, what, note }) => ({ at: Date.parse(at), by, what, note })),
    health: row.health_questions,
    looks: { count: row.looked_count, lastAt: row.looked_at === null ? null : Date.parse(row.looked_at) },
    payable,
    pass,
    order,
  }
}
