import { expect, it } from 'vitest'
import { nanchangExam } from '#mocks/fixtures/exams'
import { cities, cityLabel, figure, figuresOf, marksOf, yuanOf } from './exam-words.ts'

it('names the eleven cities, and the whole province for what no city holds', () => {
  expect(cities).toHaveLength(11)
  expect([cityLabel('360700'), cityLabel('360000'), cityLabel('')]).toEqual(['赣州市', '全省', '全省'])
})

it('groups figures by thousands', () => {
  expect([0, 999, 1_000, 20_000, 1_234_567].map(figure)).toEqual(['0', '999', '1,000', '20,000', '1,234,567'])
})

it('leaves out what is not known yet', () => {
  expect(figuresOf(nanchangExam)).toEqual(['412 个岗位', '招 536 人', '已报名 8,214 人'])
  expect(figuresOf({ positions: 0, headcount: 240, applied: 0 }).filter(Boolean)).toEqual(['招 240 人'])
})

it('writes fen as yuan and hundredths as marks', () => {
  expect([yuanOf(5_000), yuanOf(4_950)]).toEqual(['50 元', '49.5 元'])
  expect([marksOf(15_000), marksOf(7_250)]).toEqual(['150 分', '72.5 分'])
})
