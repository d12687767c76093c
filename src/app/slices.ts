import { type PageName, pages } from '#contract/pages'
import type { RouteRecord, SliceRoutes } from '#platform/routing'

type Slice = (typeof pages)[PageName]['slice']

/** The records of each slice by its folder, fetched apart: who comes to one page needs those of its slice alone. */
const slices: { readonly [Name in Slice]: () => Promise<{ routes: SliceRoutes<Name> }> } = {
  account: () => import('#features/account/routes'),
  app: () => import('./own-pages.ts'),
  archives: () => import('#features/archives/routes'),
  companies: () => import('#features/companies/routes'),
  competition: () => import('#features/competition/routes'),
  employer: () => import('#features/employer/routes'),
  'exam-imports': () => import('#features/exam-imports/routes'),
  'exam-lists': () => import('#features/exam-lists/routes'),
  'exam-office': () => import('#features/exam-office/routes'),
  'exam-registrations': () => import('#features/exam-registrations/routes'),
  'exam-reviews': () => import('#features/exam-reviews/routes'),
  'exam-tickets': () => import('#features/exam-tickets/routes'),
  exams: () => import('#features/exams/routes'),
  'fair-bookings': () => import('#features/fair-bookings/routes'),
  'fair-desk': () => import('#features/fair-desk/routes'),
  'fair-halls': () => import('#features/fair-halls/routes'),
  'fair-office': () => import('#features/fair-office/routes'),
  'fair-visits': () => import('#features/fair-visits/routes'),
  'job-fairs': () => import('#features/job-fairs/routes'),
  flexible: () => import('#features/flexible/routes'),
  help: () => import('#features/help/routes'),
  home: () => import('#features/home/routes'),
  interviews: () => import('#features/interviews/routes'),
  jobs: () => import('#features/jobs/routes'),
  messages: () => import('#features/messages/routes'),
  news: () => import('#features/news/routes'),
  payments: () => import('#features/payments/routes'),
  questionnaires: () => import('#features/questionnaires/routes'),
  searches: () => import('#features/searches/routes'),
  seeker: () => import('#features/seeker/routes'),
  session: () => import('#features/session/routes'),
  site: () => import('#features/site/routes'),
  suggestions: () => import('#features/suggestions/routes'),
  talents: () => import('#features/talents/routes'),
  topics: () => import('#features/topics/routes'),
}

/** Module of the records of a page, as the build's manifest names it. */
export const moduleOf = (name: PageName): string => {
  const { slice } = pages[name]
  return slice === 'app' ? 'src/app/own-pages.ts' : `src/features/${slice}/routes.ts`
}

const fetched = new Map<string, RouteRecord>()

/** Fetches the record of a page; rejects when its slice cannot be had, and may then be asked again. */
export async function recordOf(name: PageName): Promise<RouteRecord> {
  if (!fetched.has(name)) {
    const { routes } = await slices[pages[name].slice]()
    for (const [page, record] of Object.entries<RouteRecord>(routes)) fetched.set(page, record)
  }
  const record = fetched.get(name)
  if (!record) throw new Error(`The slice ${pages[name].slice} has no record of ${name}`)
  return record
}
