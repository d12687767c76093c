import type { SampleCompany } from './companies.ts'
import { type City, cities, type District } from './data/places.ts'
import type { Role } from './data/role.ts'
import { type PayColumns, payPartsOf } from './job-pay.ts'
import { planJobs, type Title, type Vacancy } from './job-plan.ts'
import { type Terms, termsOf } from './job-terms.ts'
import { dutiesOf, isBeginner, requirementsOf } from './job-texts.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import { type Random, randomOf } from './random.ts'
import { alternatives } from './text.ts'

export interface JobRow extends PayColumns {
  readonly id: number
  readonly company_id: number
  readonly company_name: string
  readonly company_type: string
  readonly scale: string
  readonly trade: string
  readonly title: string
  readonly category1: string
  readonly category2: string
  readonly category3: string
  readonly category_label: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly wage_months: number
  readonly nature: string
  readonly education: string
  readonly experience: string
  readonly headcount: number
  readonly contract_term: string
  readonly probation: string
  readonly welfare: readonly string[]
  readonly duties: string
  readonly requirements: string
  readonly working_hours: string
  readonly urgent: boolean
  readonly for_graduates: boolean
  readonly status: 'draft' | 'valid' | 'invalid'
  readonly view_count: number
  readonly apply_count: number
  readonly published_at: string | null
  readonly refreshed_at: string | null
  readonly confirmed_at: string | null
  readonly expires_on: string | null
  readonly opens_on: string | null
  readonly queued_at: string | null
  /** A value of the closing reasons; '' for none. */
  readonly closed_reason: string
  readonly draft: Readonly<Record<string, unknown>> | null
  readonly created_at: string
  readonly updated_at: string
  readonly sample: true
}

/** A posting with what applications need to know of it. */
export interface SampleJob {
  readonly row: JobRow
  readonly role: Role
  readonly company: SampleCompany
  /** Milliseconds since the epoch. */
  readonly published: number
  readonly isOpen: boolean
}

export const FIRST_JOB = 10_001
const JOBS = 5_200
const EXPIRED = 150
const PAY_SEED = 108_000
const ENDING_TODAY = 12

interface Place {
  readonly city: City
  readonly district: District
  readonly address: string
}

/** At the employer's seat, or now and then at a branch. */
function placeOf(random: Random, { city, district, row, line }: SampleCompany): Place {
  const moves = ['1', '3', '4', '10', '17', '700', '701', '6'].includes(line.trade) && Number(row.scale) >= 2
  if (!moves || random.chance(0.82)) return { city, district, address: row.address }
  const other = random.weighted(cities, candidate => candidate.weight)
  const area = random.pick(other.districts)
  return {
    city: other,
    district: area,
    address: `${other.name}${area.name}${random.pick(['分公司', '项目部', '办事处', '门店', '服务网点'])}`,
  }
}

const ranks = (experience: number) => (experience <= 3 ? '初级' : experience <= 5 ? '中级' : '高级')

/** What the post is called: the tree's own word, or one of the others that employers use. */
function nameOf(random: Random, { label, role, category3 }: Title): string {
  const names = [label, ...alternatives(role.titles[category3] ?? '').filter(name => name !== '')]
  return random.chance(0.4) ? label : random.pick(names)
}

function ranked(random: Random, { role }: Title, name: string, experience: number): string {
  const plain = !name.includes('（') && !isBeginner(name)
  return role.ranks && experience > 2 && plain && random.chance(0.18) ? `${ranks(experience)}${name}` : name
}

/** What employers put behind a title; only what the posting itself says as well. */
function marksOf(random: Random, terms: Terms, { district }: Place, urgent: boolean): string[] {
  const has = (tag: string) => terms.welfare.includes(tag)
  const marks = [
    ...(terms.hours.mark ? [terms.hours.mark, terms.hours.mark] : []),
    ...(has('5') ? ['包吃住'] : []),
    ...(has('1') && random.chance(0.4) ? ['五险一金'] : []),
    ...(terms.forGraduates ? ['应届生可投'] : []),
    ...(terms.nature === '2' ? ['兼职'] : []),
    ...(terms.nature === '4' ? ['临时'] : []),
    ...(urgent ? ['急聘'] : []),
    district.name,
  ]
  const chosen = terms.nature === '2' ? ['兼职'] : random.chance(0.34) ? [random.pick(marks)] : []
  const second = chosen.length > 0 && random.chance(0.12) ? [random.pick(marks)] : []
  return [...new Set([...chosen, ...second])]
}

const fits = (title: string) => [...title].length <= 40

