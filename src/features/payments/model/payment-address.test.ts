import { expect, test } from 'vitest'
import {
  addressOfOrder,
  addressOfPost,
  addressOfPosts,
  orderOf,
  postOf,
  postSearchOf,
  viewOf,
} from './payment-address.ts'

const queryOf = (address: string) => new URL(address, 'https://a.cn').searchParams

test('an address and what it asks for are the same thing', () => {
  const search = { recruitment: '3', t: '会计 䶮', page: 2, pageSize: 10 }
  expect(postSearchOf(queryOf(addressOfPosts(search)))).toEqual(search)
  expect(orderOf(queryOf(addressOfOrder('JF20261122-K7MPACDE3467')))).toBe('JF20261122-K7MPACDE3467')
  expect(postOf(queryOf(addressOfPost('101')))).toBe('101')
})

test.each([
  ['', 'pay'],
  ['?view=find', 'find'],
  ['?view=posts', 'posts'],
  ['?view=constructor', 'pay'],
  ['?post=101', 'post'],
  ['?post=x', 'pay'],
  ['?order=JF20261122-K7MPACDE3467&returned=1', 'order'],
  ['?order=JF1', 'pay'],
])('%s shows %s', (query, view) => {
  expect(viewOf(queryOf(`/payment/index${query}`))).toBe(view)
})

test('what makes no sense counts as not given', () => {
  const odd = queryOf(`/payment/index?view=posts&recruitment=x&t=${'长'.repeat(99)}&page=-1`)
  expect(postSearchOf(odd)).toEqual({ recruitment: '', t: '长'.repeat(60), page: 1, pageSize: 10 })
})
