import { pathTo } from '#contract/pages'

/** The way to a page of a fair's office; the fair's title while it is known. */
export const officeCrumbs = (id: string, fair: string | undefined, here: string) => [
  { label: '招聘会业务', href: pathTo('fairOffice') },
  { label: fair ?? '招聘会工作台', href: pathTo('fairOfficeFair', { id }) },
  { label: here },
]
