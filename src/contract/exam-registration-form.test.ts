import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { eachIdentity, identityLabels, identityQuestions, identitySection, openIdentity } from './exam-identity.ts'
import { examIdentity, examIdentityDraft, shownIdentity } from './exam-registration-form.ts'
import { reviewFields } from './exam-review-fields.ts'
import type { Question } from './form/question.ts'

const { idNumber: _, ...blank } = eachIdentity(() => '')
const whole = { ...blank, name: '李䶮', idNumber: '11010519491231002x', phone: '13900000001' }
const questions: readonly Question[] = identityQuestions

it('asks each question of the table, takes it while it is written, and demands it in the end', () => {
  expect(identitySection().questions.map(({ name }) => name)).toEqual(Object.keys(identityLabels))
  expect(z.parse(examIdentityDraft(), {})).toEqual(blank)
  expect(z.parse(examIdentityDraft(), { ...whole, idNumber: '1101' })).toEqual({ ...whole, idNumber: '1101' })
  expect(z.safeParse(examIdentityDraft(), { ...whole, more: '' }).success).toBe(false)
  expect(z.parse(examIdentity(), whole)).toEqual({ ...whole, idNumber: '11010519491231002X' })
  for (const { name } of questions.filter(({ required }) => required)) {
    const { error } = z.safeParse(examIdentity(), { ...whole, [name]: '' })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
  }
})

it('takes as long a text as its column has always been given', () => {
  for (const { name, max } of identityQuestions) {
    expect(z.safeParse(examIdentityDraft(), { ...whole, [name]: '1'.repeat(max) }).success).toBe(true)
    expect(z.safeParse(examIdentityDraft(), { ...whole, [name]: '1'.repeat(max + 1) }).success).toBe(false)
  }
})

it('keeps the number out of what stands in the open', () => {
  const row = { ...whole, id: '7', id_sealed: null }
  expect(openIdentity(row)).toEqual({ ...blank, name: '李䶮', phone: '13900000001' })
  expect(Object.keys(z.parse(shownIdentity(), { ...openIdentity(row), idShown: '110***********002X' }))).toEqual(
    expect.arrayContaining([...Object.keys(openIdentity(row)), 'idShown']),
  )
  expect(z.safeParse(shownIdentity(), openIdentity(row)).success).toBe(false)
})

it('does not ask again for a number that is stored', () => {
  const numberOf = (idShown?: string) => identitySection(idShown).questions.find(({ name }) => name === 'idNumber')
  expect(numberOf()).toMatchObject({ required: true })
  expect(numberOf('110***********002X')).toMatchObject({
    required: false,
    hint: '已保存 110***********002X。需要更换时，重新填写完整的号码',
  })
})

it('is told to reviewers in the words of the form', () => {
  const fields = reviewFields({ form: [], slots: [], answers: {}, waiver: false })
  const labelOf = (path: string) => fields.find(field => field.path === path)?.label
  expect([labelOf('identity.name'), labelOf('identity.idNumber')]).toEqual([
    identityLabels.name,
    identityLabels.idNumber,
  ])
})
