import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/index.ts'
import { createDrafts } from './drafts.ts'
import { keepDraft, openDraft } from './opening.ts'

const textOnly = (draft: unknown) => (typeof draft === 'string' ? draft : null)

function open(kept: unknown, stored: string) {
  const shelf = createDrafts(memoryStorage()).of('17')
  if (kept !== undefined) shelf.keep('word', kept)
  return { shelf, opening: openDraft(shelf, 'word', { stored, read: textOnly }) }
}

it('opens with what is stored where nothing was kept', () => {
  expect(open(undefined, '会计').opening).toEqual({ kind: 'stored', data: '会计' })
})

it('restores what was typed on top of what is stored', () => {
  const { opening, shelf } = open({ base: '会计', draft: '总账会计' }, '会计')
  expect(opening).toEqual({ kind: 'restored', data: '总账会计' })
  expect(shelf.hasAny()).toBe(true)
})

it('finds two versions where what is stored has changed since', () => {
  expect(open({ base: '会计', draft: '总账会计' }, '出纳').opening).toEqual({ kind: 'conflict', data: '总账会计' })
})

it.each([
  ['what the service has by now', { base: '会计', draft: '总账会计' }],
  ['what is no draft', '总账会计'],
  ['a draft of another shape', { base: '会计', draft: 7 }],
])('drops %s', (_, kept) => {
  const { opening, shelf } = open(kept, '总账会计')
  expect(opening).toEqual({ kind: 'stored', data: '总账会计' })
  expect(shelf.hasAny()).toBe(false)
})

it('never opens with anything but the draft while the service does not have it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (base, draft, stored) => {
      fc.pre(draft !== stored)
      const shelf = createDrafts(memoryStorage()).of('17')
      keepDraft(shelf, 'word', { base, draft })
      const opening = openDraft(shelf, 'word', { stored, read: textOnly })
      expect(opening).toEqual({ kind: base === stored ? 'restored' : 'conflict', data: draft })
    }),
  )
})
