import * as z from 'zod/mini'
import { examListKinds } from '../exam-list.ts'

export const listKind = () =>
  z.enum(
    examListKinds.map(({ value }) => value),
    { error: '请选择名单' },
  )

export const examListSummary = () =>
  z.object({
    id: z.string(),
    kind: listKind(),
    version: z.number(),
    releasedAt: z.number(),
    /** A later version has taken its place. */
    superseded: z.boolean(),
  })
