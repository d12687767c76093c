import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { text } from '#contract/fields'
import { unfitBy } from './fit.ts'

const rules = {
  typed: z.object({ name: text('内容', { max: 50 }), note: text('内容', { max: 50 }) }),
  finished: z.object({ name: text('姓名', { min: 2, max: 20 }), note: z.string() }),
}

it('names what can not be stored, in the words of the finished form where it has them', () => {
  expect(unfitBy(rules, { name: '长'.repeat(51), note: '长'.repeat(51) })).toEqual([
    { path: 'name', message: '姓名最多 20 个字' },
    { path: 'note', message: '内容最多 50 个字' },
  ])
})

it('says nothing of what is only unfinished', () => {
  expect(unfitBy(rules, { name: '长'.repeat(21), note: '会' })).toEqual([])
})
