import { expect, it } from 'vitest'
import { emptyAnswers, type Question } from './form/question.ts'
import { subclassList } from './reference/job-categories.ts'
import { chinaRegions } from './reference/regions-china.ts'
import {
  emptyEntry,
  emptySections,
  type ResumeSectionName,
  type ResumeSections,
  resumeForm,
  resumeSectionNames,
} from './resume-sections.ts'
import { basicFacts, entriesOf, gapsFact, intentionFacts, isListSection } from './resume-words.ts'

const sections = emptySections()
const birthday = (born: string) => basicFacts({ ...sections.basic, birthday: born }, [])[1]?.[1]
const periodOf = (from: string, to: string) =>
  entriesOf({ ...sections, work: [{ ...emptyEntry('work'), from, to }] }).work[0]?.period

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
  const work = emptyEntry('work')
  const told = {
    ...sections,
    education: [{ ...emptyEntry('education'), from: '2016-09', to: '2020-07' }],
    work: [
      { ...work, from: '2023-01', to: '' },
      { ...work, from: '2021-03', to: '2022-06' },
    ],
  }
  expect(gapsFact(told)).toEqual(['未填写的时间', '2020.08 — 2021.02（7 个月）、2022.07 — 2022.12（6 个月）'])
  expect(gapsFact(told, 'en')[1]).toBe('Aug 2020 — Feb 2021 (7 months), Jul 2022 — Dec 2022 (6 months)')
  expect(gapsFact(sections)[1]).toBe('')
})

/** An answer that has words. */
function answerTo(question: Question): unknown {
  switch (question.kind) {
    case 'select':
    case 'radio':
      return question.options[0]?.value
    case 'birthday':
      return '1998-06-02'
    case 'month':
    case 'monthOrNow':
      return '2020-07'
    case 'place':
      return '360100'
    case 'places':
      return ['360100']
    case 'categories':
      return ['30101']
    default:
      return question.label
  }
}

/** A resume in which everything is answered but what is `open`. */
function answered(open?: Question): ResumeSections {
  const written = (section: ResumeSectionName) => {
    const questions: readonly Question[] = resumeForm[section].questions
    const said = questions.map(one => [one.name, (one === open ? emptyAnswers([one])[one.name] : answerTo(one)) ?? ''])
    return isListSection(section) ? [Object.fromEntries(said)] : Object.fromEntries(said)
  }
  // Each section of its own questions.
  return Object.fromEntries(resumeSectionNames.map(name => [name, written(name)])) as ResumeSections
}

/** Everything that a page or a paper says of a resume. */
const told = (resume: ResumeSections, language: 'zh' | 'en') =>
  JSON.stringify([
    resume.basic.name,
    basicFacts(resume.basic, chinaRegions, language),
    intentionFacts(resume.intention, { categories: subclassList, regions: chinaRegions }, language),
    entriesOf(resume, language),
    resume.evaluation.text,
  ])

it.each(
  resumeSectionNames.flatMap(section =>
    resumeForm[section].questions.map((question): [string, Question] => [`${section}.${question.name}`, question]),
  ),
)('tells %s in either language', (_, question) => {
  for (const language of ['zh', 'en'] as const) {
    expect(told(answered(question), language)).not.toBe(told(answered(), language))
  }
})
