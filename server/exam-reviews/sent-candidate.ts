import type { Candidate } from '#contract/exam-conditions'
import { educationDegreeList } from '#contract/reference/education'
import { labelOf } from '#contract/reference/lookup'
import { emptyEntry, emptySections } from '#contract/resume-sections'
import { readResidentId } from '#contract/rules/resident-id'
import { chinaDay } from '../clock.ts'
import { candidateFrom } from '../exam-positions/candidate.ts'

type Answers = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Answers => (typeof value === 'object' && value !== null ? { ...value } : {})
const rowsOf = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.map(recordOf) : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The first answer to a question of one of these names, in any section that is asked once. */
function answerIn(answers: Answers, ...names: readonly string[]): string {
  const given = Object.values(answers)
    .filter(section => !Array.isArray(section))
    .flatMap(section => names.map(name => textOf(recordOf(section)[name])))
  return given.find(value => value !== '') ?? ''
}

/** A course of studies under the names that exam forms use. */
const courseOf = (row: Answers) => ({
  ...emptyEntry('education'),
  school: textOf(row.school),
  major: textOf(row.major),
  education: textOf(row.education) || textOf(row.level),
  from: textOf(row.from),
  to: textOf(row.to) || textOf(row.until),
  remark: labelOf(educationDegreeList, textOf(row.degree)),
})

const jobOf = (row: Answers) => ({
  ...emptyEntry('work'),
  company: textOf(row.employer),
  title: textOf(row.title) || textOf(row.post),
  from: textOf(row.from),
  to: textOf(row.to) || textOf(row.until),
})

/** Somebody as the registration that they have sent tells of them, and nothing else: what the radar judges a review by. */
export function sentCandidate(answers: Answers, idNumber: string, now: Date): Candidate {
  const reading = readResidentId(idNumber)
  const certificate = answerIn(answers, 'certificate')
  const empty = emptySections()
  const told = candidateFrom(
    {
      ...empty,
      basic: {
        ...empty.basic,
        birthday: reading.ok ? reading.birthDate : '',
        sex: reading.ok ? (reading.sex === 'male' ? '1' : '2') : '',
        politics: answerIn(answers, 'politics'),
      },
      education: rowsOf(answers.education).map(courseOf),
      work: rowsOf(answers.work).map(jobOf),
      skills: certificate === '' ? [] : [{ ...emptyEntry('skills'), name: certificate }],
    },
    false,
    chinaDay(now),
  )
  const service = answerIn(answers, 'service', 'project')
  return {
    ...told,
    // Asked for work and answered with none: that is no experience, not an open question.
    workYears: told.workYears ?? (Array.isArray(answers.work) ? 0 : null),
    services: service === '' || service === 'none' ? [] : [service],
    household: answerIn(answers, 'household'),
  }
}
