import { expect, it } from 'vitest'
import { outlines } from './outlines.ts'

it('tells of each kind once, and of every paper how it is sat and what it asks', () => {
  expect(new Set(outlines.map(({ kind }) => kind)).size).toBe(outlines.length)
  const thin = outlines.flatMap(({ papers }) => papers).filter(({ how, parts }) => how === '' || parts.length < 3)
  expect(thin).toEqual([])
})
