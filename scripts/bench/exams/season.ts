import { randomBytes } from 'node:crypto'
import { residentIdCheck } from '#contract/rules/resident-id'
import { insertRows } from '../../../server/db/bulk.ts'
import { examPlans } from '../../../server/db/sample/exams/plan.ts'
import { samplePositions } from '../../../server/db/sample/exams/positions.ts'
import { sampleRounds } from '../../../server/db/sample/exams/rounds.ts'
import { sql, sqlScript } from '../../../server/db/sql.ts'
import { storedNumber } from '../../../server/exam-registrations/identity.ts'
import { seedExam } from '../../../server/exams/testing.ts'
import { fieldKey } from '../../../server/field-key.ts'
import { hashToken } from '../../../server/http/auth.ts'
import { idOf } from '../search/resumes.ts'
import type { Stage } from '../stage.ts'
import type { Sender } from '../wire.ts'

export const EXAM = 501
const POSITIONS = 5_000
const CHUNK = 5_000
const DAY = 86_400_000

/** A candidate with a session, and with a form that is whole: sent already, or about to be written on and sent. */
export interface Candidate extends Sender {
  readonly number: number
  readonly registration: string
  readonly phone: string
}

/** An invented identity number of its own for each place. */
function idNumberOf(place: number): string {
  const day = new Date(Date.UTC(1975, 0, 1) + (place % 9_000) * DAY).toISOString().slice(0, 10).replaceAll('-', '')
  const digits = `360102${day}${String(Math.floor(place / 9_000)).padStart(3, '0')}`
  return `${digits}${residentIdCheck(digits)}`
}

export const answers = {
  person: {
    nation: '1',
    politics: '0',
    household: '360102',
    address: '江西省南昌市东湖区学府大道 999 号江西示例大学 12 栋 405 室',
    email: 'someone@example.cn',
    contact: '13970001234',
  },
  education: [
    {
      school: '江西示例大学',
      major: '会计学',
      education: '70',
      degree: '0',
      from: '2018-09',
      to: '2022-06',
      certificate: '104031202205001234',
    },
  ],
  work: [{ employer: '江西示例会计师事务所', title: '审计助理', from: '2022-07', to: '' }],
  more: { service: 'none', certificate: '初级会计师', assistance: 'no', assistanceNeed: '' },
} as const

const hex = (bytes: Uint8Array | null) => (bytes === null ? null : `\\x${Buffer.from(bytes).toString('hex')}`)

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** An exam of 5,000 positions with the form of the sample, no papers to hand in, and seats for everybody. */
async function fillExam({ db }: Stage, now: Date): Promise<readonly number[]> {
  await seedExam(db, now, { id: EXAM })
  const [plan] = examPlans(now.getTime())
  if (!plan) throw new Error('there is no sample exam')
  const [round] = sampleRounds([plan])
  if (!round) throw new Error('there is no sample round')
  await db.run(sql`update exam_rounds set form = ${sql.json(round.form)} where exam_id = ${EXAM}`)
  await db.run(sql`delete from exam_positions where exam_id = ${EXAM}`)
  // All are judged, and nobody is stopped: everybody here has written the same.
  const rows = samplePositions({ ...plan, id: EXAM, positions: POSITIONS, city: '360000' }).map(position => ({
    ...position,
    conditions: position.conditions.map(condition => ({ ...condition, hard: false })),
  }))
  await insertRows(db, 'exam_positions', rows)
  return rows.map(({ id }) => id)
}

export interface Season {
  /** Who has sent a form before: approved, and about to pay. */
  readonly before: readonly Candidate[]
  /** Who is yet to send it. */
  readonly coming: readonly Candidate[]
}

/** Fills an exam with so many candidates, of whom `sent` have sent their form. Sessions are made here: signing in is not what is measured. */
export async function fillSeason(
  stage: Stage,
  { candidates, sent }: { readonly candidates: number; readonly sent: number },
  say: (progress: string) => void,
): Promise<Season> {
  const now = new Date()
  const at = now.toISOString()
  const { db, settings } = stage
  const positions = await fillExam(stage, now)
  const key = await fieldKey(settings)
  const all: Candidate[] = []
  for (let first = 0; first < candidates; first += CHUNK) {
    const people = Array.from({ length: Math.min(CHUNK, candidates - first) }, (_, index) => {
      const number = first + index
      return {
        number,
        token: randomBytes(32).toString('base64url'),
        ip: addressOf(number),
        registration: idOf('registration', number),
        phone: `190${String(number).padStart(8, '0')}`,
      }
    })
    const user = ({ number }: Candidate) => idOf('candidate', number)
    const photo = ({ number }: Candidate) => idOf('photo', number)
    await insertRows(
      db,
      'users',
      people.map(one => ({
        id: user(one),
        user_type: 2,
        phone: one.phone,
        nick_name: '熊建业',
        created_at: at,
        updated_at: at,
      })),
    )
    await insertRows(
      db,
      'sessions',
      people.map(one => ({
        token_hash: hex(hashToken(one.token)),
        user_id: user(one),
        created_at: at,
        seen_at: at,
        expires_at: new Date(now.getTime() + DAY).toISOString(),
        device: '',
      })),
    )
    await insertRows(
      db,
      'files',
      people.map(one => ({
        id: photo(one),
        owner_id: user(one),
        kind: 'exam-photo',
        mime: 'application/octet-stream',
        name: '报名照片',
        bytes: 1,
        sha256: `\\x${'00'.repeat(32)}`,
        created_at: at,
      })),
    )
    await insertRows(
      db,
      'exam_registrations',
      people.map(one => {
        const { idSealed, idKey, idTail } = storedNumber(key, idNumberOf(one.number))
        const isSent = one.number < sent
        return {
          id: one.registration,
          exam_id: EXAM,
          round_id: EXAM,
          user_id: user(one),
          number: isSent ? String(1_000_000_000 + one.number) : null,
          status: isSent ? '2' : null,
          confirmed: isSent,
          fee: isSent ? 10_000 : 0,
          submitted_at: isSent ? at : null,
          position_id: positions[one.number % positions.length],
          name: '熊建业',
          phone: one.phone,
          id_sealed: hex(idSealed),
          id_key: hex(idKey),
          id_tail: idTail,
          answers,
          photo_file: photo(one),
          signed_name: '熊建业',
          created_at: at,
          updated_at: at,
        }
      }),
    )
    all.push(...people)
    if (all.length % 20_000 === 0) say(`exams: ${all.length} candidates`)
  }
  await db.run(sqlScript('vacuum analyze'))
  return { before: all.slice(0, sent), coming: all.slice(sent) }
}
