import { jobHunt, listHiddenCompanies, listSearches } from '#contract/searches'
import { read } from '#platform/routing'

/** The searches that I keep. */
export const searchesRead = read(listSearches, () => ({}))

/** The companies that I have hidden: what the list of the slice of jobs asks for. */
export const hiddenCompaniesRead = read(listHiddenCompanies, () => ({}))

/** How my hunt stands. */
export const huntRead = read(jobHunt, () => ({}))
