import { type PageEntry, pageOf } from '../page-entry.ts'

/**
 * The addresses that the specification fixes: forty pages that are one page and a record each. Later topics stand at
 * `/topic/<name>` and need no line here. A title is what the page is called until its record is there.
 */
export const topicPages = {
  ay: pageOf('topics', '/ay/index'),
  yc: pageOf('topics', '/yc/index'),
  dz: pageOf('topics', '/dz/index'),
  jq: pageOf('topics', '/jq/index'),
  bcxz: pageOf('topics', '/bcxz/index'),
  cmxy: pageOf('topics', '/cmxy/index'),
  hwyc: pageOf('topics', '/hwyc/index'),
  hwycGcc: pageOf('topics', '/hwyc/gcc'),
  sjt: pageOf('topics', '/sjt/index'),
  brgj: pageOf('topics', '/brgj/index'),
  dzgx: pageOf('topics', '/dzgx/index'),
  dzgxCity: pageOf('topics', '/dzgx/city'),
  xy: pageOf('topics', '/xy/index'),
  px: pageOf('topics', '/px/index'),
  jdz: pageOf('topics', '/jdz/index'),
  nd: pageOf('topics', '/nd/index'),
  ngc: pageOf('topics', '/ngc/index'),
  cjr: pageOf('topics', '/cjr/index'),
  ayXy: pageOf('topics', '/ay-xy/index'),
  lhjy: pageOf('topics', '/lhjy/index'),
  ldgx: pageOf('topics', '/ldgx/index'),
  ldgxResult: pageOf('topics', '/ldgx/result'),
  theme20: pageOf('topics', '/theme/20/index'),
  theme20News: pageOf('topics', '/theme/20/news'),
  servicemen: pageOf('topics', '/servicemen/index'),
  themeEducation: pageOf('topics', '/theme-education/index'),
  themeEducationDiscipline: pageOf('topics', '/theme-education/discipline'),
  themeEducationCategory: pageOf('topics', '/theme-education/category'),
  highLevel: pageOf('topics', '/high-level/index'),
  highLevelInfo: pageOf('topics', '/high-level/info'),
  highLevelElegant: pageOf('topics', '/high-level/elegant'),
  working: pageOf('topics', '/working/index'),
  workingCategory: pageOf('topics', '/working/category'),
  governmentJobs: pageOf('topics', '/column/gov-job', 'login'),
} as const satisfies Readonly<Record<string, PageEntry>>

const fixed: ReadonlyMap<string, PageEntry> = new Map(Object.values(topicPages).map(page => [page.path, page]))
const LATER = /^\/topic\/[a-z0-9]+(-[a-z0-9]+)*$/

const SERIES = /^\/recruitment\/template\/[1-9]\d{0,17}$/

/** Whether the page of a series of fairs stands there: a record of that address says what it shows and how it looks. */
export const isSeriesAddress = (address: string): boolean => SERIES.test(address)

/** Whether the page at this address asks people to sign in (specification section 2). */
export const isMembersAddress = (address: string): boolean => fixed.get(address)?.access === 'login'

/** Whether a topic stands at this address by the specification. */
export const isFixedTopic = (address: string): boolean => fixed.has(address)

/** Whether a topic may stand there: one of the fixed addresses, or `/topic/<name>`. */
export const isTopicAddress = (address: string): boolean => isFixedTopic(address) || LATER.test(address)
