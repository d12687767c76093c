import { expect, test } from 'vitest'
import { stopsIn, stopWords } from './exam-stops.ts'

const age = {
  hard: true,
  verdict: 'fails',
  quote: '35 周岁及以下',
  yours: '1985-03-01 出生',
  advice: '须在 1990-11-26 及以后出生',
} as const
const major = {
  ...age,
  quote: '法学类（0301）',
  yours: '会计学 120203K',
  advice: '所学专业不在职位要求的范围内',
} as const

test('only what is hard and certainly not met stops somebody', () => {
  const list = [age, { ...major, hard: false }, { ...major, verdict: 'unsure' as const }]
  expect(stopsIn(list)).toEqual([age])
  expect(stopWords(list.slice(1), 'form')).toBe('')
})

test('is told in the words of the notice and of the person, with what can be done about it', () => {
  expect(stopWords([age, major], 'resume')).toBe(
    '按公告不能报这个职位：公告要求“35 周岁及以下”，您的情况是“1985-03-01 出生”，须在 1990-11-26 及以后出生；公告要求“法学类（0301）”，您的情况是“会计学 120203K”，所学专业不在职位要求的范围内。写得不对的，请先修改简历再报；没有写错的，请换一个职位',
  )
  expect(stopWords([age], 'form')).toMatch(/请在报名表里改正；没有写错的，请换一个职位$/)
  expect(stopWords([age], 'sent')).toMatch(/。请换一个职位$/)
})
