import { expect, test } from 'vitest'
import { addressOfAnswers, answerSearchOf, viewOf } from './suggestion-address.ts'

test('an address and what it asks for are the same thing', () => {
  const search = { kind: 'praise', t: '窗口 䶮', page: 3, pageSize: 10 } as const
  expect(answerSearchOf(new URL(addressOfAnswers(search), 'https://a.cn').searchParams)).toEqual(search)
})

test('what makes no sense counts as not given', () => {
  const odd = new URLSearchParams({ view: 'x', kind: 'constructor', t: '长'.repeat(99), page: '-1' })
  expect(viewOf(odd)).toBe('write')
  expect(answerSearchOf(odd)).toEqual({ kind: '', t: '长'.repeat(60), page: 1, pageSize: 10 })
})
