import { useSubSites } from '#features/site'
import { usePlace } from './usePlace.ts'

/** Name of the sub-site that one is on, such as 赣州; '' on the main site. */
export function useSubSite(): string {
  const { city } = usePlace()
  const { areas } = useSubSites(city !== undefined)
  return areas?.find(({ value }) => value === city)?.label ?? ''
}
