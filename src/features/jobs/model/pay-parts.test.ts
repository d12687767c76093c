import { expect, test } from 'vitest'
import { emptyDraft } from '#contract/job-posting'
import { payFacts, paySentence } from './pay-parts.ts'

const pay = {
  ...emptyDraft(),
  wageMin: 6_500,
  wageMax: 9_000,
  baseMin: 4_500,
  bonusKind: '1',
  bonusMin: 1_500,
  bonusMax: 4_000,
  mealPay: 500,
}

test('the list says what each part is, the sentence what they make', () => {
  const said = (stated: Parameters<typeof payFacts>[0]) =>
    payFacts(stated).map(({ term, details }) => `${term} ${details}`)
  expect(paySentence(pay)).toBe('月薪 6500–9000 元，构成如下：')
  expect(said(pay)).toEqual(['基本工资 4500 元/月', '绩效或提成 1500–4000 元/月', '餐补 500 元/月'])
  expect(said({ ...pay, bonusKind: '2', bonusOf: '回款额', bonusPercent: 3, mealPay: null })).toEqual([
    '基本工资 4500 元/月',
    '提成 回款额的 3%',
  ])
  expect(paySentence({ ...pay, wageMax: null })).toBe('月薪 6500 元，构成如下：')
})

test('where only the day of pay is stated, no parts are announced', () => {
  const silent = { ...emptyDraft(), wageMin: 6_500, wageMax: 9_000, payDay: 10 }
  expect([paySentence(silent), payFacts(silent)]).toEqual(['', [{ term: '发薪日', details: '每月 10 日' }]])
})

test('a posting that states nothing says nothing, though it pays thirteen months', () => {
  const silent = { ...emptyDraft(), wageMin: 6_500, wageMax: 9_000, wageMonths: 13 }
  expect([paySentence(silent), payFacts(silent)]).toEqual(['', []])
})

test('a share in probation is told only where there is probation', () => {
  const told = payFacts({ ...pay, probation: '2', probationPay: 80, payDay: 10, insuranceFrom: '1', wageMonths: 13 })
  expect(told.slice(3).map(({ term, details }) => `${term} ${details}`)).toEqual([
    '发薪日 每月 10 日',
    '社会保险 入职当月起缴纳',
    '试用期工资 转正工资的 80%',
    '每年发薪 13 个月',
  ])
  expect(payFacts({ ...pay, probationPay: 80 }).map(({ term }) => term)).toEqual(['基本工资', '绩效或提成', '餐补'])
})
