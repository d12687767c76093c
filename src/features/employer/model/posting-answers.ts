import type { JobDraft } from '#contract/job-posting'
import { contractTermList } from '#contract/reference/contract-terms'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList, probationList } from '#contract/reference/employment'
import { labelOf, pathOf } from '#contract/reference/lookup'
import type { OptionNode } from '#contract/reference/option'
import { jiangxiRegions } from '#contract/reference/regions'
import { formatSalary } from '#platform/text'

interface Answer {
  label: string
  /** '' for what was not filled in. */
  value: string
}

const cities = jiangxiRegions[0]?.children ?? []
const countOf = (count: number | null, unit: string) => (count === null ? '' : `${count} ${unit}`)
const yesOf = (flag: boolean) => (flag ? '是' : '否')

const categoryOf = (tree: readonly OptionNode[], value: string) =>
  pathOf(tree, value)
    .map(({ label }) => label)
    .join(' › ')

function placeOf({ city, district, address }: JobDraft) {
  const found = cities.find(({ value }) => value === city)
  return [found?.label, labelOf(found?.children ?? [], district), address].filter(Boolean).join(' ')
}

const payOf = ({ wageMin, wageMax, wageMonths }: JobDraft) =>
  formatSalary({ minYuan: wageMin, maxYuan: wageMax, monthsPerYear: wageMonths ?? 12 })

/** Everything that a posting says, in words and in the order of its form. */
export const answersOf = (draft: JobDraft, categories: readonly OptionNode[]) => [
  {
    name: 'job',
    title: '职位',
    rows: [
      { label: '职位名称', value: draft.title },
      { label: '职位类别', value: categoryOf(categories, draft.category) },
      { label: '工作性质', value: labelOf(natureList, draft.nature) },
      { label: '招聘人数', value: countOf(draft.headcount, '人') },
      { label: '急招', value: yesOf(draft.urgent) },
      { label: '应届毕业生可投', value: yesOf(draft.forGraduates) },
    ],
  },
  {
    name: 'pay',
    title: '薪资与福利',
    rows: [
      { label: '月薪', value: payOf(draft) },
      { label: '每年发薪', value: countOf(draft.wageMonths, '个月') },
      { label: '合同期限', value: labelOf(contractTermList, draft.contractTerm) },
      { label: '试用期', value: labelOf(probationList, draft.probation) },
      { label: '福利', value: draft.welfare.map(value => labelOf(jobTagList, value)).join('、') },
    ],
  },
  {
    name: 'place',
    title: '地点与时间',
    rows: [
      { label: '工作地点', value: placeOf(draft) },
      { label: '工作时间', value: draft.workingHours },
      { label: '截止日期', value: draft.expiresOn },
    ],
  },
  {
    name: 'demands',
    title: '要求与职责',
    rows: [
      { label: '学历要求', value: labelOf(educationList, draft.education) },
      { label: '经验要求', value: labelOf(experienceList, draft.experience) },
      { label: '岗位职责', value: draft.duties },
      { label: '任职要求', value: draft.requirements },
    ],
  },
]

export interface Difference {
  label: string
  mine: string
  other: string
}

/** What two versions of a posting say differently. */
export function differencesOf(mine: JobDraft, other: JobDraft, categories: readonly OptionNode[]): Difference[] {
  const rowsOf = (draft: JobDraft): Answer[] => answersOf(draft, categories).flatMap(({ rows }) => rows)
  const others = new Map(rowsOf(other).map(({ label, value }) => [label, value]))
  return rowsOf(mine)
    .map(({ label, value }) => ({ label, mine: value, other: others.get(label) ?? '' }))
    .filter(row => row.mine !== row.other)
}
