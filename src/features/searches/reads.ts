import { jobHunt, listSearches } from '#contract/searches'
import { read } from '#platform/routing'

export const searchesRead = read(listSearches, () => ({}))

/** How far the job hunt is. */
export const huntRead = read(jobHunt, () => ({}))
