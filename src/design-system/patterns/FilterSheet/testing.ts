import { mixedWidth } from '../../primitives/story-words.ts'
import type { FilterGroup, FilterState } from './filter-state.ts'

const numbered = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label, count: (index * 377 + 12) % 1400 }))

/** Filters of a job search as stories show them; the last one is long. */
export const groups: readonly FilterGroup[] = [
  {
    name: 'wage',
    label: '薪资',
    options: numbered(['3K及以下', '3K~5K', '5K~8K', '8K~10K', '10K~20K', '20K~30K', '30K及以上']),
  },
  { name: 'nature', label: '工作性质', options: numbered(['全职', '兼职', '实习', '临时', '见习']) },
  {
    name: 'welfare',
    label: '福利',
    multiple: true,
    options: numbered([
      '五险一金',
      '年终奖',
      '双休',
      '加班补助',
      '包吃住',
      '提成',
      '带薪年假',
      '交通补贴',
      '节日福利',
      '定期体检',
      mixedWidth,
    ]),
  },
]

/** More groups than are shown at once; the first is a place. */
export const manyGroups: readonly FilterGroup[] = [
  { name: 'city', label: '城市', lasting: true, options: numbered(['南昌市', '九江市', '赣州市']) },
  ...groups,
  { name: 'education', label: '学历', options: numbered(['大专', '本科', '研究生']) },
  { name: 'experience', label: '经验', options: numbered(['应届毕业生', '一年', '两年']) },
  { name: 'scale', label: '单位规模', options: numbered(['20人以下', '20-100人']) },
  { name: 'trade', label: '行业', options: numbered(['制造业', '教育']) },
]

/** The address of the results for a state. */
export const hrefFor = (selected: FilterState) => {
  const query = new URLSearchParams(
    Object.entries(selected).flatMap(([name, values]) => values.map(value => [name, value])),
  )
  return `/job-search?${query}`
}
