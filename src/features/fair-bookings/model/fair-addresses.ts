import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, city, oneOf, pageNumber, words } from '#platform/routing'

/**
 * `/manage/fair/onsite?view=one&id=…`: my fairs, those to join, one of mine, what became of a payment, the scanner of its
 * booth, (`id` of the visit) the resume of a visitor, or (`id` of the fair) the talks there.
 */
export const ownFairsSearch = addressCodec({
  view: oneOf(['join', 'one', 'payment', 'scan', 'resume', 'talks']),
  id: words(36),
  talk: words(36),
  order: words(40),
  city: city(),
  page: pageNumber(),
})

export const isOnlinePath = (path: string): boolean => path === pathTo('fairsOnline')

export const ownFairsHref = (online: boolean, search: Partial<AddressOf<typeof ownFairsSearch>> = {}): string =>
  ownFairsSearch.format(online ? pathTo('fairsOnline') : pathTo('fairsOnsite'), search)
