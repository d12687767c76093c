import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'

export const subSiteInfo = {
  summary: '市县分站信息',
  input: z.strictObject({
    /** Its `value` in the list of sub-sites. */
    id: z.string({ error: '请选择分站' }).check(z.regex(/^[\w-]{1,20}$/, '请重新选择分站')),
  }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    /** '' while the area has no site of its own. */
    href: z.string(),
    /** The official name of its area; '' where its code is none of GB/T 2260. */
    region: z.string(),
    /** Open jobs there, and fairs that are ahead or on; null where its area is not known. */
    jobs: z.nullable(z.number()),
    fairs: z.nullable(z.number()),
  }),
} satisfies Schemas
