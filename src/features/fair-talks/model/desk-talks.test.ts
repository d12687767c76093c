import { expect, it } from 'vitest'
import { unreadTalk } from '#mocks/fixtures/fair-talks'
import { keptTalks, talkInView, talksAt } from './desk-talks.ts'

const deskOf = (own: string, ...ids: readonly string[]) => ({ own, talks: ids.map(id => ({ ...unreadTalk, id })) })

it('keeps one’s own talk and the one that was chosen, once they have ended', () => {
  const during = keptTalks([], deskOf('mine', 'colleague', 'other', 'mine'), 'colleague')
  expect(during).toEqual(['colleague', 'mine'])
  expect(keptTalks(during, deskOf('', 'other'), 'colleague')).toEqual(['colleague', 'mine'])
  expect(keptTalks(['colleague'], deskOf('', 'colleague'), '')).toEqual([])
})

it('shows one’s own, then what has ended, unless another was chosen', () => {
  const desk = deskOf('mine', 'colleague', 'mine')
  expect(talksAt(desk, ['ended', 'mine'])).toEqual(['mine', 'colleague', 'ended'])
  expect([talkInView(desk, ['ended', 'mine'], ''), talkInView(desk, ['ended'], 'colleague')]).toEqual([
    'mine',
    'colleague',
  ])
  expect(talkInView(deskOf('', 'colleague'), ['ended'], '')).toBe('ended')
  expect(talkInView(deskOf('', 'colleague'), [], 'gone')).toBe('colleague')
  expect(talkInView(deskOf(''), [], '')).toBe('')
})
