import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emptyAnswers } from '#contract/form/question'
import { resumeForm, resumeSectionNames } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import { filledSections, newResume } from '#mocks/fixtures/resumes'
import { changeOf, finishedForm, unfitOf, valuesOf } from './section-values.ts'

const messagesOf = (parsed: z.core.util.SafeParseResult<unknown>) =>
  parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])

describe.each(resumeSectionNames)('the section %s', section => {
  it.each([
    ['a written resume', filledSections],
    ['a new resume', newResume.sections],
  ])('of %s comes back from its form as it was', (_, sections) => {
    expect(changeOf(section, valuesOf(sections, section))).toEqual({ section, data: sections[section] })
  })

  it('asks for exactly what is stored', () => {
    const values = valuesOf(filledSections, section)
    const asked = resumeForm[section].questions.map(({ name }) => name).sort()
    const stored = isListSection(section)
      ? Object.keys(values.items[0] ?? emptyAnswers(resumeForm[section].questions))
      : Object.keys(values.fields)
    expect(stored.sort()).toEqual(asked)
  })

  it('takes an empty form for a draft', () => {
    const blank = Object.fromEntries(resumeForm[section].questions.map(({ name }) => [name, '']))
    const values = isListSection(section)
      ? { fields: {}, items: [blank] }
      : { fields: { ...valuesOf(newResume.sections, section).fields }, items: [] }
    expect(changeOf(section, values)).not.toBeNull()
  })
})

it('writes into copies: what is stored stays as it is', () => {
  const values = valuesOf(filledSections, 'work')
  for (const item of values.items) item.title = '别的'
  expect(filledSections.work.map(({ title }) => title)).toEqual(['总账会计', '出纳'])
})

it('sends nothing that is too long to be meant, or not of the section', () => {
  expect(changeOf('evaluation', { fields: { text: '能'.repeat(100_000) }, items: [] })).toBeNull()
  expect(changeOf('evaluation', { fields: { text: '', other: '' }, items: [] })).toBeNull()
})

it('says at its field what is too long to be stored', () => {
  const basic = {
    fields: { ...valuesOf(filledSections, 'basic').fields, name: '长'.repeat(5000), phone: '' },
    items: [],
  }
  expect(unfitOf('basic', basic)).toEqual([{ path: 'fields.name', message: expect.stringContaining('姓名') }])
  const [first, second] = valuesOf(filledSections, 'work').items
  const work = { fields: {}, items: [first ?? {}, { ...second, duties: '长'.repeat(6001) }] }
  expect(unfitOf('work', work)).toEqual([{ path: 'items.1.duties', message: '工作内容最多 2000 个字' }])
})

it.each(resumeSectionNames)('finds the finished section %s fit to be stored', section => {
  expect(unfitOf(section, valuesOf(filledSections, section))).toEqual([])
})

it('lets a finished section pass', () => {
  expect(messagesOf(z.safeParse(finishedForm('work'), valuesOf(filledSections, 'work')))).toEqual([])
  expect(messagesOf(z.safeParse(finishedForm('basic'), valuesOf(filledSections, 'basic')))).toEqual([])
})

it('puts what is missing at the paths of the form', () => {
  const noName = { ...valuesOf(filledSections, 'basic'), fields: { ...filledSections.basic, name: '' } }
  expect(messagesOf(z.safeParse(finishedForm('basic'), noName))).toEqual([['fields.name', '请输入姓名']])
  const [first, second] = valuesOf(filledSections, 'work').items
  const noTitle = { fields: {}, items: [first, { ...second, title: '' }] }
  expect(messagesOf(z.safeParse(finishedForm('work'), noTitle))[0]?.[0]).toBe('items.1.title')
})

describe('a date chosen in part', () => {
  const basicBorn = (birthday: string) => ({
    fields: { ...valuesOf(filledSections, 'basic').fields, birthday },
    items: [],
  })

  it.each(['1998', '1998-06', '-06-02', '--02', '1998--02'])('is stored as %j, and comes back', birthday => {
    const change = changeOf('basic', basicBorn(birthday))
    expect(change).toMatchObject({ data: { birthday } })
  })

  it.each([
    ['', '请选择出生日期'],
    ['1998', '出生日期还没有选完，请选择月、日'],
    ['1998-06', '出生日期还没有选完，请选择日'],
    ['-06-02', '出生日期还没有选完，请选择年'],
    ['1998--02', '出生日期还没有选完，请选择月'],
    ['1998-02-30', '出生日期不是有效日期'],
  ])('of %j is said what is missing', (birthday, message) => {
    expect(messagesOf(z.safeParse(finishedForm('basic'), basicBorn(birthday)))).toEqual([['fields.birthday', message]])
  })

  it.each([
    [{ from: '', to: '' }, [['items.0.from', '请选择就读开始时间']]],
    [{ from: '2014', to: '' }, [['items.0.from', '就读开始时间还没有选完，请选择月']]],
    [{ from: '2014-09', to: '-06' }, [['items.0.to', '就读结束时间还没有选完，请选择年']]],
    [{ from: '2014-09', to: '2013-06' }, [['items.0.to', '结束时间不能早于开始时间']]],
  ])('is said of months too: %j', (months, messages) => {
    const [school] = valuesOf(filledSections, 'education').items
    const education = { fields: {}, items: [{ ...school, ...months }] }
    expect(messagesOf(z.safeParse(finishedForm('education'), education))).toEqual(messages)
  })
})
