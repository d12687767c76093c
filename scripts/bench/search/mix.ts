import type { JobQuery } from '#contract/jobs'
import type { TalentQuery } from '#contract/talents'

/** Calls that are alike. */
export interface Kind<Query> {
  readonly name: string
  readonly queries: readonly Query[]
  /** Most milliseconds of nineteen in twenty; null where only some kinds of a call are held to one. */
  readonly limit: number | null
}

const common = ['销售', '会计', '工程师', '主管', '普工', '经理', '客服', '司机']
const filters: readonly JobQuery[] = [
  { city: '360700', education: '70', wage: '3' },
  { city: '360100', trade: '1', nature: '1' },
  { district: '360102', wage: '4', experience: '5' },
  { city: '361100', scale: '3', welfare: ['1'] },
  { category: '3', education: '69', companyType: '6' },
]

/** What a job is searched with most. */
export const worded: Kind<JobQuery> = {
  name: 'text and three filters',
  queries: common.flatMap((t, index) => [0, 2].map(step => ({ t, ...filters[(index + step) % filters.length] }))),
  limit: 60,
}

/** What people ask for: every kind is measured by itself, because an average hides the slow one. */
export const jobs: readonly Kind<JobQuery>[] = [
  worded,
  {
    name: 'common word',
    limit: null,
    queries: [...common, '公司', '五险一金', '周末双休', '有限公司'].map(t => ({ t })),
  },
  {
    name: 'rare or mixed word',
    limit: null,
    queries: ['C++', '.NET开发', 'Java 南昌', '税务会计', '数据标注员', '翻译 周末双休', '嵌入式软件', '茶'].map(t => ({
      t,
    })),
  },
  {
    name: 'no match',
    limit: null,
    queries: ['宇航员', '䶮𠮷', 'zzzz', '会计 宇航员', '！？'].map(t => ({ t })),
  },
  {
    name: 'common words that rarely meet',
    limit: null,
    queries: [{ t: '会计 司机' }, { t: '销售', category: '14' }, { t: '工程师', category: '3', city: '360500' }],
  },
  { name: 'one character', limit: null, queries: ['工', '师', '会'].map(t => ({ t })) },
  { name: 'company', limit: null, queries: ['赣州', '宏泰', '科技有限公司'].map(t => ({ t, type: '2' as const })) },
  {
    name: 'filters only',
    limit: null,
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
    limit: null,
    queries: (['newest', 'pay', 'hot'] as const).flatMap(sort => [
      { sort },
      { t: '会计', sort },
      { t: '销售', city: '360700', sort },
    ]),
  },
  {
    name: 'page 50',
    limit: null,
    queries: [{ page: 50 }, { t: '销售', page: 50 }, { t: '会计', city: '360100', page: 50 }],
  },
]

/** The counts of the filters beside the results. */
export const facets: Kind<JobQuery> = {
  name: 'counts of the filters',
  limit: 120,
  queries: [
    {},
    ...filters,
    ...common.map(t => ({ t })),
    { city: '360700' },
    { t: '销售', city: '360700' },
    { t: '会计', category: '3', education: '70' },
    { welfare: ['1', '3'] },
  ],
}

/** What has been typed so far: characters, pinyin initials, the beginning of a company. */
export const beginnings: Kind<string> = {
  name: 'suggestions',
  queries: [
    ...common.flatMap(word => [word.slice(0, 1), word]),
    'k',
    'kj',
    'xs',
    'gcs',
    '赣',
    '赣州',
    '宏泰',
    'zz',
    '䶮',
  ],
  limit: 20,
}

const wishes: readonly TalentQuery[] = [
  { city: '360700', education: '70', wage: '3' },
  { city: '360100', experience: '6', updated: '30' },
  { category: '3', education: '60', experience: '4' },
  { city: '361100', category: '1', wage: '4' },
]

/** With what employers look for people most. */
export const wordedTalents: Kind<TalentQuery> = {
  name: 'people: words and three filters',
  queries: common.flatMap((t, index) => [0, 1].map(step => ({ t, ...wishes[(index + step) % wishes.length] }))),
  limit: 100,
}

/** What employers look for. */
export const talents: readonly Kind<TalentQuery>[] = [
  wordedTalents,
  { name: 'words', queries: common.map(t => ({ t })), limit: 100 },
  {
    name: 'newest first',
    queries: [...common.map(t => ({ t, sort: 'newest' as const })), ...wishes.map(wish => ({ ...wish, t: '会计' }))],
    limit: 100,
  },
  {
    name: 'filters only',
    queries: [{}, { city: '360700' }, { category: '301' }, { updated: '7' }, ...wishes],
    limit: 100,
  },
  { name: 'rare words', queries: ['C++', '嵌入式软件', '税务会计', '茶', '宇航员'].map(t => ({ t })), limit: 100 },
]

/** Sending a resume: what is sent exists only in a market. */
export const applying = { name: 'apply', limit: 30 } as const
