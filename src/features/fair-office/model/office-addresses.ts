import { pathTo } from '#contract/pages'
import { addressCodec, oneOf } from '#platform/routing'

/** `/manage/fair-office?view=past`: those that are over. */
export const fairsSearch = addressCodec({ view: oneOf(['past']) })

export const fairsHref = (view: '' | 'past' = ''): string => fairsSearch.format(pathTo('fairOffice'), { view })
