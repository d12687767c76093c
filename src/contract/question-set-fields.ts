import * as z from 'zod/mini'
import { optionalOneOf, wholeNumber } from './fields.ts'

export const questionKindLabels = { single: '单选题', multiple: '多选题', judge: '判断题' } as const

export const questionKindList = Object.entries(questionKindLabels).map(([value, label]) => ({ value, label }))

/** Out of which questions a set is drawn; '' stands for all. */
export const questionScopeList = [
  { value: 'todo', label: '还没答的' },
  { value: 'wrong', label: '答错的' },
] as const

export const setSizeList = ['10', '20', '50', '100'].map(value => ({ value, label: `${value} 题` }))

const MOST_IN_SET = 100

/** What a person wants to have in a set of practice questions. */
/* @__NO_SIDE_EFFECTS__ */
export const questionSetInput = () =>
  z.strictObject({
    scope: optionalOneOf('题目范围', questionScopeList),
    kind: optionalOneOf('题型', questionKindList),
    count: wholeNumber('题数', 1, MOST_IN_SET),
  })
