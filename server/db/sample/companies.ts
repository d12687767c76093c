import { companyNamer, longNameOf } from './company-names.ts'
import { creditCodeOf } from './credit-codes.ts'
import type { Line } from './data/line.ts'
import { lines } from './data/lines.ts'
import { type City, cities, type District, roads, sites } from './data/places.ts'
import { isoOf, type Moments } from './moments.ts'
import type { PersonNamer } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { alternatives } from './text.ts'

/** An employer as its row, beside what postings draw from. */
export interface SampleCompany {
  readonly row: CompanyRow
  readonly line: Line
  readonly city: City
  readonly district: District
  /** What it makes or does. */
  readonly product: string
}

type AccountKind = 'self' | 'public' | 'agency'

export interface CompanyRow {
  readonly id: number
  readonly name: string
  readonly short_name: string
  readonly credit_code: string
  readonly account_kind: AccountKind
  readonly trade: string
  readonly company_type: string
  readonly scale: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly intro: string
  readonly founded_year: number
  readonly welfare: readonly string[]
  readonly contact_name: string
  readonly contact_phone: string
  readonly public_contact: string
  readonly public_phone: string
  readonly public_email: string
  readonly brand: boolean
  readonly verified_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly sample: true
}

export const FIRST_COMPANY = 1001
/** With the two of the sample accounts there are six hundred. */
const COMPANIES = 598
const BRANDS = 40

/** Lines in proportion to their weights, every one at least once. */
function lineUp(random: Random, count: number): Line[] {
  const rest = Array.from({ length: count - lines.length }, () => random.weighted(lines, line => line.weight))
  return random.shuffled([...lines, ...rest])
}

const isAtHome = (line: Line, city: City) => !line.home || line.home.includes(city.code.slice(0, 4))

function streetAddress(random: Random, line: Line, city: City, district: District): string {
  const kind = line.tags.includes('factory') ? 'factory' : line.weekend ? 'office' : 'street'
  const number = random.int(1, 288)
  const where = random.chance(0.75) ? random.pick(sites[kind]) : ''
  const room =
    where && kind === 'office' ? `${random.pick(['A座', 'B座', '1栋', '3栋', ''])}${random.int(3, 22)}楼` : ''
  return `${city.name}${district.name}${random.pick(roads)}${number}号${where}${room}`
}

/** Welfare that fits the line and the size; tags as in the contract's list. */
function welfareOf(random: Random, line: Line, scale: string): string[] {
  const always = Number(scale) >= 3 || line.weekend ? ['1'] : random.chance(0.6) ? ['1'] : []
  const office = line.weekend ? ['3', '8', '10', '12', '2', '13', '20'] : []
  const factory = line.tags.includes('factory') ? ['5', '4', '16', '17', '15', '14', '10'] : []
  const other = ['2', '7', '8', '9', '11', '12', '16', '19', '20', '5']
  const chosen = random.some([...new Set([...office, ...factory, ...other])], random.int(4, 8))
  const rich = Number(scale) >= 6 && line.weekend && random.chance(0.3) ? ['18', '21'] : []
  return [...new Set([...always, ...chosen, ...rich])].sort((a, b) => Number(a) - Number(b))
}

interface Introduced {
  readonly name: string
  readonly year: number
  readonly place: string
  readonly product: string
  readonly line: Line
}

const openings = [
  ({ name, year, place, product }: Introduced) => `${name}成立于${year}年，位于${place}，主要从事${product}业务。`,
  ({ name, year, place, product }: Introduced) => `${name}是一家专注${product}的单位，${year}年在${place}创办。`,
  ({ name, year, place, product }: Introduced) =>
    `自${year}年成立以来，${name}一直深耕${product}领域，总部设在${place}。`,
]

const closings = [
  '公司重视人才培养，为员工提供清晰的晋升通道和有竞争力的待遇。',
  '因业务发展需要，现诚邀有志之士加入，共同成长。',
  '我们相信，把事做实、把人待好，路就能走远。',
  '',
  '',
]

