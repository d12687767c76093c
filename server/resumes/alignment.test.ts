import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { align } from './alignment.ts'
import { finishedSections } from './testing.ts'

const bank = { ...emptyEntry('work'), company: '赣州银行', title: '柜员', from: '2018-07', to: '2020-01' }
const mill = { ...emptyEntry('work'), company: '瓷厂', title: '会计', from: '2020-02', duties: '记账' }
const base: ResumeSections = { ...finishedSections(), work: [bank, mill] }
const [school] = base.education
if (!school) throw new Error('the fixture has a school')
const english: ResumeSections = {
  ...base,
  basic: { ...base.basic, name: 'Abdul Yan' },
  work: [
    { ...bank, company: 'Bank of Ganzhou', title: 'Teller' },
    { ...mill, company: 'Porcelain Works', title: 'Accountant', duties: 'Kept books' },
  ],
}
const after = (change: Partial<ResumeSections>, mine = english) => align({ base, now: { ...base, ...change }, mine })

test('a version is in line with an original that has not changed', () => {
  expect(align({ base, now: base, mine: english })).toEqual({ sections: english, base, behind: [] })
})

test('facts are taken over, words are left to their writer', () => {
  const now = {
    basic: { ...base.basic, name: '阿卜杜·䶮', phone: '13900000009', city: '360102' },
    work: [{ ...bank, to: '2020-03', duties: '现金业务' }, mill],
  }
  const { sections, behind, base: next } = after(now)
  expect(sections.basic).toEqual({ ...english.basic, phone: '13900000009', city: '360102' })
  expect(sections.work).toEqual([{ ...english.work[0], to: '2020-03' }, english.work[1]])
  expect(behind).toEqual([
    { section: 'basic', facts: 2 },
    { section: 'work', facts: 1 },
  ])
  const again = align({ base: next, now: { ...base, ...now }, mine: sections })
  expect(again.behind).toEqual([
    { section: 'basic', facts: 0 },
    { section: 'work', facts: 0 },
  ])
  expect(again.sections).toEqual(sections)
})

test('what was put otherwise on purpose stays, and the section is still named', () => {
  const mine = { ...english, basic: { ...english.basic, email: 'yan@example.com' } }
  const { sections, behind } = after({ basic: { ...base.basic, email: 'zh@example.com' } }, mine)
  expect(sections.basic.email).toBe('yan@example.com')
  expect(behind).toEqual([{ section: 'basic', facts: 0 }])
})

test('what both say already is nothing to take over', () => {
  const basic = { ...base.basic, phone: '13900000009' }
  const mine = { ...english, basic: { ...english.basic, phone: '13900000009' } }
  expect(after({ basic }, mine).behind).toEqual([])
})

test.each([
  ['came', [mill, bank, { ...mill, from: '2021-01' }], english.work],
  ['went', [mill], english.work],
  ['changed places', [mill, bank], english.work],
  ['changed places in the version', [{ ...bank, to: '2020-03' }, mill], english.work.toReversed()],
])('where entries %s nothing is taken over', (_, work, own) => {
  const mine = { ...english, work: own }
  const { sections, behind } = after({ work }, mine)
  expect(sections).toEqual(mine)
  expect(behind).toEqual([{ section: 'work', facts: 0 }])
})

test('wishes and languages need no translation: they are in line at once', () => {
  const now = {
    intention: { ...base.intention, wage: '4', cities: ['360100'] },
    languages: [{ ...emptyEntry('languages'), language: '210', level: '3' }],
  }
  const { sections, behind, base: next } = after(now)
  expect(sections).toMatchObject(now)
  expect(behind).toEqual([
    { section: 'intention', facts: 2 },
    { section: 'languages', facts: 1 },
  ])
  expect(align({ base: next, now: { ...base, ...now }, mine: sections }).behind).toEqual([])
})

test('aligning twice is aligning once, and no word of the version is lost', () => {
  const word = fc.constantFrom('', '甲', '乙', 'A')
  const entry = fc
    .record({ company: word, title: word, from: word, to: word, duties: word })
    .map(given => ({ ...emptyEntry('work'), ...given }))
  const some = fc
    .record({ phone: word, name: word, work: fc.array(entry, { maxLength: 3 }), wage: word, text: word })
    .map(({ phone, name, work, wage, text }): ResumeSections => {
      const empty = emptySections()
      return {
        ...empty,
        basic: { ...empty.basic, phone, name },
        intention: { ...empty.intention, wage },
        work,
        evaluation: { ...empty.evaluation, text },
      }
    })
  fc.assert(
    fc.property(some, some, some, (first, now, mine) => {
      const once = align({ base: first, now, mine })
      const twice = align({ base: once.base, now, mine: once.sections })
      expect(twice.sections).toEqual(once.sections)
      expect(twice.behind.every(({ facts }) => facts === 0)).toBe(true)
      expect(once.sections.basic.name).toBe(mine.basic.name)
      expect(once.sections.evaluation).toEqual(mine.evaluation)
      const words = (sections: ResumeSections) => sections.work.map(({ from, to, ...rest }) => rest)
      expect(words(once.sections)).toEqual(words(mine))
    }),
  )
})
