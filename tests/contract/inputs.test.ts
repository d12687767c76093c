import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Area, contract, endpointsOf } from '#contract/all'
import { text, wholeNumber } from '#contract/fields'
import { linesOf } from './inputs.ts'

test('lines tell bounds apart', () => {
  const schema = z.strictObject({ name: text('名', { min: 2, max: 9 }), age: z.optional(wholeNumber('龄', 16, 70)) })
  expect(linesOf(schema)).toEqual([
    ['name', 'text · 𠮷 2–9 · a 2–9 · 1 2–9'],
    ['age?', 'number 16–70'],
  ])
})

test('calls take what inputs.txt says: who changes it sees it in the diff (vitest -u writes it)', async () => {
  const calls = (Object.keys(contract) as Area[])
    .flatMap(endpointsOf)
    .map(([, { method, path, access, input }]) =>
      [`${method} ${path} · ${access}`, ...linesOf(input).map(([place, face]) => `  ${place}: ${face}`)].join('\n'),
    )
  await expect(`${calls.toSorted().join('\n')}\n`).toMatchFileSnapshot('./inputs.txt')
})
