import { type FairKind, isOnline } from '#contract/fair-kinds'
import type { FairMandate } from '#contract/fair-mandates'
import { type PageName, type pages, pathTo } from '#contract/pages'
import { icons } from '#design-system'

/** Pages with a fair's id in their address. */
type FairPage = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `/manage/fair-${'office' | 'desk'}/:id${string}`
    ? Name
    : never
}[PageName]

interface Door {
  readonly page: FairPage
  readonly title: string
  readonly icon: string
  readonly mandates: readonly FairMandate[]
  /** At fairs on line alone. */
  readonly onLine?: true
}

/** Where the work of a fair is done: a line each, and the mandates with which one comes in. */
const doors: readonly Door[] = [
  { page: 'fairOfficeApplications', title: '单位报名', icon: icons.building, mandates: ['organise', 'supervise'] },
  { page: 'fairOfficePlan', title: '展位图', icon: icons.grid, mandates: ['organise'] },
  { page: 'fairOfficeEdit', title: '修改招聘会', icon: icons.edit, mandates: ['organise'] },
  { page: 'fairOfficeNotices', title: '延期、取消和通知', icon: icons.bell, mandates: ['organise', 'supervise'] },
  {
    page: 'fairOfficeQueues',
    title: '排队实况',
    icon: icons.users,
    mandates: ['organise', 'supervise', 'steward'],
    onLine: true,
  },
  {
    page: 'fairOfficeReports',
    title: '在线交流举报',
    icon: icons.warning,
    mandates: ['organise', 'supervise'],
    onLine: true,
  },
  { page: 'fairOfficePapers', title: '备案和统计', icon: icons.policy, mandates: ['organise'] },
  { page: 'fairDesk', title: '检票台', icon: icons.check, mandates: ['supervise', 'steward'] },
]

export interface OpenDoor {
  readonly title: string
  readonly icon: string
  readonly href: string
}

/** The doors of a fair that are open to somebody with these mandates. */
export const doorsOf = (
  { id, kind }: { readonly id: string; readonly kind: FairKind },
  held: readonly FairMandate[],
): OpenDoor[] =>
  doors
    .filter(({ mandates, onLine }) => (!onLine || isOnline(kind)) && mandates.some(one => held.includes(one)))
    .map(({ page, title, icon }) => ({ title, icon, href: pathTo(page, { id }) }))
