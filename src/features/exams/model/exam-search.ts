import { examKinds } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, oneOf, pageNumber, words } from '#platform/routing'

const kinds = examKinds.map(({ value }) => value)

/** What can be done with an exam, as the tabs of the list have it. */
export const examGroups = [
  { value: '', label: '全部' },
  { value: 'open', label: '可报名' },
  { value: 'coming', label: '即将报名' },
  { value: 'going', label: '进行中' },
  { value: 'past', label: '已结束' },
] as const

/** A city, or the whole province, which holds exams of its own: 360000. */
const region = () => code(/^36(0\d|1[01])00$/)

/** `/exam/list?stage=open&city=360700`: which exams are asked for. */
export const examSearch = addressCodec({
  t: words(),
  stage: oneOf(examGroups.map(({ value }) => value)),
  city: region(),
  kind: oneOf(kinds),
  page: pageNumber(),
})
export type ExamSearch = AddressOf<typeof examSearch>

export const examListAddress = (search: ExamSearch, change: Partial<ExamSearch>): string =>
  examSearch.change(pathTo('examList'), search, change)

/** `/exam/theme?kind=teacher`: which recruitments are asked for. */
export const themeSearch = addressCodec({ t: words(), kind: oneOf(kinds), page: pageNumber() })
export type ThemeSearch = AddressOf<typeof themeSearch>

export const themeListAddress = (search: ThemeSearch, change: Partial<ThemeSearch>): string =>
  themeSearch.change(pathTo('examThemes'), search, change)
