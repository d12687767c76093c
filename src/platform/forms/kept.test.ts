import { expect, it } from 'vitest'
import { fits } from './kept.ts'

it.each([
  ['a word', '会计', ''],
  ['a number for a word', 30, '30'],
  ['a flag', true, false],
  ['entries', [{ day: '2026-12-01', time: '09:00' }], [{ day: '', time: '' }]],
  ['entries of a list that began empty', ['a'], []],
  ['no entries', [], [{ day: '' }]],
  ['a group with more in it than was asked', { name: '', more: 1 }, { name: '' }],
])('takes %s for what was typed', (_, kept, like) => expect(fits(kept, like)).toBe(true))

it.each([
  ['a flag for a word', true, ''],
  ['a word for a flag', '1', false],
  ['a word for entries', 'a', ['']],
  ['entries of another kind', [{ day: '' }], [{ day: '', time: '' }]],
  ['nothing for a group', null, { name: '' }],
  ['an object for a word', {}, ''],
  ['nothing at all', undefined, ''],
])('does not take %s', (_, kept, like) => expect(fits(kept, like)).toBe(false))
