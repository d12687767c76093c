import { educationList } from '#contract/reference/education'
import type { SampleCompany } from './companies.ts'
import { type Hours, hours } from './data/hours.ts'
import type { Role } from './data/role.ts'
import type { Title } from './job-plan.ts'
import { experienceAsked, payOf } from './pay.ts'
import type { Random } from './random.ts'

/** Natures of work as values of the contract's list. */
const natures = { full: '1', part: '2', intern: '3', temporary: '4', trainee: '5' } as const

/** What a post asks and gives, values as in the contract's lists. */
export interface Terms {
  readonly nature: string
  readonly education: string
  readonly experience: number
  readonly wageMin: number | null
  readonly wageMax: number | null
  readonly wageMonths: number
  readonly probation: string
  readonly hours: Hours
  readonly headcount: number
  readonly forGraduates: boolean
  readonly welfare: readonly string[]
}

function educationOf(random: Random, role: Role): string {
  const wanted = role.education.length > 0 ? random.pick(role.education) : '大专'
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

const sells = (title: Title) => title.category2 === '201' || /销售|顾问|经纪|导购|主播/.test(title.label)

function welfareOf(random: Random, title: Title, company: SampleCompany, { weekend }: Hours): string[] {
  const own = company.row.welfare.filter(tag => tag !== '3' && tag !== '6')
  const tags = [...random.some(own, random.int(3, 6)), ...(weekend ? ['3'] : []), ...(sells(title) ? ['6'] : [])]
  return [...new Set(tags)].sort((a, b) => Number(a) - Number(b))
}

/** Terms that fit the title, the employer and each other. `level` is what pay is worth in the place of work. */
export function termsOf(random: Random, title: Title, company: SampleCompany, level: number): Terms {
  const { role } = title
  const nature = natureOf(random, title)
  const student = nature === natures.intern || nature === natures.trainee
  const experience = nature === natures.intern ? 1 : student ? 2 : random.pick(experienceAsked[role.seasoning])
  const education = educationOf(random, role)
  const full = payOf(random, { role, experience, level })
  const pay = nature === natures.intern ? { min: 2_000, max: random.pick([2_500, 3_000, 3_500]) } : full
  const negotiable = random.chance(role.seasoning === 'lead' ? 0.25 : 0.03)
  const kinds = hours[role.hours]
  const [first] = kinds
  const most = role.heads ?? 3
  const size = Number(company.row.scale)
  return {
    nature,
    education,
    experience,
    wageMin: negotiable ? null : pay.min,
    wageMax: negotiable ? null : pay.max,
    wageMonths: monthsOf(random, company, nature),
    probation: probationOf(random, nature, experience),
    hours: role.hours === 'office' && company.line.weekend && first && random.chance(0.8) ? first : random.pick(kinds),
    headcount: Math.max(1, Math.round(most * random.next() ** 1.5 * Math.min(1, 0.2 + size / 6))),
    forGraduates: student || (experience === 2 && ['69', '70', '636'].includes(education) && random.chance(0.7)),
    welfare: [],
  }
}

export { welfareOf }
