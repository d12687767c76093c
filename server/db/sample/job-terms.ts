import { educationList } from '#contract/reference/education'
import type { SampleCompany } from './companies.ts'
import { casualHours, type Hours, hours } from './data/hours.ts'
import type { Role } from './data/role.ts'
import type { Title } from './job-plan.ts'
import { isBeginner } from './job-texts.ts'
import { experienceAsked, payOf } from './pay.ts'
import type { Random } from './random.ts'

/** Natures of work as values of the contract's list. */
const natures = { full: '1', part: '2', intern: '3', temporary: '4', trainee: '5' } as const

/** What a post asks and gives, values as in the contract's lists. */
export interface Terms {
  readonly nature: string
  readonly education: string
  readonly experience: number
  readonly wageMin: number
  readonly wageMax: number
  readonly wageMonths: number
  readonly contractTerm: string
  readonly probation: string
  readonly hours: Hours
  readonly headcount: number
  readonly forGraduates: boolean
  readonly welfare: readonly string[]
}

/** Posts for which a degree is never asked. */
const MANUAL = /操作[员工]|装配工|作业员|普工|学徒|搬运|送货/

function educationOf(random: Random, role: Role, name: string): string {
  const fitting = role.education.filter(level => !MANUAL.test(name) || !['大专', '本科', '研究生'].includes(level))
  const wanted = fitting.length > 0 ? random.pick(fitting) : '中专'
  return educationList.find(({ label }) => label === wanted)?.value ?? '69'
}

const casual: readonly Role['hours'][] = ['kitchen', 'shop', 'flexible', 'school', 'driver']

function natureOf(random: Random, { category3, role }: Title): string {
  if (category3 === '110304' || category3 === '110306') return natures.intern
  if (category3 === '110305') return natures.trainee
  if (category3 === '100306' || category3 === '100405') return random.pick([natures.temporary, natures.part])
  if (casual.includes(role.hours) && random.chance(0.09)) return natures.part
  if (role.hours === 'factory' && (role.heads ?? 3) >= 15 && random.chance(0.08)) return natures.temporary
  if (role.hours === 'office' && role.seasoning === 'open' && random.chance(0.04)) return natures.intern
  return natures.full
}

function monthsOf(random: Random, company: SampleCompany, nature: string): number {
  if (nature !== natures.full) return 12
  const rich = Number(company.row.scale) >= 5 || company.line.weekend === true
  return random.weighted(
    [12, 13, 14, 15],
    months => [8, rich ? 5 : 2, rich ? 1 : 0.2, rich ? 0.4 : 0][months - 12] ?? 0,
  )
}

function probationOf(random: Random, nature: string, experience: number): string {
  if (nature !== natures.full) return '0'
  return random.pick(experience >= 6 ? ['3', '3', '6', '2'] : ['1', '1', '2', '3', '3', '0'])
}

/** The contract that allows such a probation; interns and trainees have none, those paid by the hour another. */
function contractTermOf(nature: string, probation: string): string {
  if (nature === natures.intern || nature === natures.trainee) return '8'
  if (nature === natures.part) return '7'
  if (nature === natures.temporary) return '2'
  return Number(probation) > 2 ? '4' : '3'
}

const sells = (title: Title) => title.category2 === '201' || /销售|顾问|经纪|导购|主播/.test(title.label)

function welfareOf(random: Random, title: Title, company: SampleCompany, { weekend }: Hours): string[] {
  const own = company.row.welfare.filter(tag => tag !== '3' && tag !== '6')
  const tags = [...random.some(own, random.int(3, 6)), ...(weekend ? ['3'] : []), ...(sells(title) ? ['6'] : [])]
  return [...new Set(tags)].sort((a, b) => Number(a) - Number(b))
}

interface Post {
  readonly title: Title
  readonly company: SampleCompany
  /** What the post is called. */
  readonly name: string
  /** What pay is worth in the place of work. */
  readonly level: number
}

function hoursOf(random: Random, { role }: Title, company: SampleCompany, nature: string): Hours {
  if (nature === natures.part) return random.pick(casualHours)
  const kinds = hours[role.hours]
  const [first] = kinds
  return role.hours === 'office' && company.line.weekend && first && random.chance(0.8) ? first : random.pick(kinds)
}

/** Terms that fit the title, the employer and each other. */
export function termsOf(random: Random, { title, company, name, level }: Post): Terms {
  const { role } = title
  const nature = natureOf(random, title)
  const student = nature === natures.intern || nature === natures.trainee
  const asked = isBeginner(name) ? random.pick([2, 2, 3]) : random.pick(experienceAsked[role.seasoning])
  const experience = nature === natures.intern ? 1 : student || nature === natures.part ? 2 : asked
  const education = educationOf(random, role, name)
  const full = payOf(random, { role, experience, level })
  const pay = nature === natures.intern ? { min: 2_000, max: random.pick([2_500, 3_000, 3_500]) } : full
  // Pay has to be named: what would be left to agreement is a wider range.
  const wide = random.chance(role.seasoning === 'lead' ? 0.25 : 0.03)
  const time = hoursOf(random, title, company, nature)
  const most = role.heads ?? 3
  const size = Number(company.row.scale)
  const wageMonths = monthsOf(random, company, nature)
  const probation = probationOf(random, nature, experience)
  return {
    nature,
    education,
    experience,
    wageMin: pay.min,
    wageMax: wide ? pay.max + 2_000 : pay.max,
    wageMonths,
    contractTerm: contractTermOf(nature, probation),
    probation,
    hours: time,
    headcount: Math.max(1, Math.round(most * random.next() ** 1.5 * Math.min(1, 0.2 + size / 6))),
    forGraduates: student || (experience === 2 && ['69', '70', '636'].includes(education) && random.chance(0.7)),
    welfare: welfareOf(random, title, company, time),
  }
}
