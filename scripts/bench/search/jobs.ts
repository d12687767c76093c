import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import type { OptionNode } from '#contract/reference/option'
import { jiangxiRegions } from '#contract/reference/regions'
import { tradeList } from '#contract/reference/trades'
import { draws } from './draws.ts'

const DAY = 86_400_000

/** The titles of the category tree with the way that leads to each. */
export function* titlesOf(
  nodes: readonly OptionNode[],
  above: readonly OptionNode[] = [],
): Generator<readonly OptionNode[]> {
  for (const node of nodes) {
    const path = [...above, node]
    if (node.children?.length) yield* titlesOf(node.children, path)
    else yield path
  }
}

const titles = [...titlesOf(subclassList)]
const cities = jiangxiRegions[0]?.children ?? []
const prefixes = ['', '', '', '', '急聘', '高级', '资深', '初级', '诚聘', '储备']
const suffixes = [
  '',
  '',
  '',
  '',
  '（双休）',
  '（包吃住）',
  '（五险一金）',
  '/实习生',
  '（接受应届生）',
  '（夜班）',
  ' 8K起',
]
const syllables = [...'赣昌宏泰瑞华金鑫远达盛源恒信博睿思创云启明德润康丰嘉']
const lines = [
  ...['电子', '科技', '食品', '建材', '医药', '物流', '教育', '服饰', '机械', '新能源', '物业', '餐饮', '商贸'],
]
const duties = '负责本岗位的日常工作，按时完成上级交办的任务，配合同事改进流程，做好记录与交接。'.repeat(4)

/** Invented companies, the same for the same number. */
export function makeCompanies(count: number) {
  const { pick, upTo } = draws(1)
  return Array.from({ length: count }, (_, index) => {
    const city = pick(cities)
    const name = Array.from({ length: 2 + upTo(2) }, () => pick(syllables)).join('')
    return {
      id: index + 1,
      name: `${city.label.replace('市', '')}${name}${pick(lines)}有限公司`,
      short_name: name,
      credit_code: `BENCH${index}`,
      trade: pick(tradeList).value,
      company_type: pick(companyTypeList).value,
      scale: pick(scaleList).value,
      city: city.value,
      district: pick(city.children).value,
      brand: index % 500 === 0,
      verified_at: '2025-01-01',
      created_at: '2025-01-01T00:00:00Z',
      updated_at: '2025-01-01T00:00:00Z',
    }
  })
}

export type BenchCompany = ReturnType<typeof makeCompanies>[number]

/** Invented open jobs: few categories, cities and levels have most of them, as in life; the same for the same numbers. */
export function* makeJobs(companies: readonly BenchCompany[], count: number, now: Date) {
  const { pick, pickFront, upTo } = draws(2)
  for (let id = 1; id <= count; id += 1) {
    const company = pick(companies)
    const path = pickFront(titles)
    const label = path.at(-1)?.label ?? ''
    const city = pickFront(cities)
    const wage = 2_500 + 500 * Math.floor((upTo(100) * upTo(100)) / 250)
    const isOpen = upTo(20) > 0
    const at = new Date(now.getTime() - upTo(60 * 86_400) * 1_000).toISOString()
    yield {
      company_id: company.id,
      company_name: company.name,
      company_type: company.company_type,
      scale: company.scale,
      trade: company.trade,
      title: `${pick(prefixes)}${label}${pick(suffixes)}`,
      category1: path[0]?.value ?? '',
      category2: path[1]?.value ?? path[0]?.value ?? '',
      category3: path.at(-1)?.value ?? '',
      category_label: label,
      city: city.value,
      district: pick(city.children).value,
      wage_min: isOpen ? wage : null,
      wage_max: isOpen ? wage + 500 * (1 + upTo(8)) : null,
      nature: pickFront(natureList).value,
      education: pickFront([...educationList].reverse()).value,
      experience: pick(experienceList).value,
      headcount: 1 + upTo(10),
      welfare: [...new Set(Array.from({ length: upTo(6) }, () => pickFront(jobTagList).value))],
      duties,
      status: 'valid',
      view_count: upTo(1_000),
      urgent: upTo(20) === 0,
      for_graduates: upTo(8) === 0,
      published_at: at,
      refreshed_at: at,
      confirmed_at: at,
      expires_on: new Date(now.getTime() + (1 + upTo(170)) * DAY).toISOString().slice(0, 10),
      created_at: at,
      updated_at: at,
    }
  }
}
