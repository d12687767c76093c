import type { PendingReason, RegistrationStatus } from '#contract/exam-life'
import { type FieldKey, findKeyOf, sealText } from '../../../field-key.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
import { isoOf, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { StoredExam } from './exams.ts'
import type { Standing } from './figures.ts'
import type { SamplePerson } from './people.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const schools = ['赣江大学', '浔阳财经学院', '庐陵师范学院', '信江理工大学', '袁州医学院', '临川学院'] as const
const majors = [
  '汉语言文学',
  '法学',
  '会计学',
  '计算机科学与技术',
  '土木工程',
  '护理学',
  '行政管理',
  '数学与应用数学',
] as const

/** A registration, as short as thousands of them have to be sent to the database. */
export interface SampleRegistration {
  readonly id: string
  readonly user: string | null
  /** Null for a draft. */
  readonly number: string | null
  readonly status: RegistrationStatus | null
  readonly pending: PendingReason | null
  readonly position: number
  readonly name: string
  readonly sealed: string
  readonly find: string
  readonly tail: string
  readonly phone: string
  readonly fee: number
  readonly reasons: Readonly<Record<string, string>>
  readonly submitted: string
  readonly household: string
  readonly born: number
  readonly politics: string
  readonly address: string
  readonly school: string
  readonly major: string
  readonly assistance: 'yes' | 'no'
  /** The stored portrait; null for who has not sent one. */
  readonly photo: string | null
}

interface Given {
  readonly exam: StoredExam
  readonly place: number
  readonly person: SamplePerson
  readonly standing: Standing & { readonly reasons?: Readonly<Record<string, string>> }
  readonly random: Random
  readonly moments: Moments
  readonly key: FieldKey
  /** Whose account it is in; nobody's by default. */
  readonly userId?: string
  readonly photo?: string | null
}

export function sampleRegistration(given: Given): SampleRegistration {
  const { exam, place, person, standing, random, moments, key, userId = null, photo = null } = given
  const { status, pending, reasons = {} } = standing
  const { name, idNumber, phone } = person
  // Some positions are wanted by many, most by few.
  const wanted = Math.floor(exam.positions.length * random.next() ** 1.8)
  const position = exam.positions[wanted] ?? random.pick(exam.positions)
  return {
    id: random.uuid(),
    user: userId,
    number: `${String(exam.id).padEnd(4, '0')}${String(place).padStart(6, '0')}`,
    status,
    pending,
    position: position.id,
    name,
    sealed: base64(sealText(key, idNumber)),
    find: base64(findKeyOf(key, idNumber)),
    tail: idNumber.slice(-4),
    phone,
    fee: status === '2' || status === '3' ? exam.fee_per_paper * position.papers.length : 0,
    reasons,
    submitted: isoOf(moments.between(exam.opens, exam.closes, random)),
    household: idNumber.slice(0, 6),
    born: Number(idNumber.slice(6, 10)),
    politics: random.pick(['0', '2', '4']),
    address: `学府路 ${random.int(1, 400)} 号`,
    school: random.pick(schools),
    major: random.pick(majors),
    assistance: random.chance(0.004) ? 'yes' : 'no',
    photo: status === null ? null : photo,
  }
}

/** In one statement so many. */
const CHUNK = 5_000

/** Stores registrations; what is the same of all of them, and the form that their answers have, is not sent with each. */
export async function insertRegistrations(
  tx: Queryable,
  exam: number,
  registrations: readonly SampleRegistration[],
): Promise<void> {
  for (let start = 0; start < registrations.length; start += CHUNK) {
    await tx.run(sql`
      insert into exam_registrations (id, exam_id, round_id, user_id, number, status, pending, confirmed, position_id, name,
        id_sealed, id_key, id_tail, phone, answers, version, fee, reasons, commitment_version, signed_name, submitted_at,
        created_at, updated_at, holds_seat, photo_file, sample)
      select id, ${exam}, ${exam}, "user", number, status, pending, coalesce(status = '3', false), position, name,
        decode(sealed, 'base64'), decode(find, 'base64'), tail, phone,
        jsonb_build_object(
          'person', jsonb_build_object('nation', '1', 'politics', politics, 'household', household, 'address', address,
            'email', '', 'contact', ''),
          'education', jsonb_build_array(jsonb_build_object('school', school, 'major', major, 'education', '70',
            'degree', '', 'from', born + 18 || '-09', 'to', born + 22 || '-06', 'certificate', '')),
          'work', '[]'::jsonb,
          'more', jsonb_build_object('service', 'none', 'certificate', '', 'assistance', assistance,
            'assistanceNeed', case assistance when 'yes' then '大字试卷' else '' end)),
        2, fee, reasons, '2026-1', name, case when status is null then null else submitted end,
        submitted - interval '25 minutes', submitted, coalesce(status, '4') <> '4', photo, true
      from json_to_recordset(${sql.json(registrations.slice(start, start + CHUNK))}) as r (id uuid, "user" uuid, number text,
        status text, pending text, position bigint, name text, sealed text, find text, tail text, phone text, fee integer,
        reasons jsonb, submitted timestamptz, household text, born integer, politics text, address text, school text,
        major text, assistance text, photo uuid)`)
  }
}

/** What was to be read before now has been told by then: nobody hears of an old score when the service starts. */
export const markTold = (tx: Queryable, now: number): Promise<number> =>
  tx.run(sql`
    update exam_registrations g set reminded = array_remove(array[
      case when e.ticket_from <= ${new Date(now)} then 'ticket' end,
      case when e.scores_at <= ${new Date(now)} then 'score' end], null)
    from exams e where e.id = g.exam_id and g.user_id is not null and g.sample`)

/** Counts the places of each round that are taken, as sending and taking back keep them. */
export const countSeatsHeld = (tx: Queryable): Promise<number> =>
  tx.run(sql`
    update exam_rounds r set held = g.held
    from (select round_id, count(*) as held from exam_registrations where holds_seat group by round_id) g
    where g.round_id = r.id and r.seats is not null`)
