import { beforeAll, expect, test } from 'vitest'
import { printed } from './printed.ts'
import { specification } from './tables.ts'

const wanted = new Map(specification('routes').map(([path = '', access = '']) => [path, access]))

let routes: string[][]
beforeAll(async () => {
  routes = await printed('routes')
}, 60_000)

const accessesByPath = () => routes.map(([path = '', access = '']) => [path, access])

test('every route is printed once: path, access, title', () => {
  expect(routes.filter(fields => fields.length !== 3 || fields.includes(''))).toEqual([])
  expect(routes.map(([path]) => path)).toEqual([...new Set(routes.map(([path]) => path))])
})

test('every address of the portal is one of the specification', () => {
  expect(accessesByPath().filter(([path = '']) => !wanted.has(path))).toEqual([])
})

test('every page is open to exactly those whom the specification names', () => {
  expect(accessesByPath()).toEqual(accessesByPath().map(([path = '']) => [path, wanted.get(path)]))
})

test('the table of the specification is whole', () => {
  expect(wanted.size).toBe(176)
})
