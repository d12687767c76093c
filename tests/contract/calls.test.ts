import { beforeAll, expect, test } from 'vitest'
import { API_PREFIX } from '#contract/wire'
import { printed } from './printed.ts'
import { specification } from './tables.ts'

/** How many calls of the specification are served. It only ever rises: raise it with each new call. */
const SERVED_AT_LEAST = 169

const wanted = new Map(specification('calls').map(([path = '', method = '']) => [`${API_PREFIX}/${path}`, method]))

let calls: string[][]
beforeAll(async () => {
  calls = await printed('calls')
}, 60_000)

test('every call is printed once: method, path, area, and whether it is served', () => {
  const shape = /^(GET|POST)\t\/api\/[\w/-]+\t[a-z-]+\t(served)?$/
  expect(calls.map(fields => fields.join('\t')).filter(line => !shape.test(line))).toEqual([])
  const addresses = calls.map(([method, path]) => `${method} ${path}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

test('a call whose method the specification names has that method', () => {
  const known = calls.filter(([, path = '']) => wanted.get(path))
  expect(known.map(([method, path]) => [path, method])).toEqual(known.map(([, path = '']) => [path, wanted.get(path)]))
  expect(known.length).toBeGreaterThan(0)
})

test('whatever the contract declares is served', () => {
  expect(calls.filter(([, , , state]) => state !== 'served')).toEqual([])
})

test(`at least ${SERVED_AT_LEAST} calls of the specification are served`, () => {
  const served = calls.filter(([, path = '', , state]) => state === 'served' && wanted.has(path))
  expect(served.length).toBeGreaterThanOrEqual(SERVED_AT_LEAST)
})

test('the table of the specification is whole', () => {
  expect(wanted.size).toBe(233)
})
