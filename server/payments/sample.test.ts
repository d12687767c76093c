import { expect, test } from 'vitest'
import { isResidentId } from '#contract/rules/resident-id'
import { momentsAt } from '../db/sample/moments.ts'
import { sampleThirdRecruitments } from '../db/sample/third-recruitments.ts'

const now = Date.parse('2026-03-02T09:30:00+08:00')
const tables = new Map(await sampleThirdRecruitments(momentsAt(now)))
const rows = (table: string) => tables.get(table) ?? []

test('each invented recruitment has eight to twelve posts, and registrations in every state', () => {
  const counts = rows('third_recruitments').map(
    ({ id }) => rows('third_posts').filter(({ recruitment_id }) => recruitment_id === id).length,
  )
  expect(counts).toEqual([10, 9, 8])
  const states = new Set(rows('third_registrations').map(({ status }) => String(status)))
  expect([...states].sort()).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(rows('third_registrations')).toHaveLength(30)
})

test('what has come in is the fee of whoever is complete, and what went back', () => {
  const sum = (table: string) => rows(table).reduce((total, { amount }) => total + Number(amount), 0)
  const settled = rows('payment_orders').filter(({ state }) => state === 'success')
  const complete = rows('third_registrations').filter(({ status }) => status === '3')
  expect(settled.map(({ registration_id }) => registration_id)).toEqual(complete.map(({ id }) => id))
  const kept = settled.reduce((total, { fee }) => total + Number(fee), 0)
  expect(sum('payment_receipts')).toBe(kept + sum('payment_refunds'))
  const moments = rows('payment_orders').map(({ created_at }) => Date.parse(String(created_at)))
  expect(Math.max(...moments)).toBeLessThan(now)
})

test('the two registrations that README names are there', () => {
  const numbers = rows('third_registrations').map(({ number }) => number)
  expect(numbers.slice(0, 2)).toEqual(['3601010001', '3601020002'])
  expect(['36010219990315204X', '360421199507081310'].filter(isResidentId)).toHaveLength(2)
})
