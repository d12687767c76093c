import { expect, test } from 'vitest'
import { portraitOf } from '../../../exam-registrations/photo/portrait.ts'
import { portraitSize, samplePortrait } from './portraits.ts'

const profile = { ...portraitSize, background: 'white', maxKb: 200 } as const

test('every face would be taken as it is: of the size that is asked for, before a white wall, light', async () => {
  for (const sex of ['men', 'women'] as const) {
    for (let number = 0; number < 10; number += 1) {
      const bytes = await samplePortrait(sex, number)
      expect(await portraitOf({ bytes: new Uint8Array(bytes), mostPixels: 1_000_000, profile })).toMatchObject(
        portraitSize,
      )
      expect(bytes.length).toBeLessThan(30_000)
    }
  }
})

test('a face is the same at each start, and its neighbour another', async () => {
  const first = await samplePortrait('women', 0)
  expect(first.equals(await samplePortrait('women', 0))).toBe(true)
  expect(first.equals(await samplePortrait('women', 1))).toBe(false)
})
