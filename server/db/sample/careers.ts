import { emptyEntry, type ResumeSections } from '#contract/resume-sections'
import type { SampleCompany } from './companies.ts'
import type { Education, Role, Seasoning } from './data/role.ts'
import { commonMajors, elsewhere, schoolRemarks, schools } from './data/schools.ts'
import type { Moments } from './moments.ts'
import type { Random } from './random.ts'
import { alternatives, fill, numbered, sentencesOf } from './text.ts'

/** A life so far. Months are offsets from the present one. */
export interface Career {
  readonly education: Education
  /** Years of age when work could begin. */
  readonly left: number
  /** Months since then; none for those who are still there. */
  readonly months: number
}

const worked: Readonly<Record<Seasoning, readonly [least: number, most: number]>> = {
  open: [0, 14],
  some: [0, 15],
  skilled: [2, 18],
  senior: [6, 24],
  lead: [10, 28],
}

/** Age at which school ends and how many years it took. */
const schooling: Readonly<Record<Education, readonly [left: number, years: number]>> = {
  小学: [13, 6],
  初中: [16, 3],
  高中: [18, 3],
  中专: [18, 3],
  大专: [21, 3],
  本科: [22, 4],
  研究生: [25, 3],
}

/** Nobody works before. */
const ADULT = 18

/** Years of work that people with little schooling have at least: among the young there are hardly any. */
const elders: Readonly<Partial<Record<Education, number>>> = { 小学: 21, 初中: 6 }

export function careerOf(random: Random, role: Role): Career {
  const education = random.pick(role.education)
  const [least, most] = worked[role.seasoning]
  const years = (elders[education] ?? 0) + least + Math.floor((most - least + 1) * random.next() ** 1.5)
  const left = Math.max(ADULT, schooling[education][0]) + random.int(0, 1)
  return { education, left, months: years * 12 + random.int(0, 11) }
}

/** Value of the experience list. */
export function experienceOf({ months }: Career): string {
  const years = Math.floor(months / 12)
  const steps = [
    [10, '8'],
    [5, '7'],
    [4, '6'],
    [3, '5'],
    [2, '4'],
    [1, '3'],
  ] as const
  return steps.find(([least]) => years >= least)?.[1] ?? '2'
}

function majorOf(random: Random, role: Role, education: Education): string {
  if (!['中专', '大专', '本科', '研究生'].includes(education)) return ''
  const named = role.majors && !/不限|相应|相关|背景/.test(role.majors) ? role.majors.split('、') : commonMajors
  return random.pick(named)
}

type School = ResumeSections['education'][number]

interface Stage {
  readonly education: Education
  readonly major: string
  /** Months ago. */
  readonly ended: number
}

/** The month of July in or before the month so many months ago: schools end then. */
function julyBefore(moments: Moments, monthsAgo: number): number {
  const month = Number(moments.month(-monthsAgo).slice(5))
  return monthsAgo + ((month - 7 + 12) % 12)
}

function schoolOf(random: Random, moments: Moments, { education, major, ended }: Stage, code: string): School {
  const to = julyBefore(moments, ended)
  return {
    ...emptyEntry('education'),
    school: random.pick(schools[education] ?? []),
    major,
    education: code,
    from: moments.month(-(to + schooling[education][1] * 12 - 2)),
    to: moments.month(-to),
    remark: random.pick(schoolRemarks),
  }
}

/** Highest schooling first. `codeOf` gives values of the education list. */
export function schoolsOf(
  random: Random,
  moments: Moments,
  role: Role,
  { education, months }: Career,
  codeOf: (label: string) => string,
): School[] {
  const major = majorOf(random, role, education)
  const remark = (school: School) =>
    ['本科', '大专', '研究生'].includes(education) ? school : { ...school, remark: '' }
  const before = Math.max(0, ADULT - schooling[education][0]) * 12
  const last = remark(schoolOf(random, moments, { education, major, ended: months + before }, codeOf(education)))
  if (education !== '研究生') return [last]
  const bachelor = { education: '本科', major, ended: months + 38 } as const
  return [last, schoolOf(random, moments, bachelor, codeOf('本科'))]
}

type Work = ResumeSections['work'][number]

interface Past {
  readonly role: Role
  readonly titleId: string
  readonly label: string
  readonly employers: readonly SampleCompany[]
}

function dutiesOf(random: Random, { role, titleId, label }: Past, product: string): string {
  const choices = role.words?.[titleId]
  const words = { p: product, x: choices ? random.pick(alternatives(choices)) : label }
  return numbered(random.some(sentencesOf(role.duties), random.int(2, 4)).map(line => fill(line, words, random)))
}

/** An employer of the same line outside the province. */
const abroadOf = (random: Random, { line, row }: SampleCompany) =>
  row.account_kind === 'public' ? row.name : random.pick(elsewhere) + random.pick(alternatives(line.names))

/** Places of work, the latest first, without overlaps. */
export function worksOf(random: Random, moments: Moments, past: Past, { months }: Career): Work[] {
  const free = random.int(1, 4)
  const spent = months - free
  if (spent < 6) return []
  const count = Math.min(random.int(1, 3), 1 + Math.floor(spent / 20))
  const names = [past.label, ...alternatives(past.role.titles[past.titleId] ?? '').filter(name => name !== '')]
  const works: Work[] = []
  let began = spent
  for (let stint = 0; stint < count; stint += 1) {
    const last = stint === count - 1
    const length = last ? began : Math.max(6, Math.floor((began / (count - stint)) * (0.7 + random.next() * 0.5)))
    const ended = last ? (random.chance(0.7) ? 0 : Math.min(began - 3, random.int(1, 4))) : began - length
    const company = random.pick(past.employers)
    const away = !last && random.chance(0.4)
    works.unshift({
      ...emptyEntry('work'),
      company: away ? abroadOf(random, company) : company.row.name,
      title: last ? past.label : random.pick(names),
      from: moments.month(-began),
      to: ended === 0 ? '' : moments.month(-ended),
      duties: dutiesOf(random, past, company.product),
    })
    began = Math.max(3, ended - random.int(0, 2))
  }
  return works
}
