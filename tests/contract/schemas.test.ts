import { expect, test } from 'vitest'
import { areas, endpointsOf } from '#contract/all'
import { endpoint } from '#contract/endpoint'
import { schemasOf } from '#contract/schemas/all'

const modules = Object.values(import.meta.glob('../../src/contract/schemas/*.ts', { eager: true }))
const isOfCall = ([, value]: [string, unknown]) => typeof value === 'object' && value !== null && 'summary' in value

test('schemas are those of a call, under its name; that every call has some is held by the types', () => {
  const declared = modules.flatMap(module => Object.entries(Object(module)).filter(isOfCall))
  const used = new Set<unknown>(areas.flatMap(endpointsOf).map(([, call]) => schemasOf(call)))
  expect(declared.filter(([, schemas]) => !used.has(schemas)).map(([name]) => name)).toEqual([])
  expect(declared.length).toBe(used.size)
})

test('what is no call of the contract has no schemas there', () => {
  const own = endpoint({ method: 'GET', path: '/probe/own', access: 'public' })
  expect(() => schemasOf(own)).toThrow('GET /probe/own')
})
