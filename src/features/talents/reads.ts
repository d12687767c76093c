import { listResumes } from '#contract/resumes'
import {
  listBlocks,
  listResumeAccess,
  listTalentDownloads,
  listTalentFavourites,
  listTalents,
  listTalentViews,
  recommendTalents,
} from '#contract/talents'
import { type RouteRequest, read } from '#platform/routing'
import { talentSearch } from './model/search.ts'
import { type KeptKind, keptSearch, privacySearch } from './model/tabs.ts'

/** People who let themselves be found. */
export const talentsRead = read(listTalents, ({ query }) => talentSearch.parse(query), { keepPreviousData: true })

/** People for the employer's open postings. */
export const recommendedRead = read(recommendTalents, () => ({}))

const keptAt =
  (kind: KeptKind) =>
  ({ query }: RouteRequest) => {
    const { tab, page } = keptSearch.parse(query)
    return tab === kind ? { page } : null
  }

/** A page of the resumes that the company keeps in each way, at the tab of that way. */
export const keptReads = {
  favourites: read(listTalentFavourites, keptAt('favourites')),
  downloads: read(listTalentDownloads, keptAt('downloads')),
  views: read(listTalentViews, keptAt('views')),
} as const

/** Who may see which of one's own resumes. */
export const ownResumesRead = read(listResumes, ({ query }) =>
  privacySearch.parse(query).tab === 'resumes' ? {} : null,
)

/** Who looked at one's resumes. */
export const looksRead = read(
  listResumeAccess,
  ({ query }) => {
    const { tab, page } = privacySearch.parse(query)
    return tab === 'looks' ? { page } : null
  },
  { keepPreviousData: true },
)

/** The companies that may not find one's resumes. */
export const blocksRead = read(listBlocks, ({ query }) => (privacySearch.parse(query).tab === 'blocks' ? {} : null))
