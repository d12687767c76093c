import { expect, it } from 'vitest'
import { asked, countOf, fairDays, faultsIn, type OfferValues } from './offer.ts'

const at = (time: string) => Date.parse(`${time}:00+08:00`)
const fair = { opensAt: at('2026-11-23T09:00'), closesAt: at('2026-11-25T18:00') }
const now = at('2026-11-20T09:30')
const values: OfferValues = { day: '2026-11-23', from: '10:00', until: '11:00', minutes: '15' }

it('knows the days of a fair, the last one too', () => {
  expect(fairDays(fair)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  expect(fairDays({ opensAt: fair.opensAt, closesAt: at('2026-11-24T00:00') })).toEqual(['2026-11-23'])
})

it('counts what fits', () => {
  expect(countOf(values, fair)).toBe(4)
  expect(countOf({ ...values, minutes: '20' }, fair)).toBe(3)
  expect(countOf({ ...values, from: '' }, fair)).toBe(0)
  expect(asked(values)).toEqual({ from: at('2026-11-23T10:00'), until: at('2026-11-23T11:00'), minutes: 15 })
})

it('finds what is wrong at its field', () => {
  const faultsOf = (change: Partial<OfferValues>, moment = now) =>
    faultsIn({ ...values, ...change }, fair, moment).map(({ path }) => path)
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ from: '08:30' })).toEqual(['from'])
  expect(faultsOf({}, at('2026-11-23T10:00'))).toEqual(['from'])
  expect(faultsOf({ day: '2026-11-25', until: '18:30' })).toEqual(['until'])
  expect(faultsOf({ until: '10:10' })).toEqual(['until'])
  expect(faultsOf({ from: '', until: '', minutes: '' })).toEqual(['from', 'until', 'minutes'])
})
