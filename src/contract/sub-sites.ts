import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/sub-sites.ts'

/** One of the sub-sites by its area code, with what it leads to. One that is not among them answers `notFound`. */
export const subSiteInfo = endpoint<typeof schemas.subSiteInfo>({
  method: 'GET',
  path: '/subsite/getInfo',
  access: 'public',
})
