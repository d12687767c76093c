import { expect, it } from 'vitest'
import { talkBoards } from '#mocks/fixtures/fair-talks'
import { boardStateOf, withNews } from './boards.ts'

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
