import type { Candidate } from '#contract/exam-conditions'
import { majorCodeOf } from '#contract/reference/major-codes'
import { emptySections, type ResumeSections } from '#contract/resume-sections'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { readSections } from '../resumes/sections.ts'
import { findDefaultSections, isServiceman } from './candidate-queries.ts'
import { levelOf } from './schooling.ts'

/** Years of work at the least, by experienceList. */
const yearsAtLeast = new Map([
  ['1', 0],
  ['2', 0],
  ['3', 1],
  ['4', 2],
  ['5', 3],
  ['6', 3],
  ['7', 5],
  ['8', 10],
])

const COLLEGE = levelOf('69')

/** Months since year 0 of YYYY-MM; null for what is not written whole. */
function monthOf(text: string): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  return year === undefined ? null : Number(year) * 12 + Number(month)
}

/** Whole years in which somebody has worked; two jobs at a time count once. */
function yearsWorked(work: ResumeSections['work'], today: string): number | null {
  const thisMonth = monthOf(today.slice(0, 7)) ?? 0
  const spans = work.flatMap(({ from, to }) => {
    const [first, last] = [monthOf(from), to === '' ? thisMonth : monthOf(to)]
    return first === null || last === null ? [] : [[first, Math.min(last, thisMonth)] as const]
  })
  if (spans.length === 0) return null
  const months = new Set(
    spans.flatMap(([first, last]) => Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)),
  )
  return Math.floor(months.size / 12)
}

/** The degree that words about a course of studies name; '' for none. */
function degreeIn(words: string): string {
  if (words.includes('博士')) return '2'
  if (words.includes('硕士')) return '1'
  return words.includes('学士') ? '0' : ''
}

/** The course of studies that counts: the highest, of equal ones the latest. */
const highestOf = (education: ResumeSections['education']) =>
  education.reduce<ResumeSections['education'][number] | undefined>(
    (best, one) =>
      best === undefined ||
      levelOf(one.education) > levelOf(best.education) ||
      (levelOf(one.education) === levelOf(best.education) && one.to > best.to)
        ? one
        : best,
    undefined,
  )

/** Somebody as their resume and their record of service tell of them; what they have not written stays open. */
export function candidateFrom(sections: ResumeSections, served: boolean, today: string): Candidate {
  const { basic, education, work, skills } = sections
  const highest = highestOf(education)
  const schooling = highest?.education || basic.education
  const graduated = monthOf(highest?.to ?? '')
  const told = yearsAtLeast.get(basic.experience) ?? null
  const worked = yearsWorked(work, today)
  const named = [highest?.remark ?? '', ...skills.flatMap(({ name, remark }) => [name, remark])].join(' ')
  return {
    birthday: basic.birthday,
    sex: basic.sex === '1' || basic.sex === '2' ? basic.sex : '',
    education: schooling,
    degree: degreeIn(named),
    majorCode: majorCodeOf(highest?.major ?? ''),
    majorName: highest?.major ?? '',
    otherMajors: education.filter(one => one !== highest).flatMap(({ major }) => majorCodeOf(major) || []),
    // December of a year is its month 12, which is nought of the next.
    graduateYear: graduated === null ? null : Math.floor((graduated - 1) / 12),
    politics: basic.politics,
    workYears: told === null && worked === null ? null : Math.max(told ?? 0, worked ?? 0),
    certificates: skills.map(({ name }) => name),
    services: served && levelOf(schooling) >= COLLEGE ? ['soldier'] : [],
    // Where somebody lives is not where they are registered.
    household: '',
  }
}

/** The person whose default resume it is; without one, somebody who has said nothing. */
export async function candidateOf(db: Queryable, userId: string, now: Date): Promise<Candidate> {
  const stored = await findDefaultSections(db, userId)
  const sections = stored === undefined ? emptySections() : readSections(stored)
  return candidateFrom(sections, await isServiceman(db, userId), chinaDay(now))
}
