import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReceivedApplication } from '#contract/applications'
import { receivedFirst } from '#mocks/fixtures/applications'
import { boardRowsOf } from './board-rows.ts'

const card = (id: string): ReceivedApplication => ({ ...receivedFirst, id })
const none = { arriving: [], leaving: new Set<string>() }

describe('the rows of a column', () => {
  it('stand in their places, read or not', () => {
    const pages = new Map([[2, [card('c'), card('d')]]])
    const rows = boardRowsOf({ total: 5, pageSize: 2, pages, ...none })
    expect(rows.map(({ key, index }) => [key, index])).toEqual([
      ['row-0', 0],
      ['row-1', 1],
      ['c', 2],
      ['d', 3],
      ['row-4', 4],
    ])
  })

  it('show who is on the way here first, and nobody who is on the way out', () => {
    const pages = new Map([[1, [card('a'), card('b')]]])
    const moving = { arriving: [card('z')], leaving: new Set(['a']) }
    expect(boardRowsOf({ total: 2, pageSize: 50, pages, ...moving }).map(({ key }) => key)).toEqual(['z', 'b'])
  })

  it('name nobody twice, whatever the pages hold', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 })
    fc.assert(
      fc.property(ids, ids, ids, fc.nat(9), (first, second, coming, total) => {
        const pages = new Map([
          [1, first.map(card)],
          [2, second.map(card)],
        ])
        const rows = boardRowsOf({ total, pageSize: 3, pages, arriving: coming.map(card), leaving: new Set(['e']) })
        const keys = rows.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).not.toContain('e')
      }),
    )
  })
})
