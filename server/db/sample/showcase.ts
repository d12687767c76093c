import { emptyDraft, type JobDraft } from '#contract/job-posting'
import { sampleAccounts } from './accounts.ts'
import type { SampleCompany } from './companies.ts'
import { FIRST_COMPANY } from './companies.ts'
import { creditCodeOf } from './credit-codes.ts'
import type { Line } from './data/line.ts'
import { lines } from './data/lines.ts'
import { type City, cities, type District } from './data/places.ts'
import { noPayParts } from './job-pay.ts'
import { type Title, titles, type Vacancy } from './job-plan.ts'
import { FIRST_JOB, type JobRow, type SampleJob } from './jobs.ts'
import { DAY, isoOf, type Moments } from './moments.ts'

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new RangeError(`the sample content has no ${what}`)
  return item
}

export const titleOf = (id: string): Title =>
  found(
    titles.find(({ category3 }) => category3 === id),
    `title ${id}`,
  )
const cityOf = (code: string): City =>
  found(
    cities.find(city => city.code === code),
    `city ${code}`,
  )

const districtOf = (city: City, code: string): District =>
  found(
    city.districts.find(district => district.code === code),
    `district ${code}`,
  )

const lineOf = (tag: Line['tags'][number]): Line =>
  found(
    lines.find(({ tags }) => tags.includes(tag)),
    `line ${tag}`,
  )

const ganzhou = cityOf('360700')
const [, , furnished, modest] = sampleAccounts

/** The employers of the two sample accounts, after the others. */
export function showcaseCompanies(moments: Moments, count: number): readonly [SampleCompany, SampleCompany] {
  const common = (index: number) => ({
    id: FIRST_COMPANY + count + index,
    city: ganzhou.code,
    updated_at: isoOf(moments.now - 2 * DAY),
    sample: true as const,
  })
  const large: SampleCompany = {
    line: lineOf('software'),
    city: ganzhou,
    district: districtOf(ganzhou, '360702'),
    product: '智慧园区管理平台',
    row: {
      ...common(0),
      name: '江西棠禾数字科技有限公司',
      short_name: '棠禾数科',
      credit_code: creditCodeOf('6', '360702', 9_000_001),
      account_kind: 'self',
      trade: '1',
      company_type: '6',
      scale: '4',
      district: '360702',
      address: '赣州市章贡区兴园路66号赣江数字产业园3栋8楼',
      intro:
        '江西棠禾数字科技有限公司成立于2014年，总部位于赣州市章贡区，专注智慧园区和政务服务平台的研发与运营。公司现有员工三百六十余人，其中研发人员占六成，拥有软件著作权四十二项，是省级专精特新企业。产品已服务省内七个设区市的园区、学校和医院。我们实行双休和弹性上下班，每年安排体检和团队旅行，支持员工考取职业资格证书。',
      founded_year: 2014,
      welfare: ['1', '2', '3', '7', '8', '9', '10', '12', '18', '20'],
      contact_name: '谢婉清',
      contact_phone: furnished.phone,
      public_contact: '人事行政部 谢老师',
      public_phone: '0797-00000061',
      public_email: 'hr@tanghe.example.com',
      brand: true,
      verified_at: moments.day(-45),
      created_at: isoOf(moments.now - 300 * DAY),
    },
  }
  const small: SampleCompany = {
    line: lineOf('trade'),
    city: ganzhou,
    district: districtOf(ganzhou, '360703'),
    product: '五金建材批发',
    row: {
      ...common(1),
      name: '赣州市南康区岭泉商贸有限公司',
      short_name: '岭泉商贸',
      credit_code: creditCodeOf('9', '360703', 9_000_002),
      account_kind: 'self',
      trade: '10',
      company_type: '9',
      scale: '1',
      district: '360703',
      address: '赣州市南康区迎宾大道18号综合市场2栋',
      intro:
        '赣州市南康区岭泉商贸有限公司从一间五金门店做起，如今为周边三百多家家具厂供应五金和辅料。仓库两千平方米，市区当天送达。',
      founded_year: 2019,
      welfare: ['1', '9', '12', '16'],
      contact_name: '肖海波',
      contact_phone: modest.phone,
      public_contact: '',
      public_phone: '',
      public_email: '',
      brand: false,
      verified_at: moments.day(-12),
      created_at: isoOf(moments.now - 62 * DAY),
    },
  }
  return [large, small]
}

const offered = [
  '30101',
  '80201',
  '10102',
  '10101',
  '20405',
  '10304',
  '10201',
  '20301',
  '20101',
  '110301',
  '110306',
  '80103',
  '10306',
]
const offeredBySmall = ['30102', '40601']

/** What the two employers look for. */
export const showcaseVacancies = ([large, small]: readonly [SampleCompany, SampleCompany]): Vacancy[] => [
  ...offered.map(id => ({ title: titleOf(id), company: large })),
  ...offeredBySmall.map(id => ({ title: titleOf(id), company: small })),
]

