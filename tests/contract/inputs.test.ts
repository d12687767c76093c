import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { areas, endpointsOf } from '#contract/all'
import { text, wholeNumber } from '#contract/fields'
import { schemasOf } from '#contract/schemas/all'
import { linesOf } from './inputs.ts'

test('lines tell bounds apart', () => {
  const schema = z.strictObject({ name: text('名', { min: 2, max: 9 }), age: z.optional(wholeNumber('龄', 16, 70)) })
  expect(linesOf(schema)).toEqual([
    ['name', 'text · 𠮷 2–9 · a 2–9 · 1 2–9'],
    ['age?', 'number 16–70'],
  ])
})

test('calls take what inputs.txt says: who changes it sees it in the diff (vitest -u writes it)', async () => {
  const calls = areas
    .flatMap(endpointsOf)
    .map(([, endpoint]) =>
      [
        `${endpoint.method} ${endpoint.path} · ${endpoint.access}`,
        ...linesOf(schemasOf(endpoint).input).map(([place, face]) => `  ${place}: ${face}`),
      ].join('\n'),
    )
  await expect(`${calls.toSorted().join('\n')}\n`).toMatchFileSnapshot('./inputs.txt')
})
