import { expect, test } from 'vitest'
import { usualShortlist } from '#contract/exam-scores'
import { stepsFrom, stepsText } from './steps-text.ts'

test('reads what it writes', () => {
  expect(stepsText(usualShortlist)).toBe('4 人及以下 1:3\n5 人及以下 12 人\n其余 1:2')
  expect(stepsFrom(stepsText(usualShortlist))).toEqual(usualShortlist)
})

test('takes what people type', () => {
  expect(stepsFrom(' 3人及以下  1：5 \n\n其余 8 人')).toEqual([
    { upTo: 3, each: 5 },
    { upTo: null, people: 8 },
  ])
})

test.each([
  '',
  '4 人及以下 1:3',
  '其余 1:0',
  '其余 三人',
  '5 人及以下 1:2\n4 人及以下 1:3\n其余 1:2',
  '其余 1:2\n其余 1:3',
])('does not guess: %j', text => expect(stepsFrom(text)).toBeNull())
