import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filledResume } from '#mocks/fixtures/resumes'
import { createDrafts } from '#platform/drafts'
import { memoryStorage } from '#platform/storage'
import { dropDraftsOf, dropSection, keepSection, openSection } from './drafts.ts'
import { valuesOf } from './section-values.ts'

const setUp = () => createDrafts(memoryStorage()).of('17')
const evaluation = (text: string) => ({ fields: { text }, items: [] })

/** The same resume after somebody wrote another evaluation into it. */
const rewritten = (text: string) => ({
  ...filledResume,
  version: filledResume.version + 1,
  sections: { ...filledResume.sections, evaluation: { text } },
})

it('opens with what is stored where nothing was typed', () => {
  expect(openSection(setUp(), filledResume, 'work')).toEqual({
    kind: 'stored',
    values: valuesOf(filledResume.sections, 'work'),
  })
})

it('gives back whatever was typed, to the letter, until it is dropped', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 1000 })
  fc.assert(
    fc.property(words, text => {
      fc.pre(text !== filledResume.sections.evaluation.text && text.isWellFormed())
      const shelf = setUp()
      keepSection(shelf, filledResume, 'evaluation', evaluation(text))
      expect(openSection(shelf, filledResume, 'evaluation')).toEqual({ kind: 'restored', values: evaluation(text) })
      dropSection(shelf, filledResume.id, 'evaluation')
      expect(openSection(shelf, filledResume, 'evaluation').kind).toBe('stored')
    }),
  )
})

it('restores entries as well as answers', () => {
  const shelf = setUp()
  const [first] = valuesOf(filledResume.sections, 'work').items
  const typed = { fields: {}, items: [{ ...first, title: '主办会计' }] }
  keepSection(shelf, filledResume, 'work', typed)
  expect(openSection(shelf, filledResume, 'work')).toEqual({ kind: 'restored', values: typed })
})

it('finds two versions where the section was changed elsewhere, and one where another section was', () => {
  const shelf = setUp()
  keepSection(shelf, filledResume, 'evaluation', evaluation('能出差'))
  keepSection(shelf, filledResume, 'work', { fields: {}, items: [] })
  const elsewhere = rewritten('在手机上改成了这样')
  expect(openSection(shelf, elsewhere, 'evaluation')).toEqual({ kind: 'conflict', values: evaluation('能出差') })
  expect(openSection(shelf, elsewhere, 'work').kind).toBe('restored')
})

it('forgets what the service has by now', () => {
  const shelf = setUp()
  keepSection(shelf, filledResume, 'evaluation', evaluation('能出差'))
  expect(openSection(shelf, rewritten('能出差'), 'evaluation').kind).toBe('stored')
  expect(shelf.hasAny()).toBe(false)
})

it('keeps what is too long for any field, and characters that no field takes', () => {
  const shelf = setUp()
  for (const text of ['能'.repeat(100_000), '能\u0007出差']) {
    keepSection(shelf, filledResume, 'evaluation', evaluation(text))
    expect(openSection(shelf, filledResume, 'evaluation')).toEqual({ kind: 'restored', values: evaluation(text) })
  }
})

it.each([
  ['another section', { fields: { name: '' }, items: [] }],
  ['another kind of answer', { fields: { text: ['能'] }, items: [] }],
  ['entries where there are none', { fields: { text: '能' }, items: [{ title: '会计' }] }],
  ['nothing', null],
])('takes the shape of %s for no draft', (_, draft) => {
  const shelf = setUp()
  shelf.keep(`resume:${filledResume.id}:evaluation`, { base: evaluation(''), draft })
  expect(openSection(shelf, filledResume, 'evaluation').kind).toBe('stored')
})

it('reads no draft of another section, and none of another resume', () => {
  const shelf = setUp()
  keepSection(shelf, filledResume, 'evaluation', evaluation('能出差'))
  expect(openSection(shelf, filledResume, 'basic').kind).toBe('stored')
  expect(openSection(shelf, { ...filledResume, id: 'another' }, 'evaluation').kind).toBe('stored')
})

it('forgets every section of a resume that was deleted, and no other resume', () => {
  const shelf = setUp()
  const other = { ...filledResume, id: 'another' }
  for (const resume of [filledResume, other]) {
    keepSection(shelf, resume, 'evaluation', evaluation('能出差'))
    keepSection(shelf, resume, 'work', { fields: {}, items: [] })
  }
  dropDraftsOf(shelf, filledResume.id)
  expect(openSection(shelf, filledResume, 'evaluation').kind).toBe('stored')
  expect(openSection(shelf, filledResume, 'work').kind).toBe('stored')
  expect(openSection(shelf, other, 'evaluation').kind).toBe('restored')
})
