import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { FORM_CHANGED, outdatedSections } from '#contract/exam-answers'
import { type ExamAnswers, WAIVER_PROOF } from '#contract/exam-form'
import { openIdentity } from '#contract/exam-identity'
import { isEditable } from '#contract/exam-life'
import { beginRegistration, saveRegistration } from '#contract/exam-registrations'
import { fieldKey } from '../field-key.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { removeFile } from '../http/files/save.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { typedAnswers } from './answers.ts'
import { openNumber, storedNumber } from './identity.ts'
import { beginningOf } from './prefill.ts'
import {
  findUnderWay,
  insertConsent,
  insertRegistration,
  lockOwn,
  type RegistrationRow,
  updateWritten,
} from './queries/registrations.ts'
import { findPosition, findRound, type RoundRow } from './queries/rounds.ts'
import { forgetTurnedDown } from './queue/queries.ts'
import { stateOf } from './state.ts'
import { resumeStop } from './stops.ts'
import { roundOf, wholeRegistration } from './whole-registration.ts'
import { canWrite } from './windows.ts'

/** Kind of the papers that are handed in; nobody but their owner reads them by their address. */
const MATERIAL_KIND = 'exam-material'

/** Fifty rows with all that can be said of each; a form is saved whole. */
const FORM_BYTES = 524_288

type Signed = Context<'type2'>
type Saved = ParsedInputOf<typeof saveRegistration>

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Throws where the answers cannot be changed now, in words. */
export function demandWritable(row: RegistrationRow, now: Date): void {
  if (!isEditable(stateOf(row)) || row.queued_at !== null) throw wrongState('报名表已提交，现在不能修改')
  if (canWrite(row, now)) return
  const isEarly = now.getTime() < Date.parse(row.opens_at)
  throw wrongState(isEarly ? '还没有到报名时间' : '报名已截止，不能再修改')
}

/** Throws the conflict with what is stored, where somebody goes by another version. */
export async function demandVersion(
  row: RegistrationRow,
  version: number,
  context: Pick<Context, 'db' | 'now' | 'settings'>,
): Promise<void> {
  if (row.version === version) return
  const current = await wholeRegistration(row, context)
  throw new Refusal(codes.conflict, '报名表已在别处修改，请核对后再继续', { current })
}

async function chosenPosition(row: RegistrationRow, position: string | undefined, { db }: Signed) {
  if (position === undefined || position === String(row.position_id)) return row.position_id
  const found = await findPosition(db, row.exam_id, position)
  if (found?.state !== 'open') throw invalid({ position: '请选择这次考试中可以报考的职位' })
  return found.id
}

function chosenWaiver(row: RegistrationRow, round: RoundRow, waiver: string | undefined, now: Date): string {
  if (waiver === undefined || waiver === row.waiver) return row.waiver
  if (waiver === '') return ''
  if (!round.waivers.some(({ value }) => value === waiver)) throw invalid({ waiver: '请重新选择减免类别' })
  if (now.getTime() >= Date.parse(round.waiver_until)) throw invalid({ waiver: '减免申请已经截止' })
  return waiver
}

type Materials = RegistrationRow['materials']

/** The files of each slot, those that are new taken along and those that are gone removed. */
async function keptMaterials(row: RegistrationRow, round: RoundRow, given: Materials | undefined, context: Signed) {
  if (given === undefined) return row.materials
  const slots = [WAIVER_PROOF, ...round.materials.map(({ name }) => name)]
  const unknown = Object.keys(given).find(name => !slots.includes(name))
  if (unknown !== undefined) throw invalid({ [unknown]: FORM_CHANGED })
  const materials: Materials = { ...row.materials, ...given }
  const before = new Set(Object.values(row.materials).flat())
  for (const [field, ids] of Object.entries(given)) {
    const fresh = ids.filter(id => !before.has(id))
    await claimFiles(context.db, context.user.id, { ids: fresh, kind: MATERIAL_KIND, field })
  }
  const after = new Set(Object.values(materials).flat())
  for (const id of before) if (!after.has(id)) await removeFile(context, id)
  return materials
}

function keptAnswers(row: RegistrationRow, round: RoundRow, given: ExamAnswers | undefined): ExamAnswers {
  if (given === undefined) return row.answers
  const { answers, faults } = typedAnswers(round.form, given)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return { ...row.answers, ...answers }
}

