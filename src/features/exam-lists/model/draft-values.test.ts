import { expect, test } from 'vitest'
import { usualRule } from '#contract/exam-list'
import { faultsIn, valuesOf, wishOf } from './draft-values.ts'

test('asks for the rule that it opened with', () => {
  const shares = { writtenShare: 6_000, interviewShare: 3_000, skillShare: 1_000 }
  const rule = { ...usualRule('final'), ...shares, panelFactor: true, bonusCap: 550 }
  expect(faultsIn(valuesOf(rule))).toEqual([])
  expect(wishOf('801', 'final', valuesOf(rule))).toEqual({ exam: '801', kind: 'final', rule, out: [] })
})

test('takes ticket numbers a line each', () => {
  const values = { ...valuesOf(usualRule('hire')), out: ' 0126010300512\n0126010300524，' }
  expect(wishOf('801', 'hire', values).out).toEqual(['0126010300512', '0126010300524'])
})

test('says which field is wrong', () => {
  const values = { steps: '三倍', written: '101', skill: 'x', panelFactor: false, bonus: '-1', out: '李某' }
  expect(faultsIn(values).map(({ path }) => path)).toEqual(['steps', 'written', 'skill', 'bonus', 'out'])
  const shared = { ...valuesOf(usualRule('final')), written: '60', skill: '40.01' }
  expect(faultsIn(shared).map(({ path }) => path)).toEqual(['skill'])
})
