import { payUnits } from '#contract/flexible'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'
import { type AddressOf, addressCodec, city, id, oneOf, pageNumber } from '#platform/routing'

const valuesOf = <Value extends string>(list: readonly { value: Value }[]) => list.map(({ value }) => value)

/** `/flexible?category=4&city=360700`: which casual work is asked for. */
export const flexibleSearch = addressCodec({
  category: oneOf(valuesOf(flexibleCategory)),
  city: city(),
  unit: oneOf(valuesOf(payUnits)),
  page: pageNumber(),
})

export type FlexibleSearch = AddressOf<typeof flexibleSearch>

export const flexibleHref = (search: Partial<FlexibleSearch>): string =>
  flexibleSearch.format(pathTo('flexible'), search)

const posting = addressCodec({ job: id() })

/** The one posting that an address is about; '' for a list. */
export const jobOf = (address: URLSearchParams): string => posting.parse(address).job
