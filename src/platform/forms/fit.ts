import * as z from 'zod/mini'
import type { FieldFault } from './faults.ts'

/** What a schema finds fault with, in its order. */
export const faultsBy = (schema: z.ZodMiniType, values: unknown): FieldFault[] => {
  const parsed = z.safeParse(schema, values)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/**
 * What keeps typing from being stored at all, one message a field: where the rules of the finished form (`finished`) have
 * words for the same field, these are used, for they name it.
 */
export function unfitBy(rules: { typed: z.ZodMiniType; finished: z.ZodMiniType }, values: unknown): FieldFault[] {
  const faults = new Map<string, string>()
  for (const { path, message } of faultsBy(rules.typed, values)) if (!faults.has(path)) faults.set(path, message)
  if (faults.size === 0) return []
  const named = faultsBy(rules.finished, values)
  return [...faults].map(([path, message]) => ({
    path,
    message: named.find(fault => fault.path === path)?.message ?? message,
  }))
}
