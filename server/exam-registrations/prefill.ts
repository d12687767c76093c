import { sectionFaults } from '#contract/exam-answers'
import type { ExamAnswers, ExamForm, ExamFormSection } from '#contract/exam-form'
import type { ResumeSections } from '#contract/resume-sections'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { readSections } from '../resumes/sections.ts'
import { typedAnswers } from './answers.ts'

/** The resume that somebody sends by default; undefined for none. */
async function defaultResume(db: Queryable, userId: string): Promise<ResumeSections | undefined> {
  const [row] = await db.query<{ sections: unknown }>(sql`
    select sections from resumes where user_id = ${userId} and language = 'zh' order by is_default desc, updated_at desc, id limit 1`)
  return row && readSections(row.sections)
}

type Answers = Readonly<Record<string, unknown>>

/** Answers to the questions of the same name that the question takes as they are. */
function taken({ name, questions }: ExamFormSection, from: Answers): Answers {
  const known = questions.filter(question => {
    const value = from[question.name]
    if (value === undefined || value === '' || value === null) return false
    // Asked without condition, and alone, so that nothing else that is missing speaks against it.
    const { when: _, ...asked } = question
    const alone = { name, title: '', questions: [asked] }
    return sectionFaults(alone, { [question.name]: value }).length === 0
  })
  return Object.fromEntries(known.map(({ name: question }) => [question, from[question]]))
}

/** Rows of a resume under the names that exam forms use for the same. */
const rowsOf = (section: string, { education, work }: ResumeSections): readonly Answers[] =>
  section === 'education' ? education : section === 'work' ? work.map(row => ({ ...row, employer: row.company })) : []

/**
 * What a new form says already: what the resume answers under the same names. Single questions are filled from its basic
 * part, rows of schooling and work from theirs.
 */
function prefilled(form: ExamForm, resume: ResumeSections): ExamAnswers {
  const sections = form.map(section => {
    if (!section.entry) return [section.name, taken(section, resume.basic)] as const
    const rows = rowsOf(section.name, resume).slice(0, section.entry.most)
    return [section.name, rows.map(row => taken(section, row)).filter(row => Object.keys(row).length > 0)] as const
  })
  return Object.fromEntries(sections.filter(([, value]) => Object.keys(value).length > 0))
}

/** What a new registration begins with. */
export async function beginningOf(db: Queryable, userId: string, form: ExamForm) {
  const resume = await defaultResume(db, userId)
  if (!resume) return { answers: {}, phone: '' }
  return { answers: typedAnswers(form, prefilled(form, resume)).answers, phone: resume.basic.phone }
}
