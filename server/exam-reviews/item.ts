import { judgeAll } from '#contract/exam-radar'
import { commandsFor, HOLD_SECONDS, opinionsShown, stageAfter } from '#contract/exam-review-rules'
import type { ReviewItem } from '#contract/exam-reviews'
import { shownResidentId } from '#contract/rules/resident-id'
import { maskedPhone } from '../account/info.ts'
import { secondsAfter } from '../clock.ts'
import { openNumber } from '../exam-registrations/identity.ts'
import { listSteps, type RegistrationRow } from '../exam-registrations/queries/registrations.ts'
import { roundOf } from '../exam-registrations/whole-registration.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { isMendable, kindOf } from './judge.ts'
import { findAppeal, findCase, listFiles, listJudgements } from './judgement-queries.ts'
import { sentCandidate } from './sent-candidate.ts'

type Reading = Pick<Context<'type1'>, 'db' | 'now' | 'settings'>

async function filesOf({ materials }: RegistrationRow, { db }: Reading): Promise<ReviewItem['files']> {
  const files = await listFiles(db, Object.values(materials).flat())
  const slots = Object.entries(materials).map(([slot, ids]) => {
    const own = files.filter(({ id }) => ids.includes(id))
    return [slot, own.map(({ mime, ...file }) => ({ ...file, image: mime.startsWith('image/') }))] as const
  })
  return Object.fromEntries(slots)
}

async function radarOf(row: RegistrationRow, { db, now, settings }: Reading) {
  const idNumber = openNumber(await fieldKey(settings), row.id_sealed)
  const conditions = (await findCase(db, row.id))?.conditions ?? []
  const { verdict, list } = judgeAll(conditions, sentCandidate(row.answers, idNumber, now))
  return {
    idShown: shownResidentId(idNumber),
    verdict,
    conditions: list.map(({ kind, verdict: own, hard, quote, yours }) => ({ kind, verdict: own, hard, quote, yours })),
  }
}

const positionOf = ({ position_id, position_code, position_unit, position_title }: RegistrationRow) => ({
  id: String(position_id ?? ''),
  code: position_code ?? '',
  unit: position_unit ?? '',
  title: position_title ?? '',
})

/** A registration as whoever has it in hand sees it: the identity number masked, nothing of who looked before. */
export async function itemOf(row: RegistrationRow, context: Reading): Promise<ReviewItem> {
  const { db, now } = context
  const kind = kindOf(row)
  const round = await roundOf(row, context)
  const judgements = await listJudgements(db, row.id, row.turn)
  const steps = await listSteps(db, row.id)
  return {
    id: row.id,
    exam: row.exam,
    turn: row.turn,
    number: row.number ?? '',
    kind,
    stage: stageAfter(judgements) ?? 'third',
    commands: [...commandsFor(kind, isMendable(row, now))],
    version: row.version,
    formVersion: row.form_version,
    name: row.name,
    phoneShown: maskedPhone(row.phone),
    position: positionOf(row),
    form: round.form,
    answers: row.answers,
    photo: row.photo_file !== null,
    slots: round.materials,
    files: await filesOf(row, context),
    waiver: round.waivers.find(({ value }) => value === row.waiver)?.label ?? '',
    ...(await radarOf(row, context)),
    appeal: kind === 'appeal' ? { reason: await findAppeal(db, row.id), refused: row.reasons } : null,
    opinions: opinionsShown(judgements).map(({ command, reasons }) => ({ command, reasons })),
    steps: steps.map(({ at, by, what, note }) => ({ at: Date.parse(at), by, what, note })),
    since: Date.parse(row.updated_at),
    until: Date.parse(row.review_until),
    heldUntil: secondsAfter(now, HOLD_SECONDS).getTime(),
  }
}
