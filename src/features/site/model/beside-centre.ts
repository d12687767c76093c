import { type PageName, pageAt } from '#contract/pages'

/** Pages for the signed-in that no entry of a centre's menu leads to. */
const alone: ReadonlySet<PageName> = new Set([
  'resumeCreate',
  'adForm',
  'fairOfficeAdd',
  'fairTickets',
  'courses',
  'questions',
  'governmentJobs',
])

/** Whether a page is that of a single thing, which an address with a place in it names. */
export const isOfOneThing = (path: string): boolean => pageAt(path)?.page.path.includes(':') ?? true

/** Whether the menu of a centre can name the page and stand beside it; known before the entries are here. */
export function isBesideCentre(path: string): boolean {
  const found = pageAt(path)
  return found !== null && !isOfOneThing(path) && !alone.has(found.name)
}
