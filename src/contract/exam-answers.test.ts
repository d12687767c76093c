import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerFaults,
  FORM_CHANGED,
  isSlotAsked,
  materialFaults,
  outdatedSections,
  sectionFaults,
  typedFaults,
  typedSection,
} from './exam-answers.ts'
import type { ExamForm, MaterialSlot } from './exam-form.ts'

const form: ExamForm = [
  {
    name: 'person',
    title: '基本信息',
    questions: [
      { name: 'address', label: '通信地址', kind: 'text', max: 20, required: true },
      { name: 'minority', label: '少数民族', kind: 'yes' },
    ],
  },
  {
    name: 'education',
    title: '教育经历',
    questions: [{ name: 'school', label: '毕业院校', kind: 'text', max: 20, required: true }],
    entry: { label: '教育经历', unit: '段', most: 2, atLeast: 1 },
  },
]

const slot: MaterialSlot = {
  name: 'minority',
  label: '户口簿',
  hint: '',
  required: true,
  when: { question: 'person.minority', anyOf: ['true'] },
}

test('a fault is named by section and question, in an entry by its number as well', () => {
  expect(answerFaults(form, { education: [{ school: '赣南师范大学' }, {}] })).toEqual([
    { path: 'person.address', message: '请填写通信地址' },
    { path: 'education.1.school', message: '请填写毕业院校' },
  ])
  expect(answerFaults(form, { person: { address: '文明大道 1 号' }, education: [{ school: '赣南师范大学' }] })).toEqual(
    [],
  )
})

test('answers to questions that are asked no longer are nobody’s fault', () => {
  const [person] = form
  if (!person) throw new Error('no section')
  expect(sectionFaults(person, { address: '文明大道 1 号', fax: '0797-0000000' })).toEqual([])
  expect(
    outdatedSections(form, { person: { address: '文明大道 1 号', fax: '1' }, education: [{ school: '校' }] }),
  ).toEqual(['person'])
})

test('what nobody asks cannot be stored, and no rule speaks English', () => {
  const [person] = form
  if (!person) throw new Error('no section')
  expect(typedFaults(person, { fax: 1 })).toEqual([{ path: 'person.fax', message: FORM_CHANGED }])
  expect(typedFaults(person, { address: 7 })).toEqual([{ path: 'person.address', message: '通信地址格式不正确' }])
  expect(typedSection(person, { address: ' 文明大道 1 号 ' })).toEqual({ address: '文明大道 1 号', minority: false })
})

test('a list has as many entries as its section wants', () => {
  const [, education] = form
  if (!education) throw new Error('no section')
  const paths = (count: number) => sectionFaults(education, Array(count).fill({ school: '校' })).map(({ path }) => path)
  expect([paths(0), paths(1), paths(2), paths(3)]).toEqual([['education'], [], [], ['education']])
})

test('whatever is typed can be stored, but what cannot be meant', () => {
  const [person] = form
  if (!person) throw new Error('no section')
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{Script=Han}A-Za-z0-9]{0,300}$/u), address => {
      expect(typedFaults(person, { address })).toEqual([])
    }),
  )
  expect(typedFaults(person, { address: '长'.repeat(501) }).map(({ path }) => path)).toEqual(['person.address'])
})

test('a conditional material is asked for where its question is answered so, in any entry', () => {
  expect(isSlotAsked(slot, {})).toBe(false)
  expect(isSlotAsked(slot, { person: { minority: true } })).toBe(true)
  const ofSchool = { ...slot, when: { question: 'education.school', anyOf: ['海外'] } }
  expect(isSlotAsked(ofSchool, { education: [{ school: '校' }, { school: '海外' }] })).toBe(true)
  expect(isSlotAsked(ofSchool, { education: '海外' })).toBe(false)
  expect(materialFaults([slot], { person: { minority: true } }, {})).toEqual([
    { path: 'minority', message: '请上传户口簿' },
  ])
  expect(materialFaults([slot], { person: { minority: true } }, { minority: ['id'] })).toEqual([])
  expect(materialFaults([slot], {}, {})).toEqual([])
})
