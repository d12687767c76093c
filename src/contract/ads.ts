import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/ads.ts'

export type Ad = z.output<ReturnType<typeof schemas.ad>>

export const listAds = endpoint<typeof schemas.listAds>({
  method: 'GET',
  path: '/ads/list',
  access: 'public',
})

export const listAdsByAlias = endpoint<typeof schemas.listAdsByAlias>({
  method: 'GET',
  path: '/ads/listByAlias',
  access: 'public',
})

export const adDetail = endpoint<typeof schemas.adDetail>({
  method: 'GET',
  path: '/ads/getInfo',
  access: 'public',
})
