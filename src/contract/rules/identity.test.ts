import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  creditCodeCheck,
  creditCodeMessages,
  creditCodeProblem,
  isCreditCode,
  normaliseCreditCode,
} from './credit-code.ts'
import { isResidentId, readResidentId, residentIdCheck, residentIdMessages } from './resident-id.ts'

const birthDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const residentIds = fc
  .tuple(fc.integer({ min: 100000, max: 999999 }), birthDay, fc.integer({ min: 0, max: 999 }))
  .map(([area, day, order]) => `${area}${day.replaceAll('-', '')}${String(order).padStart(3, '0')}`)
  .map(digits => digits + residentIdCheck(digits))

const replaceAt = (text: string, index: number, character: string) =>
  text.slice(0, index) + character + text.slice(index + 1)

describe('resident ID', () => {
  it.each(['11010519491231002X', '360426199101010071', '810000199408230021', '830000199201300022'])(
    'accepts %s',
    id => {
      expect(readResidentId(id)).toMatchObject({ ok: true, number: id })
    },
  )

  it.each([
    ['360426199101010072', residentIdMessages.check],
    ['110105194912310021', residentIdMessages.check],
    ['110105194902300025', residentIdMessages.date],
    ['110105189912310026', residentIdMessages.date],
    ['110105491231002', residentIdMessages.oldCard],
    ['1101051949123100', residentIdMessages.form],
    ['01010519491231002X', residentIdMessages.form],
    ['11010519491231X02X', residentIdMessages.form],
    ['😀', residentIdMessages.form],
    [' ', residentIdMessages.missing],
  ])('refuses %s with the words for it', (id, problem) => {
    expect(readResidentId(id)).toEqual({ ok: false, problem })
  })

  it.each(['11010519491231002x', '１１０１０５１９４９１２３１００２Ｘ', ' 110105 19491231 002ｘ '])(
    'reads %s as typed',
    id => {
      expect(readResidentId(id)).toEqual({
        ok: true,
        number: '11010519491231002X',
        birthDate: '1949-12-31',
        sex: 'female',
      })
    },
  )

  it('refuses a birth after today only where today is given', () => {
    expect(readResidentId('360426199101010071', '1990-12-31')).toEqual({ ok: false, problem: residentIdMessages.date })
    expect(readResidentId('360426199101010071', '1991-01-01')).toMatchObject({ ok: true, sex: 'male' })
  })

  it('accepts every number with its check character, and reads its birth date back', () => {
    fc.assert(
      fc.property(residentIds, id => {
        const reading = readResidentId(id)
        expect(reading.ok && reading.birthDate.replaceAll('-', '')).toBe(id.slice(6, 14))
      }),
    )
  })

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(residentIds, fc.nat(16), fc.integer({ min: 1, max: 9 }), (id, at, shift) => {
        expect(isResidentId(replaceAt(id, at, String((Number(id[at]) + shift) % 10)))).toBe(false)
      }),
    )
  })

  it('catches every swap of two different neighbours', () => {
    fc.assert(
      fc.property(residentIds, fc.nat(15), (id, at) => {
        const swapped = id.slice(0, at) + (id[at + 1] ?? '') + (id[at] ?? '') + id.slice(at + 2)
        expect(isResidentId(swapped)).toBe(swapped === id)
      }),
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => typeof readResidentId(text).ok === 'boolean'))
  })
})

describe('unified social credit code', () => {
  const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const sign = fc.constantFrom(...letters)
  const signs = (length: number) => fc.string({ unit: sign, minLength: length, maxLength: length })
  const digit = fc.constantFrom(...'0123456789')
  const codes = fc
    .tuple(signs(2), fc.string({ unit: digit, minLength: 6, maxLength: 6 }), signs(9))
    .map(parts => parts.join(''))
    .map(code => code + creditCodeCheck(code))

  it('accepts the sample of the standard in any width and case', () => {
    for (const code of ['91350100M000100Y43', ' 91350100m000100y43', '９１３５０１００Ｍ０００１００Ｙ４３']) {
      expect(creditCodeProblem(code)).toBeNull()
      expect(normaliseCreditCode(code)).toBe('91350100M000100Y43')
    }
  })

  it.each([
    ['', creditCodeMessages.missing],
    ['91350100M000100Y4', creditCodeMessages.form],
    ['91350100I000100Y43', creditCodeMessages.form],
    ['91350100M000100Y44', creditCodeMessages.check],
  ])('refuses %s with the words for it', (code, problem) => {
    expect(creditCodeProblem(code)).toBe(problem)
  })

  it('accepts every code with its check character and catches every single wrong one', () => {
    fc.assert(
      fc.property(codes, fc.nat(16), sign, (code, at, other) => {
        expect(isCreditCode(code)).toBe(true)
        expect(isCreditCode(replaceAt(code, at, other))).toBe(code[at] === other)
      }),
    )
  })
})
