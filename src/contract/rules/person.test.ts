import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, gapMonths, isCivilDate } from './civil-date.ts'
import { commonPasswords } from './common-passwords.ts'
import { isMobile, normaliseMobile } from './mobile.ts'
import { passwordMessages, passwordProblem } from './password.ts'
import { isPersonName, normalisePersonName, personNameMessages, personNameProblem } from './person-name.ts'

describe('mobile number', () => {
  it.each([
    '13800138000',
    '+86 138-0013-8000',
    '0086 13800138000',
    '86-13800138000',
    '１３８００１３８０００',
    '(138) 0013–8000',
  ])('reads %s', text => {
    expect(normaliseMobile(text)).toBe('13800138000')
    expect(isMobile(text)).toBe(true)
  })

  it.each(['', '12800138000', '1380013800', '138001380000', '+852 91234567', '1380013800a', '8613800138', '😀'])(
    'refuses %s',
    text => {
      expect(isMobile(text)).toBe(false)
    },
  )

  it('reads every number through prefix, separators and width', () => {
    const number = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
    const prefix = fc.constantFrom('', '86', '+86', '0086', '+86 ', '（+86）')
    fc.assert(
      fc.property(number, prefix, fc.constantFrom('', ' ', '-', '－', '　'), ([second, rest], before, between) => {
        const digits = `1${second}${String(rest).padStart(9, '0')}`
        expect(normaliseMobile(before + [...digits].join(between))).toBe(digits)
        expect(normaliseMobile(digits)).toBe(digits)
      }),
    )
  })
})

describe("person's name", () => {
  it.each(['张三', '欧阳娜娜', '䶮子', '𠮷田', '𬭎·𠮷', '阿卜杜·热合曼', '〇一', '一'.repeat(30), ' 张三　'])(
    'accepts %s',
    name => {
      expect(isPersonName(name)).toBe(true)
    },
  )

  it.each([
    ['', personNameMessages.missing],
    ['　', personNameMessages.missing],
    ['张', personNameMessages.length],
    ['𠮷', personNameMessages.length],
    ['一'.repeat(31), personNameMessages.length],
    ['张 三', personNameMessages.characters],
    ['张三1', personNameMessages.characters],
    ['张三😀', personNameMessages.characters],
    ['<b>张三</b>', personNameMessages.characters],
    ['·张三', personNameMessages.dot],
    ['阿卜杜··热合曼', personNameMessages.dot],
    ['··', personNameMessages.dot],
  ])('refuses "%s" with the words for it', (name, problem) => {
    expect(personNameProblem(name)).toBe(problem)
  })

  it('counts 30 characters outside the basic plane as 30', () => {
    expect(isPersonName('𠮷'.repeat(30))).toBe(true)
  })

  it('unifies the dots and spaces that keyboards give', () => {
    expect(normalisePersonName('　阿卜杜•热合曼 ')).toBe('阿卜杜·热合曼')
    expect(normalisePersonName('张　 三')).toBe('张 三')
  })
})

describe('new password', () => {
  it.each(['correct horse', '我喜欢赣南的脐橙', `${'x'.repeat(63)}yz`, '𠮷𠮷𠮷𠮷𠮷𠮷吉田', 'tR7!kq0z'])(
    'accepts %s',
    password => {
      expect(passwordProblem(password)).toBeNull()
    },
  )

  it.each([
    ['', passwordMessages.missing],
    ['tR7!kq0', passwordMessages.short],
    ['𠮷𠮷𠮷𠮷', passwordMessages.short],
    ['ab'.repeat(65), passwordMessages.long],
    ['Woaini1314', passwordMessages.common],
    ['abababababab', passwordMessages.simple],
    ['fghijklmn', passwordMessages.simple],
    ['zyxwvuts', passwordMessages.simple],
  ])('refuses %s with the words for it', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('refuses one that holds the account', () => {
    expect(passwordProblem('13800138000ok', '13800138000')).toBe(passwordMessages.account)
    expect(passwordProblem('Zhaopin-JX-2', 'zhaopin')).toBe(passwordMessages.account)
    expect(passwordProblem('tR7!kq0z', 'tr')).toBeNull()
  })

  it('lists no common password that the length already refuses, and none twice', () => {
    const words = commonPasswords.split(' ')
    expect(words.filter(word => word.length < 8 || word !== word.toLowerCase())).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('days and months', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2024-13-01', false],
    ['2024-1-1', false],
    ['2024-04-31', false],
    ['今天', false],
  ])('%s is a day: %s', (text, real) => {
    expect(isCivilDate(text)).toBe(real)
  })

  it.each([
    ['2000-06-02', '2016-06-01', 15],
    ['2000-06-02', '2016-06-02', 16],
    ['2000-02-29', '2016-02-28', 15],
    ['2000-02-29', '2017-03-01', 17],
  ])('born on %s is on %s %i years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })

  it.each([
    ['2024-03', '2024-04', 0],
    ['2024-03', '2024-06', 2],
    ['2023-12', '2024-02', 1],
    ['2024-06', '2024-03', 0],
    ['至今', '2024-03', null],
    ['2024-13', '2024-03', null],
  ])('from %s to %s leaves %s months', (ended, started, months) => {
    expect(gapMonths(ended, started)).toBe(months)
  })
})
