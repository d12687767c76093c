import type { Line } from './data/line.ts'
import { brandRoots } from './data/names.ts'
import type { City, District } from './data/places.ts'
import type { Random } from './random.ts'
import { alternatives } from './text.ts'

/** Brands that well-known companies bear; the roots could form them by chance. */
const taken = [
  '华联',
  '华为',
  '联想',
  '恒安',
  '鑫源',
  '宏远',
  '泰康',
  '诚通',
  '华泰',
  '嘉禾',
  '恒瑞',
  '润泽',
  '远东',
  '启迪',
  '晨光',
  '盛大',
  '腾达',
  '联创',
  '博雅',
  '恒创',
  '泰禾',
  '润禾',
  '华耀',
  '恒源',
  '华兴',
  '嘉裕',
  '禾川',
  '晶科',
]

interface CompanyName {
  readonly full: string
  readonly short: string
}

/** Names of exactly forty characters, the longest that registers carry. */
const longNames = [
  ['江西省赣江新区棠林新能源汽车动力电池系统集成与智能制造技术研究与开发股份有限公司', '棠林动力'],
  ['赣州市章贡区崇岭文化旅游产业投资开发与乡村振兴综合运营服务与管理集团有限责任公司', '崇岭文旅'],
  ['九江市柴桑区浔舟长江经济带绿色化工新型材料工程技术创新与成果转化服务中心有限公司', '浔舟新材'],
  ['宜春市袁州区袁泉中医药大健康产业科技创新与中药材种植加工与销售一体化发展有限公司', '袁泉药业'],
] as const

/** What stands before the brand: the province, the city or the district. */
function placeOf(random: Random, city: City, district: District, line: Line): string {
  const local = line.types.includes('12') || line.types.includes('13') || line.types.includes('15')
  if (local) return random.chance(0.5) ? city.name + district.name : city.name
  return random.weighted(['江西', '江西省', city.short, city.name, city.name + district.name], place =>
    place === '江西' ? 4 : place.length > 4 ? 1 : 2,
  )
}

/** Gives each company a brand that no other has. */
export function companyNamer(random: Random): (line: Line, city: City, district: District) => CompanyName {
  const used = new Set<string>(taken)
  const brands = random
    .shuffled(brandRoots.first.flatMap(first => brandRoots.second.map(second => first + second)))
    .filter(brand => [...brand][0] !== [...brand][1])
  return (line, city, district) => {
    const brand = brands.find(candidate => !used.has(candidate)) ?? ''
    used.add(brand)
    const form = random.pick(alternatives(line.names))
    const kind = form.replace(/(股份|集团)?有限(责任)?公司$/, '')
    const short = kind.length <= 4 ? brand + kind : brand + kind.slice(0, 2)
    return { full: placeOf(random, city, district, line) + brand + form, short }
  }
}

/** The long name of this number, or undefined past the last. */
export function longNameOf(index: number): CompanyName | undefined {
  const [full, short] = longNames[index] ?? []
  return full && short ? { full, short } : undefined
}
