import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldFault } from './faults.ts'
import { faultsBy } from './fit.ts'

/** Puts a message under its dotted path, as the form library nests them. */
function nest(faults: readonly FieldFault[]): object {
  const errors: Record<string, unknown> = {}
  for (const { path, message } of faults) {
    const keys = (path || 'root').split('.')
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

/** Checks a form by what finds its faults. One message a field, the first. */
export const faultsResolver =
  <Values extends FieldValues>(find: (values: Values) => readonly FieldFault[]): Resolver<Values> =>
  values => {
    const faults = find(values)
    // Nested by the same paths that the form's own fields have.
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: nest(faults) as FieldErrors<Values> }
  }

/** Checks a form by the rules that the service refuses by: a schema of the contract. */
export const schemaResolver = <Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> =>
  faultsResolver(values => faultsBy(schema, values))
