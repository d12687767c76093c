import { type FairKind, fairKinds } from '#contract/fair-kinds'
import { fairPhaseChoices } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, id, oneOf, pageNumber, words } from '#platform/routing'

const kinds = fairKinds.map(({ value }) => value)

/** What can be done with a fair, as the tabs of the list have it. */
export const fairGroups = [
  { value: '', label: '全部' },
  { value: 'ahead', label: '可以参加' },
  { value: 'running', label: '正在举行' },
  { value: 'ended', label: '已结束' },
  { value: 'off', label: '延期、取消' },
] as const

/** A city, or the whole province, whose fairs are on line: 360000. */
const region = () => code(/^36(0\d|1[01])00$/)

const day = () => code(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** `/recruitment/list?kind=1&city=360700`: which fairs are asked for. */
export const fairSearch = addressCodec({
  t: words(),
  phase: oneOf(fairPhaseChoices),
  kind: oneOf(kinds),
  city: region(),
  series: id(),
  from: day(),
  until: day(),
  page: pageNumber(),
})
export type FairSearch = AddressOf<typeof fairSearch>

export const fairListAddress = (search: Partial<FairSearch>, change: Partial<FairSearch> = {}): string =>
  fairSearch.change(pathTo('fairList'), { ...fairSearch.parse(new URLSearchParams()), ...search }, change)

/** `/recruitment?tr=2`: fairs of one kind; 5 and anything else is all of them. */
const landing = addressCodec({ tr: oneOf(kinds) })

export const kindIn = (query: URLSearchParams): FairKind | '' => landing.parse(query).tr
export const landingHref = (kind: FairKind | ''): string => landing.format(pathTo('fairs'), { tr: kind })