/** An answer got lost and the same save came again. */
const changesNothing = (row: RegistrationRow, given: Saved, { answers, idNumber }: Typed) =>
  (given.position === undefined || given.position === String(row.position_id)) &&
  (given.waiver === undefined || given.waiver === row.waiver) &&
  (given.identity === undefined || isDeepStrictEqual(openIdentity(given.identity), openIdentity(row))) &&
  (given.identity?.idNumber === undefined || given.identity.idNumber === idNumber) &&
  isDeepStrictEqual(answers, row.answers) &&
  Object.entries(given.materials ?? {}).every(([name, ids]) => isDeepStrictEqual(row.materials[name] ?? [], ids))

interface Typed {
  /** With what is given now. */
  readonly answers: ExamAnswers
  /** As it is stored, in the open. */
  readonly idNumber: string
}

async function save(given: Saved, context: Signed) {
  const { db, user, now, settings, audit } = context
  const row = await lockOwn(db, user.id, given.id, now)
  if (!row) throw notFound()
  const round = await roundOf(row, context)
  const answers = keptAnswers(row, round, given.answers)
  const key = await fieldKey(settings)
  const idNumber = openNumber(key, row.id_sealed)
  if (changesNothing(row, given, { answers, idNumber })) {
    return { version: row.version, savedAt: Date.parse(row.updated_at) }
  }
  await demandVersion(row, given.version, context)
  demandWritable(row, now)
  const isCurrent = outdatedSections(round.form, answers).length === 0
  await updateWritten(
    db,
    row.id,
    {
      positionId: await chosenPosition(row, given.position, context),
      ...openIdentity(given.identity ?? row),
      ...storedNumber(key, given.identity?.idNumber ?? idNumber),
      answers,
      formVersion: isCurrent ? round.form_version : row.form_version,
      materials: await keptMaterials(row, round, given.materials, context),
      waiver: chosenWaiver(row, round, given.waiver, now),
    },
    now,
  )
  if (row.turned_down) await forgetTurnedDown(db, row.id)
  await audit({ action: 'exam-registration.save', subject: { kind: 'exam-registration', id: row.id } })
  return { version: row.version + 1, savedAt: now.getTime() }
}

/** Signs the commitment and chooses a position; a registration that is under way is the answer. */
async function begin(given: ParsedInputOf<typeof beginRegistration>, { db, user, now, audit }: Signed) {
  const round = await findRound(db, given.round, now)
  if (round?.kind !== 'register') throw notFound()
  const underWay = await findUnderWay(db, user.id, round.exam_id)
  if (underWay !== undefined) return { id: underWay }
  if (now.getTime() < Date.parse(round.opens_at)) throw wrongState('还没有到报名时间')
  if (now.getTime() >= Date.parse(round.closes_at)) throw wrongState('报名已截止')
  if (given.version !== round.commitment.version) throw invalid({ version: '承诺书已更新，请重新阅读后签署' })
  const position = await findPosition(db, round.exam_id, given.position)
  if (!position) throw notFound()
  if (position.state !== 'open') throw wrongState('这个职位已取消，请选择其他职位')
  const stop = await resumeStop(position, db, user.id, now)
  if (stop !== '') throw wrongState(stop)
  const id = randomUUID()
  const { answers, phone } = await beginningOf(db, user.id, round.form)
  const isNew = await insertRegistration(db, {
    id,
    examId: round.exam_id,
    roundId: round.id,
    userId: user.id,
    positionId: position.id,
    name: given.signedName,
    phone,
    answers,
    formVersion: round.form_version,
    commitmentVersion: given.version,
    now,
  })
  // Another request of the same account was quicker.
  if (!isNew) return { id: (await findUnderWay(db, user.id, round.exam_id)) ?? id }
  await insertConsent(db, user.id, `${round.exam_id}-${given.version}`, now)
  await audit({ action: 'exam-registration.begin', subject: { kind: 'exam-registration', id } })
  return { id }
}

/** Beginning a registration, and writing it. */
export const writingCalls = [
  serve(beginRegistration, {
    limits: (_, { user }) => [{ name: 'exam-registrations', subject: user.id, max: 60, seconds: 3_600 }],
    handle: begin,
  }),
  serve(saveRegistration, { sheds: 'saves', maxBytes: FORM_BYTES, handle: save }),
]
