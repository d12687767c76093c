import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { numericId, oneOf, pageOf, paging } from './fields.ts'

/** The places that carry banners; each has its own list. */
export const adPlaces = [
  { value: 'home', label: '首页' },
  { value: 'consultation', label: '资讯中心' },
  { value: 'topics', label: '专题' },
] as const

/** A banner: words first, a picture only where there is one. */
const ad = () =>
  z.object({
    id: z.string(),
    alias: z.string(),
    title: z.string(),
    words: z.string(),
    /** Address of a picture; '' for none. */
    image: z.string(),
    /** Where it leads; of this site or of the web. */
    href: z.string(),
    /** First and last day on which it is shown, YYYY-MM-DD. */
    startsOn: z.string(),
    endsOn: z.string(),
  })
export type Ad = z.output<ReturnType<typeof ad>>

export const listAds = endpoint({
  method: 'GET',
  path: '/ads/list',
  summary: '正在展示的横幅',
  access: 'public',
  input: z.strictObject(paging()),
  output: pageOf(ad()),
})

export const listAdsByAlias = endpoint({
  method: 'GET',
  path: '/ads/listByAlias',
  summary: '某一位置正在展示的横幅',
  access: 'public',
  input: z.strictObject({ alias: oneOf('位置', adPlaces) }),
  output: z.object({ list: z.array(ad()) }),
})

export const adDetail = endpoint({
  method: 'GET',
  path: '/ads/getInfo',
  summary: '一个横幅',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: ad(),
})
