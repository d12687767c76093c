import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** Puts a message under its dotted path, as the form library nests them. */
function nest(messages: readonly (readonly [path: string, message: string])[]): object {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of messages) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let place = errors
    for (const key of keys) {
      const below = place[key]
      const next: Record<string, unknown> = typeof below === 'object' && below !== null ? { ...below } : {}
      place[key] = next
      place = next
    }
    place[last] ??= { type: 'rule', message }
  }
  return errors
}

/** Checks a form by the rules that the service refuses by: a schema of the contract. One message a field, the first. */
export const schemaResolver =
  <Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> =>
  values => {
    const parsed = z.safeParse(schema, values)
    if (parsed.success) return { values, errors: {} }
    const messages = parsed.error.issues.map(({ path, message }) => [path.join('.') || 'root', message] as const)
    // Nested by the same paths that the form's own fields have.
    return { values: {}, errors: nest(messages) as FieldErrors<Values> }
  }