/** Titles that the sample employer has taken down, and why. */
const takenDown = new Map([
  ['80103', '1'],
  ['10306', '3'],
])

/** The same job where the sample employer has taken it down; the accountant's pay is what the portal's own example says. */
export function settled(job: SampleJob, companyId: number): SampleJob {
  const { row } = job
  if (row.company_id !== companyId) return job
  const reason = takenDown.get(row.category3)
  if (reason) return { ...job, isOpen: false, row: { ...row, status: 'invalid', closed_reason: reason } }
  return row.category3 === '30101' ? { ...job, row: { ...row, ...accountantPay } } : job
}

const blank: JobDraft = { ...emptyDraft(), probation: '', city: ganzhou.code }

const drafts: readonly Partial<JobDraft>[] = [
  {
    title: '售前解决方案工程师',
    category: '20401',
    headcount: 2,
    wageMin: 8_000,
    wageMax: 13_000,
    education: '70',
    experience: '5',
    district: '360702',
    duties: '1. 调研客户现状，编写方案和演示材料；\n2. 配合投标，参加技术答疑；',
  },
  { title: '数据标注员（兼职）', category: '10303', nature: '2', headcount: 10, wageMin: 3_000, wageMax: 4_000 },
  { title: '运维工程师' },
]

/** What the sample employer has begun and not published: nothing but the drafts themselves. */
export function draftRows({ row }: SampleCompany, moments: Moments, count: number): JobRow[] {
  return drafts.map((draft, index) => ({
    id: FIRST_JOB + count + index,
    company_id: row.id,
    company_name: row.name,
    company_type: row.company_type,
    scale: row.scale,
    trade: row.trade,
    title: '',
    category1: '',
    category2: '',
    category3: '',
    category_label: '',
    city: '',
    district: '',
    address: '',
    wage_min: null,
    wage_max: null,
    wage_months: 12,
    nature: '',
    education: '',
    experience: '',
    headcount: 0,
    contract_term: '',
    probation: '0',
    ...noPayParts,
    welfare: [],
    duties: '',
    requirements: '',
    working_hours: '',
    urgent: false,
    for_graduates: false,
    status: 'draft',
    view_count: 0,
    apply_count: 0,
    published_at: null,
    refreshed_at: null,
    confirmed_at: null,
    expires_on: null,
    opens_on: null,
    queued_at: null,
    closed_reason: '',
    draft: { ...blank, ...draft },
    created_at: isoOf(moments.now - (6 - index) * DAY),
    updated_at: isoOf(moments.now - (3 - index) * DAY),
    sample: true,
  }))
}

const accountantPay = {
  ...noPayParts,
  wage_min: 5_000,
  wage_max: 8_000,
  base_min: 4_000,
  base_max: 4_000,
  bonus_kind: '1',
  bonus_min: 700,
  bonus_max: 3_700,
  meal_pay: 300,
  pay_day: 10,
  insurance_from: '1',
}

const scheduled = [
  { category: '10102', team: '新项目组', days: 3 },
  { category: '20301', team: '赣南片区', days: 12 },
] as const

/** Two of the sample employer's postings, written once more for another team, that appear in the coming days. */
export const scheduledRows = (jobs: readonly SampleJob[], company: SampleCompany, moments: Moments): JobRow[] =>
  scheduled.map(({ category, team, days }, index) => {
    const { row } = found(
      jobs.find(job => job.row.company_id === company.row.id && job.row.category3 === category),
      `posting of ${category}`,
    )
    const written = isoOf(moments.now - (index + 1) * DAY)
    return {
      ...row,
      id: FIRST_JOB + jobs.length + drafts.length + index,
      title: `${titleOf(category).label}（${team}）`,
      status: 'draft',
      opens_on: moments.day(days),
      expires_on: moments.day(days + 60),
      view_count: 0,
      published_at: null,
      refreshed_at: null,
      confirmed_at: null,
      created_at: written,
      updated_at: written,
    }
  })

const earlier = [
  { category: '30101', team: '年审项目', from: 89, to: 61, views: 486 },
  { category: '80201', team: '一期项目', from: 80, to: 55, views: 231 },
] as const

/** Two of the sample employer's postings of an earlier time, filled and taken down since. */
export const earlierRows = (jobs: readonly SampleJob[], company: SampleCompany, moments: Moments): JobRow[] =>
  earlier.map(({ category, team, from, to, views }, index) => {
    const { row } = found(
      jobs.find(job => job.row.company_id === company.row.id && job.row.category3 === category),
      `posting of ${category}`,
    )
    const [published, ended] = [isoOf(moments.now - from * DAY), isoOf(moments.now - to * DAY)]
    return {
      ...row,
      id: FIRST_JOB + jobs.length + drafts.length + scheduled.length + index,
      title: `${titleOf(category).label}（${team}）`,
      status: 'invalid',
      closed_reason: '1',
      view_count: views,
      apply_count: 0,
      published_at: published,
      refreshed_at: published,
      confirmed_at: published,
      expires_on: moments.day(30),
      created_at: published,
      updated_at: ended,
    }
  })
