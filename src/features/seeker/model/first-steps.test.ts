import { expect, it } from 'vitest'
import { newcomerOverview, overview } from '#mocks/fixtures/seeker'
import { firstSteps } from './first-steps.ts'

it('does not repeat what stands under today', () => {
  expect(firstSteps(newcomerOverview).map(({ title }) => title)).toEqual([
    '收藏看中的职位',
    '订阅新职位提醒',
    '看看近期的招聘会',
  ])
})

it('says what is done', () => {
  const written = { ...newcomerOverview, resume: overview.resume, favourites: 2 }
  expect(firstSteps(written).map(({ title, isDone }) => [title, isDone])).toEqual([
    ['写好简历', true],
    ['订阅新职位提醒', false],
    ['看看近期的招聘会', false],
  ])
  expect(firstSteps({ ...newcomerOverview, alerts: 1 })).toContainEqual(
    expect.objectContaining({ title: '订阅新职位提醒', isDone: true }),
  )
})
