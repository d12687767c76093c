import { expect, it } from 'vitest'
import { examNotice, plainNotice } from '#mocks/fixtures/exam-articles'
import { examsByStage } from '#mocks/fixtures/exams'
import { themeInFull } from '#mocks/fixtures/exams-in-full'
import { articleHead, themeHead } from './structured-data.ts'

it('offers each exam of a recruitment as an event', () => {
  const { structuredData, description } = themeHead(themeInFull)
  expect(description).toContain('1,204 个岗位招 1,569 人，2026-11-24 (周二) 17:00 报名截止')
  expect(structuredData).toMatchObject({
    '@graph': [{ '@type': 'Event', startDate: '2026-12-17T01:00:00.000Z', location: { name: '南昌市' } }, {}, {}],
  })
})

it('offers no exam that is over', () => {
  const exams = examsByStage.filter(({ stage }) => stage === 'closed')
  expect(themeHead({ ...themeInFull, exams })).not.toHaveProperty('structuredData')
})

it('says when an article was corrected', () => {
  expect(articleHead(examNotice)).toMatchObject({
    meta: { ColumnName: '考试公告', ContentSource: '南昌市人力资源和社会保障局' },
    structuredData: { '@type': 'NewsArticle', dateModified: '2026-11-18T08:00:00.000Z' },
  })
  expect(articleHead(plainNotice).structuredData).not.toHaveProperty('dateModified')
})
