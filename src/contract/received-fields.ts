import * as z from 'zod/mini'
import { flag, optionalText, uuid } from './fields.ts'
import { applicationStates } from './rules/application-states.ts'

/** What narrows down the applications that an employer has received. */
/* @__NO_SIDE_EFFECTS__ */
export const receivedFilter = () =>
  z.strictObject({
    state: z._default(z.enum(['', ...applicationStates]), ''),
    jobId: z._default(z.string().check(z.regex(/^\d{0,12}$/, '编号不正确')), ''),
    t: optionalText('搜索词', 60),
    unread: flag(),
    /** One of the company's tags; somebody else's finds nothing, as one that there is not. */
    tag: z._default(z.union([z.literal(''), uuid()]), ''),
  })
