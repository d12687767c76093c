import * as z from 'zod/mini'
import type { Schemas } from '#contract/endpoint'
import { numericId, uuid } from '#contract/fields'
import type { Probe } from '../../server/testing.strangers.ts'

const modules = import.meta.glob<{ strangers: readonly Probe[] }>('../../server/*/testing.strangers.ts', {
  eager: true,
})

/** What the areas say about their calls. */
export const probes: readonly Probe[] = Object.values(modules).flatMap(({ strangers }) => strangers)

const idPatterns = [numericId(), uuid()].map(id => z.toJSONSchema(id).pattern)

/** Looks like a field that names a thing: by its name, or because it has an id's form (a copy's original, say). */
const isId = ([name, schema]: [string, unknown]) =>
  /^(id|ids)$|\w(Id|Ids)$/.test(name) || idPatterns.includes(Object(schema).pattern)

function fieldsIn(schema: unknown): [string, unknown][] {
  if (typeof schema !== 'object' || schema === null) return []
  const fields = 'properties' in schema ? Object.entries(Object(schema.properties)) : []
  return [...fields, ...Object.values(schema).flatMap(fieldsIn)]
}

/** True when the input of a call names a thing by its id, at whatever depth. */
export const takesId = ({ input }: Schemas): boolean =>
  fieldsIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).some(isId)
