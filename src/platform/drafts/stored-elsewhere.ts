import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { CallRefused } from '../transport/index.ts'

/** What is stored, when a save was refused because somebody changed it since (`data.current`); null for another error. */
export function storedElsewhere<Schema extends z.ZodMiniType>(error: unknown, schema: Schema): z.output<Schema> | null {
  if (!(error instanceof CallRefused) || error.code !== codes.conflict) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  const parsed = z.safeParse(schema, data.current)
  return parsed.success ? parsed.data : null
}
