import { expect, it } from 'vitest'
import { fairPapersInFull } from '#mocks/fixtures/fair-papers'
import { dutyParts } from './duty-parts.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')
const duty = { name: 'statistics', dueAt: Date.parse('2026-12-12T18:00:00+08:00'), isDone: false } as const

it('keeps what comes after a fair until it is over', () => {
  const statesAt = (phase: 'registering' | 'ended') =>
    dutyParts({ duties: [duty], fair: { ...fairPapersInFull.fair, phase } }, now).map(({ state }) => state)
  expect(statesAt('registering')).toEqual(['blocked'])
  expect(statesAt('ended')).toEqual(['todo'])
})

it('says by when, and how long that is, of what is not done', () => {
  expect(dutyParts({ duties: [duty, { ...duty, isDone: true }], fair: fairPapersInFull.fair }, now)).toMatchObject([
    { title: '会后统计', href: '#paper-results', hint: '2026-12-12 前，还有 22 天' },
    { state: 'done', hint: undefined },
  ])
})
