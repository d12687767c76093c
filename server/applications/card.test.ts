import { describe, expect, test } from 'vitest'
import { finishedBasic } from '../resumes/testing.ts'
import { cardOf, withdrawnCard } from './card.ts'
import { residenceLabel } from './residence.ts'

const today = '2026-11-21'
const work = (company: string, from: string, to: string) => ({ company, title: '会计', from, to, duties: '' })

describe("an employer's card", () => {
  test('shows who applied in a few words', () => {
    expect(cardOf({ basic: finishedBasic, work: [] }, today)).toEqual({
      name: '阿卜杜·䶮𠮷',
      sex: '1',
      age: 30,
      education: '70',
      experience: '5',
      place: '赣州·章贡区',
      latestJob: '',
    })
  })

  test.each([
    ['2027-01-01', null],
    ['', null],
    ['1996-13-01', null],
    ['2008-11-21', 18],
    ['2008-11-22', 17],
  ])('says of somebody born on "%s" that the age is %s', (birthday, age) => {
    expect(cardOf({ basic: { ...finishedBasic, birthday }, work: [] }, today).age).toBe(age)
  })

  test('names the present job before any that has ended, and the last one of those', () => {
    const ended = work('旧厂', '2015-01', '2020-12')
    const later = work('新厂', '2021-01', '2024-01')
    const present = work('现单位', '2019-01', '')
    expect(cardOf({ basic: finishedBasic, work: [ended, later, present] }, today).latestJob).toBe('现单位 · 会计')
    expect(cardOf({ basic: finishedBasic, work: [ended, later] }, today).latestJob).toBe('新厂 · 会计')
  })

  test('of an application taken back says no more than a first character', () => {
    const card = withdrawnCard({ basic: { ...finishedBasic, name: '𠮷野家' } })
    expect(card).toEqual({ name: '𠮷**', sex: '', age: null, education: '', experience: '', place: '', latestJob: '' })
  })
})

test.each([
  ['360702', '赣州·章贡区'],
  ['360700', '赣州'],
  ['360482', '九江·共青城市'],
  ['360000', '江西省'],
  ['110105', '北京·朝阳区'],
  ['420100', '武汉'],
  ['429004', '仙桃'],
  ['810001', '中西区'],
  ['999999', ''],
  ['', ''],
])('region %s reads %s', (code, words) => {
  expect(residenceLabel(code)).toBe(words)
})
