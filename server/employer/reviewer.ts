import type { Context } from '../http/context.ts'
import type { HandedInRow, Verdict } from './review-queries.ts'

/** Who checks companies: answers a licence at once, or leaves it (null) for somebody who looks at it later. */
export type Reviewer = (licence: HandedInRow, parts: Pick<Context, 'db' | 'files'>) => Promise<Verdict | null>
