import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form'
import * as z from 'zod/mini'
import { CallRefused } from '../transport/index.ts'

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

/** Shows what the service refused at its fields; true when there was something to show. */
export function applyRefusal<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): boolean {
  const entries = error instanceof CallRefused ? Object.entries(error.fields) : []
  // The service names fields by the paths of the same schema.
  for (const [path, message] of entries) setError(path as Path<Values>, { type: 'service', message })
  return entries.length > 0
}

/** What to say about a call that did not come through. */
export const wordsFor = (error: unknown) =>
  error instanceof CallRefused ? error.message : '没有提交成功，请检查网络后重试，您填写的内容还在'

export interface FieldFault {
  path: string
  message: string
}

/** Every message of a form in the order of its fields, for the summary on top. */
export function faultsOf(errors: object, prefix = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]): FieldFault[] => {
    const path = prefix ? `${prefix}.${name}` : name
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
    return faultsOf(error, path)
  })
}
