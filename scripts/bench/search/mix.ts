import type { JobQuery } from '#contract/jobs'

export interface Kind {
  readonly name: string
  readonly queries: readonly JobQuery[]
}

const common = ['销售', '会计', '工程师', '主管', '普工', '经理', '客服', '司机']
const filters: readonly JobQuery[] = [
  { city: '360700', education: '70', wage: '3' },
  { city: '360100', trade: '1', nature: '1' },
  { district: '360102', wage: '4', experience: '5' },
  { city: '361100', scale: '3', welfare: ['1'] },
  { category: '3', education: '69', companyType: '6' },
]

/** What people ask for: every kind is measured by itself, because an average hides the slow one. */
export const mix: readonly Kind[] = [
  {
    name: 'text and three filters',
    queries: common.flatMap((t, index) => [0, 2].map(step => ({ t, ...filters[(index + step) % filters.length] }))),
  },
  { name: 'common word', queries: [...common, '公司', '五险一金', '周末双休', '有限公司'].map(t => ({ t })) },
  {
    name: 'rare or mixed word',
    queries: ['C++', '.NET开发', 'Java 南昌', '税务会计', '数据标注员', '翻译 周末双休', '嵌入式软件', '茶'].map(t => ({
      t,
    })),
  },
  {
    name: 'no match',
    queries: ['宇航员', '䶮𠮷', 'zzzz', '会计 宇航员', '！？'].map(t => ({ t })),
  },
  {
    name: 'common words that rarely meet',
    queries: [{ t: '会计 司机' }, { t: '销售', category: '14' }, { t: '工程师', category: '3', city: '360500' }],
  },
  { name: 'one character', queries: ['工', '师', '会'].map(t => ({ t })) },
  { name: 'company', queries: ['赣州', '宏泰', '科技有限公司'].map(t => ({ t, type: '2' as const })) },
  {
    name: 'filters only',
    queries: [
      {},
      { city: '360700' },
      { district: '361181' },
      { category: '30101' },
      { welfare: ['1', '3', '5'] },
      ...filters,
    ],
  },
  {
    name: 'other orders',
    queries: (['newest', 'pay', 'hot'] as const).flatMap(sort => [
      { sort },
      { t: '会计', sort },
      { t: '销售', city: '360700', sort },
    ]),
  },
  { name: 'page 50', queries: [{ page: 50 }, { t: '销售', page: 50 }, { t: '会计', city: '360100', page: 50 }] },
]
