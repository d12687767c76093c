import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Question } from './form/question.ts'
import { isUnwritten, unwrittenIn } from './resume-language.ts'
import { emptySections, finishedSection, resumeForm } from './resume-sections.ts'

describe('a text of an English version', () => {
  it.each(['负责总账', '负责 SAP 系统', 'Accountant 会计', '𠮷祥商贸'])('is still to be rewritten: %s', text =>
    expect(isUnwritten(text)).toBe(true),
  )

  it.each(['', 'Accountant', 'Jiangxi Normal University（江西师范大学）', 'Café, 2023', '13900000001', '2018-06'])(
    'is written: %s',
    text => expect(isUnwritten(text)).toBe(false),
  )
})

it('counts what is still Chinese, however deep it lies', () => {
  expect(unwrittenIn({ basic: { name: '李䶮', sex: '1' }, work: [{ duties: '记账' }, { duties: 'Books' }] })).toBe(2)
  expect(unwrittenIn([])).toBe(0)
})

it('is asked for in English wherever somebody writes freely, and nowhere else: the rest stands as it does in Chinese', () => {
  const isFree = (one: Question) =>
    one.kind === 'area' || (one.kind === 'text' && one.format !== 'mobile' && one.format !== 'email')
  const questions = Object.values(resumeForm).flatMap((section): readonly Question[] => section.questions)
  const asked = questions.filter(({ english }) => english !== undefined)
  expect(asked.map(({ label }) => label)).toEqual(questions.filter(isFree).map(({ label }) => label))
})

describe('the name in an English version', () => {
  const basic = finishedSection('basic', 'en')
  const isName = (name: string) =>
    !z.safeParse(basic, { ...emptySections().basic, name }).error?.issues.some(({ path }) => path[0] === 'name')
  it.each(['Zhang San', 'Abdul Yan', 'Lü Ou-yang', "Xi’an O'Neil", 'Zhang, San'])('may be %s', value =>
    expect(isName(value)).toBe(true),
  )
  it.each(['李䶮', 'Zhang 三', '张三 (Zhang San)', 'A', '-', 'a\nb', '1st'])('may not be %s', value =>
    expect(isName(value)).toBe(false),
  )
})
