import { codes } from '#contract/codes'
import { sql } from '../../db/sql.ts'
import type { Release, Releasing } from '../../exam-office/changes/release.ts'
import { countPositionsOf } from '../../exam-positions/index.ts'
import { cancelPositionIn } from '../../exam-registrations/office.ts'
import { listWhere } from '../../exam-registrations/queries/registrations.ts'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { sendMessage } from '../../messages/send.ts'
import { phaseOf } from '../against.ts'
import { findImportedExam, type ImportedExamRow, lockExam } from '../exam-queries.ts'
import { isOfPositions, type PositionsChange } from '../payload.ts'
import { dropImportsOf } from '../queries.ts'
import { correctionsOf } from './corrections.ts'
import { lateFaults, type PositionDiff } from './diff.ts'
import {
  addCorrections,
  deleteUnchosen,
  insertPositions,
  listTouched,
  positionsBase,
  updatePositions,
} from './queries.ts'
import { changedMessage, touchingFields } from './telling.ts'

type Signed = Context<'type1'>

const stale = () => new Refusal(codes.wrongState, '职位表在准备之后又变动过，请退回，由准备的同事重新上传核对')

async function demandCurrent({ exam }: Releasing, { base, diff }: PositionsChange, { db, now }: Signed) {
  const row = await findImportedExam(db, exam)
  if (!row) throw notFound()
  if ((await positionsBase(db, exam)).hash !== base) throw stale()
  const [late] = lateFaults(diff, { phase: phaseOf(row, now), lines: new Map(), cancelled: new Set() })
  if (late) throw new Refusal(codes.wrongState, `${late.reason}，请退回后重新准备`)
  return row
}

/** Positions that somebody has chosen are cancelled, with all that follows for those who have; others are taken out. */
async function drop(exam: string, gone: readonly string[], { db, now }: Signed): Promise<void> {
  for (const code of await deleteUnchosen(db, exam, gone)) {
    await cancelPositionIn(db, { exam, code, reason: '招聘单位取消了这个职位' }, now)
  }
}

/** Tells everybody who has chosen a position what is asked of them now. */
async function tell(row: ImportedExamRow, { changed }: PositionDiff, { db, now }: Signed): Promise<number> {
  const fields = new Map(
    changed.flatMap(one => (touchingFields(one).length === 0 ? [] : [[one.facts.code, touchingFields(one)] as const])),
  )
  const touched = await listTouched(db, String(row.id), [...fields.keys()])
  const ids = touched.map(({ id }) => id)
  const registrations = ids.length === 0 ? [] : await listWhere(db, sql`g.id = any(${ids}::uuid[]) order by g.id`, now)
  for (const registration of registrations) {
    const said = fields.get(registration.position_code ?? '') ?? []
    const to = registration.user_id === null ? [] : [registration.user_id]
    await sendMessage(db, {
      to,
      audience: 'seeker',
      at: now,
      ...changedMessage(registration, said, { phone: row.phone, now }),
    })
  }
  return registrations.length
}

/** Writes a table of positions, all of it or nothing; refused where what it was held against is not what is stored. */
export const releasePositions: Release = async (change, context) => {
  const { payload, exam } = change
  const { db, now } = context
  if (!isOfPositions(payload)) throw notFound()
  await lockExam(db, exam)
  const row = await demandCurrent(change, payload, context)
  const { diff } = payload
  await updatePositions(
    db,
    exam,
    diff.changed.map(({ facts }) => facts),
  )
  await insertPositions(db, exam, diff.added)
  await drop(exam, diff.gone, context)
  await countPositionsOf(db, exam, now)
  if (now.getTime() >= Date.parse(row.published_at)) await addCorrections(db, exam, correctionsOf(diff, now))
  await tell(row, diff, context)
  await dropImportsOf(db, exam, 'positions')
}
