import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { numericId, oneOf, pageOf, paging } from '../fields.ts'

/** The places that carry banners; each has its own list. */
const adPlaces = [
  { value: 'home', label: '首页' },
  { value: 'consultation', label: '资讯中心' },
  { value: 'topics', label: '专题' },
] as const

/** A banner: words first, a picture only where there is one. */
export const ad = () =>
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

export const listAds = {
  summary: '正在展示的横幅',
  input: z.strictObject(paging()),
  output: pageOf(ad()),
} satisfies Schemas

export const listAdsByAlias = {
  summary: '某一位置正在展示的横幅',
  input: z.strictObject({ alias: oneOf('位置', adPlaces) }),
  output: z.object({ list: z.array(ad()) }),
} satisfies Schemas

export const adDetail = {
  summary: '一个横幅',
  input: z.strictObject({ id: numericId() }),
  output: ad(),
} satisfies Schemas