function introOf(random: Random, facts: Introduced): string {
  const about = random.some(alternatives(facts.line.intro), random.int(1, 2)).map(sentence => `${sentence}。`)
  const unit = /公司$/.test(facts.name)
  const closing = random.pick(closings)
  const text = [random.pick(openings)(facts), ...about, closing].join('')
  return unit ? text : text.replaceAll('公司', '单位')
}

function kindOf(line: Line, type: string): AccountKind {
  if (line.tags.includes('hr')) return 'agency'
  return type === '12' || type === '13' ? 'public' : 'self'
}

/** What a company is called, where names and lines are settled already. */
interface Fixed {
  readonly name?: { readonly full: string; readonly short: string }
  readonly city?: City
  readonly district?: District
}

/** The long names' lines, in their order. */
const longLines = ['battery', 'travel', 'chem', 'pharma'] as const

function fixedOf(index: number): Fixed & { readonly line?: Line } {
  const name = longNameOf(index)
  const line = lines.find(({ tags }) => tags.some(tag => tag === longLines[index]))
  if (!name || !line) return {}
  const city = cities.find(({ name: city }) => name.full.startsWith(city)) ?? cities[0]
  const district = city?.districts.find(({ name: district }) => name.full.includes(district))
  return { name, line, ...(city ? { city } : {}), ...(district ? { district } : {}) }
}

/** One company in so many has not passed its check yet. */
const WAITING_EACH = 150
const isWaiting = (index: number) => index % WAITING_EACH === WAITING_EACH / 2

/** Companies whose next check is due soon, and one whose last check has lapsed, with the days since it. */
const rechecks: ReadonlyMap<number, number> = new Map([
  [101, 160],
  [202, 168],
  [303, 176],
  [404, 186],
])

/** Most have passed their check well within the half year for which it counts. */
function checkedOn(random: Random, moments: Moments, index: number, waits: boolean): string | null {
  const days = random.chance(0.04) ? 30 : random.int(1, random.chance(0.95) ? 120 : 145)
  return waits ? null : moments.day(-(rechecks.get(index) ?? days))
}

/** Invented employers over all cities and lines of business. */
export function sampleCompanies(moments: Moments, namer: PersonNamer): SampleCompany[] {
  const random = randomOf(7_001)
  const nameOf = companyNamer(random)
  const brands = new Set(random.some([...Array(COMPANIES).keys()], BRANDS))
  return lineUp(random, COMPANIES).map((drawn, index): SampleCompany => {
    const isBrand = brands.has(index)
    const { line = drawn, ...fixed } = fixedOf(index)
    const city = fixed.city ?? random.weighted(cities, city => city.weight * (isAtHome(line, city) ? 4 : 1))
    const district = fixed.district ?? random.pick(city.districts)
    const name = fixed.name ?? nameOf(line, city, district)
    const type = random.pick(line.types)
    const scale = isBrand ? random.pick(['5', '6', '7']) : random.pick(line.scales)
    const product = random.pick(alternatives(line.products))
    const year = Number(moments.day(0).slice(0, 4)) - random.int(2, 26)
    const created = moments.daysAgo(random.int(61, 900), random)
    const place = `${city.name}${district.name}`
    return {
      line,
      city,
      district,
      product,
      row: {
        id: FIRST_COMPANY + index,
        name: name.full,
        short_name: name.short,
        credit_code: creditCodeOf(type, district.code, 1_000 + index * 37),
        account_kind: kindOf(line, type),
        trade: line.trade,
        company_type: type,
        scale,
        city: city.code,
        district: district.code,
        address: streetAddress(random, line, city, district),
        intro: introOf(random, { name: name.full, year, place, product, line }),
        founded_year: year,
        welfare: welfareOf(random, line, scale),
        contact_name: namer(random, { years: random.int(26, 50) }).name,
        contact_phone: employerPhone(index),
        public_contact: '',
        public_phone: '',
        public_email: '',
        brand: isBrand,
        verified_at: checkedOn(random, moments, index, isWaiting(index) && !isBrand),
        created_at: isoOf(created),
        updated_at: isoOf(moments.between(created, moments.now, random)),
        sample: true,
      },
    }
  })
}

/** The invented number of the employer with this index. */
export const employerPhone = (index: number) => `199200${String(index + 1).padStart(5, '0')}`
