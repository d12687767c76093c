import { expect, it } from 'vitest'
import { emptySections } from './resume-sections.ts'
import { basicFacts, entriesOf, gapsFact } from './resume-words.ts'

const sections = emptySections()
const birthday = (born: string) => basicFacts({ ...sections.basic, birthday: born }, [])[1]?.[1]
const periodOf = (from: string, to: string) =>
  entriesOf({ ...sections, work: [{ company: '', title: '', from, to, duties: '' }] }).work[0]?.period

it.each([
  ['1998-06-02', '1998-06-02'],
  ['1998', '1998'],
  ['1998--02', '1998'],
  ['-06-02', ''],
])('shows of the birthday %j what can be said: %j', (born, shown) => expect(birthday(born)).toBe(shown))

it.each([
  ['2020-07', '2022-02', '2020.07 — 2022.02'],
  ['2020-07', '', '2020.07 — 至今'],
  ['2020', '2022', '2020 — 2022'],
  ['2020-07', '-02', '2020.07 —'],
  ['-07', '2022-02', ''],
])('shows of a period from %j to %j: %j', (from, to, shown) => expect(periodOf(from, to)).toBe(shown))

it('tells times of which nothing is written, in the resume’s language', () => {
  const work = { company: '', title: '', duties: '' }
  const told = {
    ...sections,
    education: [{ school: '', major: '', education: '', from: '2016-09', to: '2020-07', remark: '' }],
    work: [
      { ...work, from: '2023-01', to: '' },
      { ...work, from: '2021-03', to: '2022-06' },
    ],
  }
  expect(gapsFact(told)).toEqual(['未填写的时间', '2020.08 — 2021.02（7 个月）、2022.07 — 2022.12（6 个月）'])
  expect(gapsFact(told, 'en')[1]).toBe('Aug 2020 — Feb 2021 (7 months), Jul 2022 — Dec 2022 (6 months)')
  expect(gapsFact(sections)[1]).toBe('')
})
