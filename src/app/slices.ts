import type { RouteRecord } from '#platform/routing'

/** The pages of each slice by its folder, fetched apart: who comes to one page needs the records of its slice alone. */
const slices = {
  account: async () => (await import('#features/account/routes')).accountRoutes,
  archives: async () => (await import('#features/archives/routes')).archivesRoutes,
  competition: async () => (await import('#features/competition/routes')).competitionRoutes,
  employer: async () => (await import('#features/employer/routes')).employerRoutes,
  flexible: async () => (await import('#features/flexible/routes')).flexibleRoutes,
  help: async () => (await import('#features/help/routes')).helpRoutes,
  interviews: async () => (await import('#features/interviews/routes')).interviewsRoutes,
  messages: async () => (await import('#features/messages/routes')).messagesRoutes,
  news: async () => (await import('#features/news/routes')).newsRoutes,
  payments: async () => (await import('#features/payments/routes')).paymentsRoutes,
  questionnaires: async () => (await import('#features/questionnaires/routes')).questionnairesRoutes,
  searches: async () => (await import('#features/searches/routes')).searchesRoutes,
  seeker: async () => (await import('#features/seeker/routes')).seekerRoutes,
  session: async () => (await import('#features/session/routes')).sessionRoutes,
  suggestions: async () => (await import('#features/suggestions/routes')).suggestionsRoutes,
  talents: async () => (await import('#features/talents/routes')).talentsRoutes,
  topics: async () => (await import('#features/topics/routes')).topicsRoutes,
} satisfies Record<string, () => Promise<readonly RouteRecord[]>>

/** The records of every slice, each with the module that it comes with, as the build's manifest names it. */
export async function loadSlices(): Promise<(readonly [RouteRecord, string])[]> {
  const fetched = await Promise.all(
    Object.entries(slices).map(async ([folder, load]) =>
      (await load()).map(route => [route, `src/features/${folder}/routes.ts`] as const),
    ),
  )
  return fetched.flat()
}
