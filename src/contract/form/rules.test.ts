import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyAnswers, type Question } from './question.ts'
import { finishedRules, typedRules } from './rules.ts'

const options = [
  { value: '1', label: '住' },
  { value: '0', label: '不住' },
]

/** One question of each kind, as a form that was stored. */
const questions: readonly Question[] = JSON.parse(
  JSON.stringify([
    { name: 'who', label: '姓名', kind: 'text', format: 'personName', max: 60, required: true },
    { name: 'line', label: '学校', kind: 'text', min: 2, max: 60, required: true },
    { name: 'note', label: '备注', kind: 'text', max: 10 },
    { name: 'area', label: '经历', kind: 'area', max: 20 },
    { name: 'count', label: '人数', kind: 'number', min: 1, max: 9, unit: '人', required: true },
    { name: 'year', label: '年份', kind: 'number', min: 1900, max: 2100, unit: '年' },
    { name: 'lodging', label: '住宿', kind: 'radio', options, required: true },
    {
      name: 'nights',
      label: '几晚',
      kind: 'number',
      min: 1,
      max: 9,
      unit: '晚',
      required: true,
      when: { question: 'lodging', anyOf: ['1'] },
    },
    { name: 'several', label: '科目', kind: 'several', options, most: 2, required: true },
    { name: 'yes', label: '服从调剂', kind: 'yes' },
    { name: 'born', label: '出生日期', kind: 'birthday' },
    { name: 'from', label: '开始', kind: 'month', required: true },
    { name: 'to', label: '结束', kind: 'monthOrNow' },
    { name: 'home', label: '户籍地', kind: 'place' },
    { name: 'city', label: '考区', kind: 'city', district: 'district', required: true },
    { name: 'district', label: '考点区县', kind: 'district', city: 'city' },
    { name: 'places', label: '意向城市', kind: 'places', most: 3 },
    { name: 'job', label: '岗位类别', kind: 'category' },
  ]),
)

const filled = {
  who: '李䶮',
  line: '赣南师范大学',
  note: '',
  area: '',
  count: 3,
  year: null,
  lodging: '0',
  nights: null,
  several: ['1'],
  yes: true,
  born: '',
  from: '2020-09',
  to: '',
  home: '',
  city: '360700',
  district: '',
  places: [],
  job: '',
}

const faultsIn = (answers: object) =>
  z.safeParse(finishedRules(questions), answers).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  []

it('takes a finished form', () => expect(faultsIn(filled)).toEqual([]))

it.each([
  [{ who: '' }, 'who', '请输入姓名'],
  [{ line: '赣' }, 'line', '学校至少 2 个字'],
  [{ note: '字'.repeat(11) }, 'note', '备注最多 10 个字'],
  [{ count: null }, 'count', '请填写人数'],
  [{ count: 10 }, 'count', '人数应在 1 到 9 之间'],
  [{ year: 12 }, 'year', '年份应在 1900 到 2100 之间'],
  [{ lodging: '2' }, 'lodging', '请选择住宿'],
  [{ several: [] }, 'several', '请选择科目'],
  [{ born: '1998-02-30' }, 'born', '出生日期不是有效日期'],
  [{ from: '' }, 'from', '请选择开始'],
  [{ city: '' }, 'city', '请选择考区'],
  [{ home: '36' }, 'home', '请选择户籍地'],
  [{ places: ['360700', '360100', '360200', '360300'] }, 'places', '意向城市最多选 3 项'],
] as const)('says at its field what is wrong with %j', (change, path, message) => {
  expect(faultsIn({ ...filled, ...change })).toEqual([[path, message]])
})

describe('a question that depends on another', () => {
  it('must be answered where it is asked', () => {
    expect(faultsIn({ ...filled, lodging: '1' })).toEqual([['nights', '请填写几晚']])
    expect(faultsIn({ ...filled, lodging: '1', nights: 2 })).toEqual([])
  })
  it('has no rules where it is not', () => expect(faultsIn({ ...filled, lodging: '0', nights: 99 })).toEqual([]))
})

it('stores an empty form, and whatever is typed into it', () => {
  const typed = typedRules(questions)
  expect(z.parse(typed, emptyAnswers(questions))).toEqual(emptyAnswers(questions))
  const words = fc.string({ unit: 'grapheme', maxLength: 400 }).filter(text => text.isWellFormed())
  fc.assert(
    fc.property(words, text => {
      const clean = text.trim()
      fc.pre(z.safeParse(typed, { ...emptyAnswers(questions), note: clean }).success || clean.length > 0)
      const parsed = z.safeParse(typed, { ...emptyAnswers(questions), line: clean })
      if (parsed.success) expect(parsed.data).toMatchObject({ line: clean })
      else expect(parsed.error.issues[0]?.message).toBe('学校含有不能使用的字符')
    }),
  )
})

it('refuses what can not be meant, and answers to questions that nobody asked', () => {
  const empty = emptyAnswers(questions)
  expect(z.safeParse(typedRules(questions), { ...empty, line: '长'.repeat(5000) }).success).toBe(false)
  expect(z.safeParse(typedRules(questions), { ...empty, other: '' }).success).toBe(false)
})

it('leaves room for English, and asks for names in Latin letters', () => {
  const rules = finishedRules(questions, { room: 2, formats: { personName: 'latinName' } })
  const pathsOf = (change: object) =>
    z.safeParse(rules, { ...filled, ...change }).error?.issues.map(({ path }) => path[0]) ?? []
  expect(pathsOf({ who: 'Li Yan', note: 'a'.repeat(20) })).toEqual([])
  expect(pathsOf({ who: '李䶮', note: 'a'.repeat(21) })).toEqual(['who', 'note'])
})
