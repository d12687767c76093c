import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { numericId } from '../fields.ts'

export const lookAtJob = {
  summary: '记录一次职位浏览',
  input: z.strictObject({ id: numericId() }),
  output: z.object({}),
} satisfies Schemas
