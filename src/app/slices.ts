import { type PageName, pages } from '#contract/pages'
import type { RouteRecord, SliceRoutes } from '#platform/routing'

type Slice = (typeof pages)[PageName]['slice']

/** The records of each slice by its folder, fetched apart: who comes to one page needs those of its slice alone. */
const slices: { readonly [Name in Slice]: () => Promise<SliceRoutes<Name>> } = {
  account: async () => (await import('#features/account/routes')).accountRoutes,
  app: async () => (await import('./own-pages.ts')).ownPages,
  archives: async () => (await import('#features/archives/routes')).archivesRoutes,
  companies: async () => (await import('#features/companies/routes')).companiesRoutes,
  competition: async () => (await import('#features/competition/routes')).competitionRoutes,
  employer: async () => (await import('#features/employer/routes')).employerRoutes,
  flexible: async () => (await import('#features/flexible/routes')).flexibleRoutes,
  help: async () => (await import('#features/help/routes')).helpRoutes,
  home: async () => (await import('#features/home/routes')).homeRoutes,
  interviews: async () => (await import('#features/interviews/routes')).interviewsRoutes,
  jobs: async () => (await import('#features/jobs/routes')).jobsRoutes,
  messages: async () => (await import('#features/messages/routes')).messagesRoutes,
  news: async () => (await import('#features/news/routes')).newsRoutes,
  payments: async () => (await import('#features/payments/routes')).paymentsRoutes,
  questionnaires: async () => (await import('#features/questionnaires/routes')).questionnairesRoutes,
  searches: async () => (await import('#features/searches/routes')).searchesRoutes,
  seeker: async () => (await import('#features/seeker/routes')).seekerRoutes,
  session: async () => (await import('#features/session/routes')).sessionRoutes,
  site: async () => (await import('#features/site/routes')).siteRoutes,
  suggestions: async () => (await import('#features/suggestions/routes')).suggestionsRoutes,
  talents: async () => (await import('#features/talents/routes')).talentsRoutes,
  topics: async () => (await import('#features/topics/routes')).topicsRoutes,
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
    for (const [page, record] of Object.entries<RouteRecord>(await slices[pages[name].slice]()))
      fetched.set(page, record)
  }
  const record = fetched.get(name)
  if (!record) throw new Error(`The slice ${pages[name].slice} has no record of ${name}`)
  return record
}
