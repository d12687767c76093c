import { expect, test } from 'vitest'
import { addressOfOrder, addressOfPost, addressOfPosts, paymentAddress, viewOf } from './payment-address.ts'

const read = (address: string) => paymentAddress.parse(new URL(address, 'https://a.cn').searchParams)

test('an address and what it asks for are the same thing', () => {
  const search = { recruitment: '3', t: '会计 䶮' }
  expect(read(addressOfPosts(search, { page: 2 }))).toMatchObject({ view: 'posts', ...search, page: 2 })
  expect(read(addressOfOrder('JF20261122-K7MPACDE3467')).order).toBe('JF20261122-K7MPACDE3467')
  expect(read(addressOfPost('101')).post).toBe('101')
})

test('another word or recruitment begins at the first page', () => {
  expect(addressOfPosts({ recruitment: '3', t: '会计' }, { recruitment: '' })).toBe(
    `/payment/index?${new URLSearchParams({ view: 'posts', t: '会计' })}`,
  )
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
  expect(viewOf(read(`/payment/index${query}`))).toBe(view)
})
