import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDigitOf, readTicketNumber, ticketNumberOf } from './exam-ticket-number.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map(list => list.join(''))
const numbers = digits(13).map(body => body + checkDigitOf(body))

it.each([
  ['0794', '5'],
  ['0126010300512', '0'],
])('gives %s the check digit %s (ISO 7064 MOD 11,10)', (body, check) => {
  expect(checkDigitOf(body)).toBe(check)
})

it('puts city, year, exam, site, room and seat side by side', () => {
  const place = { city: '360100', year: 2026, exam: 601, site: '03', room: '5', seat: 12 }
  expect(ticketNumberOf(place)).toBe('01260103005120')
  expect(ticketNumberOf({ ...place, city: '360000' })).toMatch(/^00/)
  expect(() => ticketNumberOf({ ...place, seat: 100 })).toThrow(RangeError)
  expect(() => ticketNumberOf({ ...place, room: '一楼' })).toThrow(RangeError)
})

it('is read however it was typed', () => {
  expect(readTicketNumber(' 0126-0103 00５-12 0 ')).toEqual({
    number: '01260103005120',
    city: '01',
    year: '26',
    exam: '01',
    site: '03',
    room: '005',
    seat: '12',
  })
  for (const wrong of ['', '01260103005121', '0126010300512', '012601030051200', 'abc']) {
    expect(readTicketNumber(wrong)).toBeNull()
  }
})

it('is read back whatever it is made of', () => {
  fc.assert(
    fc.property(numbers, number => {
      expect(readTicketNumber(number)?.number).toBe(number)
    }),
  )
})

it('shows every single wrong digit', () => {
  fc.assert(
    fc.property(numbers, fc.nat(13), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
      const wrong = number.slice(0, at) + String((Number(number[at]) + shift) % 10) + number.slice(at + 1)
      expect(readTicketNumber(wrong)).toBeNull()
    }),
  )
})

it('shows all but one in fifty swaps of neighbours', () => {
  let [swaps, missed] = [0, 0]
  for (let seed = 0; seed < 2_000; seed += 1) {
    const body = String((seed * 7_919_999_983) % 10 ** 13).padStart(13, '0')
    const number = body + checkDigitOf(body)
    for (let at = 0; at < number.length - 1; at += 1) {
      const [one = '', other = ''] = [number[at], number[at + 1]]
      if (one === other) continue
      swaps += 1
      if (readTicketNumber(number.slice(0, at) + other + one + number.slice(at + 2))) missed += 1
    }
  }
  expect(swaps).toBeGreaterThan(20_000)
  expect(missed / swaps).toBeLessThan(0.025)
})
