import { pathTo } from '#contract/pages'

/** The way to a page of a fair's office; the fair's title while it is known. */
export const officeCrumbs = (id: string, fair: string | undefined, here: string) => [
  { label: '招聘会业务', href: pathTo('fairOffice') },
  { label: fair ?? '招聘会工作台', href: pathTo('fairOfficeFair', { id }) },
  { label: here },
]

/** The way to one report of a talk. */
export const reportCrumbs = (id: string, fair: string | undefined) => [
  ...officeCrumbs(id, fair, '').slice(0, -1),
  { label: '在线交流举报', href: pathTo('fairOfficeReports', { id }) },
  { label: '处理举报' },
]
