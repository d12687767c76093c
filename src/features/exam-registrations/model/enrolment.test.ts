import { describe, expect, test } from 'vitest'
import { groupsOf } from '#contract/exam-answer-words'
import { fullAnswers, institutionForm } from '#mocks/fixtures/exam-forms'
import * as sample from '#mocks/fixtures/exam-registrations'
import { sectionDifferences } from './answer-words.ts'
import { faultsIn, nextPart, partOfPath, partsOf, slotsAsked, tasksOf } from './enrolment.ts'
import { identityForm, sectionForm } from './part-forms.ts'

const stateOf = (registration: Parameters<typeof tasksOf>[0], name: string) =>
  tasksOf(registration).find(({ id }) => id === name)?.state

const sectionNamed = (name: string) => {
  const section = institutionForm.find(one => one.name === name)
  if (!section) throw new Error(`no section ${name}`)
  return section
}

describe('the parts of a form', () => {
  test('are the position, the identity, the exam’s own sections, photo, materials and waiver', () => {
    expect(partsOf(sample.newDraft).map(({ name }) => name)).toEqual(
      'position identity person education work family service photo materials waiver'.split(' '),
    )
    const free = { ...sample.newDraft, round: { ...sample.newDraft.round, feePerPaper: 0, materials: [] } }
    expect(partsOf(free).map(({ name }) => name)).toEqual(
      'position identity person education work family service photo'.split(' '),
    )
  })

  test('tell how far they are', () => {
    expect(stateOf(sample.newDraft, 'identity')).toBe('todo')
    expect(stateOf(sample.halfDraft, 'person')).toBe('done')
    expect(stateOf(sample.halfDraft, 'education')).toBe('started')
    expect(stateOf(sample.halfDraft, 'work')).toBe('todo')
    expect(stateOf(sample.refused, 'photo')).toBe('wrong')
    expect(stateOf(sample.outdatedDraft, 'service')).toBe('wrong')
    expect(tasksOf(sample.fullDraft).filter(({ optional, state }) => !optional && state !== 'done')).toEqual([])
  })

  test('lead from one to the next that is not complete, then to the check', () => {
    expect(nextPart(sample.halfDraft, 'identity')).toBe('education')
    expect(nextPart(sample.halfDraft, 'materials')).toBe('education')
    expect(nextPart(sample.fullDraft, 'identity')).toBe('check')
  })
})

test('a form is complete when nothing is missing that is asked', () => {
  expect(faultsIn(sample.fullDraft)).toEqual([])
  expect(faultsIn(sample.newDraft).map(({ path }) => path)).toContain('identity.idNumber')
  const soldier = {
    ...sample.fullDraft,
    answers: { ...sample.fullDraft.answers, service: { project: 'soldier', years: 2, relative: false, note: '' } },
  }
  expect(slotsAsked(soldier).map(({ name }) => name)).toContain('service')
  expect(faultsIn(soldier)).toEqual([{ path: 'service', message: '请上传服务期满证明或退役证' }])
})

test('a path belongs to the part in which it is answered', () => {
  const of = (path: string) => partOfPath(sample.fullDraft, path)
  expect(
    ['education.0.school', 'education', 'photo', 'diploma', 'identity.idNumber', 'waiver', '', 'x.y'].map(of),
  ).toEqual(['education', 'education', 'photo', 'materials', 'identity', 'waiver', '', ''])
  // A slot may be called like a part, whose own paths say which question.
  expect(of('identity')).toBe('materials')
})

test('who asks for a waiver proves it', () => {
  const asked = { ...sample.fullDraft, waiver: 'low' }
  expect(faultsIn(asked)).toEqual([{ path: 'waiver', message: '请上传县级民政部门出具的低保证或证明' }])
  expect(faultsIn({ ...asked, materials: { ...asked.materials, waiver: [sample.idFile] } })).toEqual([])
})

describe('a part that is typed', () => {
  test('comes back from its fields as it was stored', () => {
    for (const section of institutionForm) {
      const form = sectionForm(section)
      const { sent, stored } = form.changeOf(form.valuesOf(sample.fullDraft), sample.fullDraft)
      expect(sent.answers).toEqual({ [section.name]: sample.fullDraft.answers[section.name] })
      expect(stored.answers).toEqual(sample.fullDraft.answers)
      expect(form.faultsOf(form.valuesOf(sample.fullDraft), sample.fullDraft)).toEqual([])
    }
  })

  test('says at its field what cannot be stored', () => {
    const form = sectionForm(sectionNamed('service'))
    expect(form.unfitOf({ service: { project: 'three', years: '两年', relative: false, note: '' } })).toEqual([
      { path: 'service.years', message: '请填写整数，最多 7 位' },
    ])
  })

  test('takes from this browser only what has its shape', () => {
    const form = sectionForm(sectionNamed('education'))
    expect(form.read({ education: [{ school: '校' }] })).toMatchObject({ education: [{ school: '校', degree: '' }] })
    expect(form.read({ education: '校' })).toBeNull()
    expect(form.read(null)).toBeNull()
  })

  test('sends an identity number once it is right, shows it masked, and never keeps it in this browser', () => {
    const typed = (idNumber: string) => ({ identity: { name: '李䶮', idNumber, phone: '13900000001' } })
    expect(identityForm.changeOf(typed('3601'), sample.newDraft).sent).toEqual({
      identity: { name: '李䶮', phone: '13900000001' },
    })
    const { sent, stored } = identityForm.changeOf(typed('11010519491231002x'), sample.newDraft)
    expect(sent.identity?.idNumber).toBe('11010519491231002X')
    expect(stored.identity?.idShown).toBe('110***********002X')
    expect(identityForm.keptOf(typed('11010519491231002X'))).toEqual(typed(''))
    expect(identityForm.faultsOf(typed(''), sample.halfDraft)).toEqual([])
    expect(identityForm.faultsOf(typed('11010519491231002'), sample.halfDraft)).toHaveLength(1)
    expect(identityForm.faultsOf(typed(''), sample.newDraft)).toHaveLength(1)
  })
})

describe('answers in words', () => {
  test('of a section with entries stand entry by entry, each with the path of its field', () => {
    const [first] = groupsOf(sectionNamed('education'), fullAnswers.education)
    expect(first?.title).toBe('教育经历 1')
    expect(first?.rows[0]).toEqual({ path: 'education.0.school', label: '毕业院校', value: '赣江师范学院' })
    expect(groupsOf(sectionNamed('work'), undefined)).toEqual([
      { title: '工作经历', rows: [{ path: 'work', label: '工作经历', value: '' }] },
    ])
  })

  test('of two versions are compared entry by entry', () => {
    const [first, second] = Object(fullAnswers.education)
    const other = [{ ...first, major: '汉语国际教育' }]
    expect(sectionDifferences(sectionNamed('education'), { mine: [first, second], other })).toMatchObject([
      { label: '教育经历 1：所学专业', mine: '汉语言文学', other: '汉语国际教育' },
      { label: '教育经历 2：毕业院校', other: '' },
      ...Array(5).fill({}),
    ])
  })
})
