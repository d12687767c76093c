import { educationList } from '#contract/reference/education'
import { experienceList, natureList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { nationList } from '#contract/reference/nations'
import type { OptionNode } from '#contract/reference/option'
import { politicsStatusList } from '#contract/reference/person'
import { wageList } from '#contract/reference/wages'
import { arrivalList, type ResumeSections, sexList } from '#contract/resume-sections'
import { leafText, placeText } from './places.ts'

type Fact = readonly [label: string, value: string]

/** Who somebody is, beside the name; unknown values are ''. */
export const basicFacts = (basic: ResumeSections['basic'], regions: readonly OptionNode[]): Fact[] => [
  ['性别', labelOf(sexList, basic.sex)],
  ['出生日期', basic.birthday],
  ['手机', basic.phone],
  ['邮箱', basic.email],
  ['最高学历', labelOf(educationList, basic.education)],
  ['工作年限', labelOf(experienceList, basic.experience)],
  ['现居住地', placeText(regions, basic.city)],
  ['民族', labelOf(nationList, basic.nation)],
  ['政治面貌', labelOf(politicsStatusList, basic.politics)],
]

/** What somebody looks for. */
export const intentionFacts = (
  intention: ResumeSections['intention'],
  { categories, regions }: { categories: readonly OptionNode[]; regions: readonly OptionNode[] },
): Fact[] => [
  ['期望职位', intention.categories.map(value => leafText(categories, value)).join('、')],
  ['期望城市', intention.cities.map(value => leafText(regions, value)).join('、')],
  ['期望薪资', labelOf(wageList, intention.wage)],
  ['工作性质', labelOf(natureList, intention.nature)],
  ['到岗时间', labelOf(arrivalList, intention.arrival)],
]
