import { expect, it } from 'vitest'
import { bookableBooths } from '#mocks/fixtures/fair-bookings'
import { boothInWords, floorBoothsOf, fullKinds } from './stands.ts'

it('draws every booth once, those of others as taken or held, public ones closed', () => {
  const stands = floorBoothsOf(bookableBooths.booths)
  expect(new Set(stands.map(({ code }) => code)).size).toBe(bookableBooths.booths.length)
  const states = Object.fromEntries(stands.map(({ code, state }) => [code, state]))
  expect(states).toMatchObject({ A01: 'taken', A02: 'held', A03: 'free', P01: 'closed' })
})

it('lays booths without a plan out in rows, none upon another', () => {
  const stands = floorBoothsOf(bookableBooths.booths.map(booth => ({ ...booth, x: 0, y: 0, w: 0, h: 0 })))
  expect(new Set(stands.map(({ x, y }) => `${x},${y}`)).size).toBe(stands.length)
})

it('says what a booth costs, and of which kind none is left', () => {
  expect(boothInWords({ code: 'A03', kind: 'standard', fee: 0 })).toBe('A03，标准展位，免费')
  expect(fullKinds(bookableBooths.booths)).toEqual(['large'])
})
