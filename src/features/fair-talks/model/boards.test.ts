import { expect, it } from 'vitest'
import { talkBoards } from '#mocks/fixtures/fair-talks'
import { boardStateOf, withNews } from './boards.ts'
import { talkTime } from './talk-time.ts'

const [first] = talkBoards.list

it('takes what is told of some exhibitors, and leaves the others as they were', () => {
  const news = [{ participation: first?.participation ?? '', open: true, staffed: false, waiting: 3, wait: null }]
  const [now, ...others] = withNews(talkBoards, news).list
  expect(now).toEqual({ ...first, open: true, staffed: false, waiting: 3, wait: null })
  expect(others).toEqual(talkBoards.list.slice(1))
})

it('says who takes people, who takes no more for now, and who is not there', () => {
  expect(talkBoards.list.map(boardStateOf)).toEqual(['open', 'paused', 'away', 'open'])
})

it('announces the end of a talk half a minute ahead, and knows when it is over', () => {
  const talk = { endsAt: 100_000, endedAt: 0 }
  expect([60_000, 70_000, 99_999, 100_000].map(now => talkTime(talk, now))).toEqual(['on', 'ending', 'ending', 'over'])
  expect(talkTime({ ...talk, endedAt: 50_000 }, 60_000)).toBe('over')
})
