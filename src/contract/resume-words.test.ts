import { expect, it } from 'vitest'
import { emptySections } from './resume-sections.ts'
import { basicFacts, entriesOf } from './resume-words.ts'

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
