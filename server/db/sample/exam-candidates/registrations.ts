import { type FieldKey, findKeyOf, sealText } from '../../../field-key.ts'
import { isoOf, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { StoredExam } from './exams.ts'
import type { Standing } from './figures.ts'
import type { SamplePerson } from './people.ts'

/** As a bulk insert takes bytes. */
const hexOf = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`

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

/** What a candidate says of themselves, as the forms of the sample exams ask it. */
function answersOf(random: Random, { idNumber }: SamplePerson) {
  const born = Number(idNumber.slice(6, 10))
  return {
    person: {
      nation: '1',
      politics: random.pick(['0', '2', '4']),
      household: idNumber.slice(0, 6),
      address: `学府路 ${random.int(1, 400)} 号`,
      email: '',
      contact: '',
    },
    education: [
      {
        school: random.pick(schools),
        major: random.pick(majors),
        education: '70',
        degree: '',
        from: `${born + 18}-09`,
        to: `${born + 22}-06`,
        certificate: '',
      },
    ],
    work: [],
    more: { service: 'none', certificate: '', assistance: random.chance(0.004) ? 'yes' : 'no', assistanceNeed: '' },
  }
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
}

/** A registration as it is stored. */
export function registrationRow({ exam, place, person, standing, random, moments, key, userId }: Given) {
  const { status, pending, reasons = {} } = standing
  const position = random.pick(exam.positions)
  const answers = answersOf(random, person)
  const submitted = moments.between(exam.opens, exam.closes, random)
  const isDue = status === '2' || status === '3'
  return {
    id: random.uuid(),
    exam_id: exam.id,
    round_id: exam.id,
    user_id: userId ?? null,
    number: `${String(exam.id).padEnd(4, '0')}${String(place).padStart(6, '0')}`,
    status,
    pending,
    confirmed: status === '3',
    position_id: position.id,
    name: person.name,
    id_sealed: hexOf(sealText(key, person.idNumber)),
    id_key: hexOf(findKeyOf(key, person.idNumber)),
    id_tail: person.idNumber.slice(-4),
    phone: person.phone,
    answers,
    fee: isDue ? exam.fee_per_paper * position.papers.length : 0,
    reasons,
    commitment_version: '2026-1',
    signed_name: person.name,
    submitted_at: isoOf(submitted),
    created_at: isoOf(submitted - 1_500_000),
    updated_at: isoOf(submitted),
    version: 2,
    materials: {},
    sample: true,
  }
}

export type RegistrationRow = ReturnType<typeof registrationRow>