function advertised(name: string, marks: readonly string[]): string {
  const text =
    name +
    marks
      .filter(mark => !name.includes(mark))
      .map(mark => `（${mark}）`)
      .join('')
  return fits(text) ? text : name
}

interface Dates {
  readonly published: number
  readonly refreshed: number
  readonly expiresOn: string
}

const lastDays = [30, 30, 45, 60, 60, 90]

/** When it was published, last confirmed and until when it stands. */
function datesOf(random: Random, moments: Moments, index: number): Dates {
  if (index < EXPIRED) {
    const age = random.int(20, 60)
    const left = random.int(1, Math.min(age - 14, 20))
    const published = moments.daysAgo(age, random)
    const refreshed = moments.between(published, moments.now - left * DAY, random)
    return { published, refreshed, expiresOn: moments.day(-left) }
  }
  const age = Math.floor(60 * random.next() ** 1.6)
  const published = moments.daysAgo(age, random)
  const idle = Math.min(age, Math.floor(14 * random.next() ** 2))
  const refreshed = Math.max(published, moments.daysAgo(idle, random))
  if (index < EXPIRED + ENDING_TODAY) return { published, refreshed, expiresOn: moments.day(0) }
  const last = random.pick(lastDays) - age
  return { published, refreshed, expiresOn: moments.day(last > 0 ? last : random.int(1, 45)) }
}

function viewsOf(random: Random, { published }: Dates, moments: Moments, urgent: boolean): number {
  const days = (moments.now - published) / DAY + 0.3
  return Math.round(days * (2 + random.next() ** 3 * 40) * (urgent ? 1.4 : 1))
}

/** One posting. The order number decides whether it has ended, ends today or stands for a while. */
function jobOf(random: Random, moments: Moments, { title, company }: Vacancy, index: number): SampleJob {
  const place = placeOf(random, company)
  const called = nameOf(random, title)
  const terms = termsOf(random, { title, company, name: called, level: place.city.pay })
  const name = ranked(random, title, called, terms.experience)
  const urgent = random.chance(0.07)
  const { role, category3: titleId } = title
  const workingHours = terms.hours.text
  const subject = { role, titleId, title: name, product: company.product, workingHours, ...terms }
  const dates = datesOf(random, moments, index)
  const { row } = company
  return {
    role: title.role,
    company,
    published: dates.published,
    isOpen: dates.expiresOn >= moments.day(0),
    row: {
      id: FIRST_JOB + index,
      company_id: row.id,
      company_name: row.name,
      company_type: row.company_type,
      scale: row.scale,
      trade: row.trade,
      title: advertised(name, marksOf(random, terms, place, urgent)),
      category1: title.category1,
      category2: title.category2,
      category3: title.category3,
      category_label: title.label,
      city: place.city.code,
      district: place.district.code,
      address: place.address,
      wage_min: terms.wageMin,
      wage_max: terms.wageMax,
      wage_months: terms.wageMonths,
      nature: terms.nature,
      education: terms.education,
      experience: String(terms.experience),
      headcount: terms.headcount,
      contract_term: terms.contractTerm,
      probation: terms.probation,
      // A generator for each posting, so that what pay is made of shifts nothing else.
      ...payPartsOf(randomOf(PAY_SEED + index), terms),
      welfare: terms.welfare,
      duties: dutiesOf(subject, random),
      requirements: requirementsOf(subject, random),
      working_hours: terms.hours.text,
      urgent,
      for_graduates: terms.forGraduates,
      status: 'valid',
      view_count: viewsOf(random, dates, moments, urgent),
      apply_count: 0,
      published_at: isoOf(dates.published),
      refreshed_at: isoOf(dates.refreshed),
      confirmed_at: isoOf(dates.refreshed),
      expires_on: dates.expiresOn,
      opens_on: null,
      queued_at: null,
      closed_reason: '',
      draft: null,
      created_at: isoOf(dates.published),
      updated_at: isoOf(dates.refreshed),
      sample: true,
    },
  }
}

/** The same posting while its company has not passed its check: written and handed in, never before the public. */
export const queued = ({ row }: SampleJob): JobRow => ({
  ...row,
  status: 'draft',
  queued_at: row.created_at,
  view_count: 0,
  published_at: null,
  refreshed_at: null,
  confirmed_at: null,
})

/** Five thousand two hundred postings over all titles and cities, the wished ones last. */
export function sampleJobs(
  moments: Moments,
  companies: readonly SampleCompany[],
  wished: readonly Vacancy[],
): SampleJob[] {
  const random = randomOf(7_002)
  const planned = planJobs(random, companies, JOBS - wished.length)
  return [...planned, ...wished].map((vacancy, index) => jobOf(random, moments, vacancy, index))
}
