import { pathTo } from '#contract/pages'
import { addressCodec, id } from '#platform/routing'

/** `/ad/form?id=11`: which of the things advertised is asked about; '' for all of them. */
export const adSearch = addressCodec({ id: id() })

export const adAddress = (id: string): string => adSearch.format(pathTo('adForm'), { id })
