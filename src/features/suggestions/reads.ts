import { adDetail, listAds } from '#contract/ads'
import { listOwnSuggestions, listPublicAnswers } from '#contract/suggestions'
import { read } from '#platform/routing'
import { adSearch } from './model/ad-address.ts'
import { suggestionSearch } from './model/suggestion-address.ts'

/** What others were answered, where the address lists it. */
export const answersRead = read(
  listPublicAnswers,
  ({ query }) => {
    const { view, ...search } = suggestionSearch.parse(query)
    return view === 'answers' ? { ...search, pageSize: 10 } : null
  },
  { keepPreviousData: true },
)

/** What the person has written, where the address asks what became of it. */
export const ownSuggestionsRead = read(
  listOwnSuggestions,
  ({ query }) => {
    const { view, page } = suggestionSearch.parse(query)
    return view === 'progress' ? { page, pageSize: 5 } : null
  },
  { audience: 'member' },
)

const MOST = 50

/** What is advertised at present, where the address names none of it. */
export const adsRead = read(listAds, ({ query }) => (adSearch.parse(query).id ? null : { page: 1, pageSize: MOST }))

/** The one that the address names. */
export const adRead = read(adDetail, ({ query }) => {
  const { id } = adSearch.parse(query)
  return id ? { id } : null
})
