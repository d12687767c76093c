import { expect, test } from 'vitest'
import { countedLately, monthOfFigures, noFigures, oneApplication, wellFound } from '#mocks/fixtures/company-figures'
import { changesIn, countedSince, hintOf, rateText, shareText } from './figures.ts'

test('a share is told exactly where it is small, and not where there is nothing to share', () => {
  expect([shareText(0, 0), shareText(0, 9), shareText(1, 30), shareText(1, 10), shareText(2, 3)]).toEqual([
    '—',
    '0%',
    '3.3%',
    '10%',
    '67%',
  ])
  expect(shareText(1, 99_999)).toBe('0.1% 以下')
  expect(shareText(99_998, 99_999)).toBe('99%')
  expect(rateText({ views: 3, applications: 4 })).toBe('—')
})

test('a period is compared with the one before, without views where those are not known', () => {
  expect(changesIn(monthOfFigures)).toMatch(/^和前 30 天比：浏览.+，投递少 3 份，邀请面试一样多，录用多 1 人$/)
  expect(changesIn(countedLately)).toMatch(/^和前 30 天比：投递多 6 份，邀请面试一样多，录用一样多$/)
  expect([changesIn(oneApplication), changesIn(noFigures)]).toEqual(['', ''])
})

test('it is told since when views are counted, unless they were all the time', () => {
  expect([countedSince(countedLately.days), countedSince(monthOfFigures.days), countedSince([])]).toEqual([
    '2026-11-11',
    '',
    '',
  ])
})

const answering = { applications: 10, answered: 10, medianHours: 20 }
const job = { ...wellFound, answering }

test('what to mend is told, people who wait first', () => {
  const few = { ...job, views: 100, applications: 2 }
  expect(hintOf(job)).toBeUndefined()
  expect(hintOf({ ...few, answering: { ...answering, answered: 7 } })).toEqual({
    words: '3 份过了 7 天没有答复，先答复',
    place: 'received',
  })
  expect(hintOf(few)?.words).toBe('看的多、投的少：看看薪资和要求是否合适')
  expect(hintOf({ ...few, negotiable: true })?.words).toBe('看的多、投的少：把“面议”改成具体薪资')
  expect(hintOf({ ...few, applications: 3 })).toBeUndefined()
  expect(hintOf({ ...few, views: 29, applications: 0, days: 20 })).toBeUndefined()
  expect(hintOf({ ...job, views: 4, days: 5 })?.words).toBe('看的人少：把职位名称写具体，再刷新一次')
  expect(hintOf({ ...job, views: 0, days: 2 })).toBeUndefined()
  expect(hintOf({ ...job, answering: { ...answering, medianHours: 72.5 } })?.place).toBe('received')
})

test('of a job that is over nothing is to be mended but what still waits', () => {
  const over = { ...job, stage: 'closed', views: 100, applications: 1 } as const
  expect(hintOf(over)).toBeUndefined()
  expect(hintOf({ ...over, answering: { ...answering, answered: 9 } })?.place).toBe('received')
})
