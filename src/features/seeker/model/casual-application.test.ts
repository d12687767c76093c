import { expect, test } from 'vitest'
import { flexibleStages, simpleStateLabels, simpleStates } from '#contract/flexible-life'
import { appliedToSorting } from '#mocks/fixtures/flexible'
import { factsOf, signOf } from './casual-application.ts'

test('work that was called off is told to whoever waits or has a place; everybody else reads the answer', () => {
  for (const state of simpleStates)
    for (const stage of flexibleStages) {
      const isOff = stage === 'closed' && (state === 'applied' || state === 'accepted')
      expect(signOf({ state, stage }).label).toBe(isOff ? '单位已取消' : simpleStateLabels[state])
    }
})

test('a row tells pay, whose work it is, where and when, and whether that is over', () => {
  const facts = ['18–23 元/小时', '赣州市章贡区星火智能装备有限公司', '赣州·章贡区', '2026-11-22 开工']
  expect(factsOf(appliedToSorting)).toEqual([...facts, ''])
  expect(factsOf({ ...appliedToSorting, stage: 'past' })).toEqual([...facts, '已结束'])
})
