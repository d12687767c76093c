import { listOfficeFairs, officeFairInfo } from '#contract/fair-office'
import { type RouteRequest, read } from '#platform/routing'
import { fairsSearch } from './model/office-addresses.ts'

/** The fair whose office the address is of. */
export const fairIn = ({ params: { id = '' } }: Pick<RouteRequest, 'params'>) => ({ fair: id })

/** The fairs for which one has a mandate. */
export const officeFairsRead = read(
  listOfficeFairs,
  ({ query }) => ({ view: fairsSearch.parse(query).view || 'coming' }),
  { audience: 'employer' },
)

/** One of them: who stands where, what is due. */
export const officeFairRead = read(officeFairInfo, fairIn, { audience: 'employer' })
