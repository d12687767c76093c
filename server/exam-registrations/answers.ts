import * as z from 'zod/mini'
import type { ExamAnswers, ExamForm, ExamFormSection } from '#contract/exam-form'
import { emptyAnswers } from '#contract/form/question'
import { finishedRules, typedRules } from '#contract/form/rules'

/** What is wrong, by `section`, `section.question` or `section.0.question`. */
export type Faults = Readonly<Record<string, string>>

/** Said where answers belong to a form that is not asked any more. */
export const CHANGED = '报名表已更新，请刷新页面后继续填写'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Messages of a rule by path below `name`. */
function faultsOf(name: string, rule: z.ZodMiniType, value: unknown): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const issue of z.safeParse(rule, value).error?.issues ?? []) {
    const at = (path: readonly PropertyKey[]) => [name, ...path.map(String)].join('.')
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    const words =
      issue.code === 'unrecognized_keys' ? CHANGED : /^Invalid/.test(issue.message) ? '格式不正确' : issue.message
    for (const path of places) faults[at(path)] ??= words
  }
  return faults
}

/** As many sections as all exams of a season have; a form seldom changes, and its rules are dear to make. */
const MOST_KEPT = 512

/** Makes rules of a section once, whichever copy of the form it comes from. */
function keptBySection(make: (section: ExamFormSection) => z.ZodMiniType) {
  const kept = new Map<string, z.ZodMiniType>()
  return (section: ExamFormSection): z.ZodMiniType => {
    const key = JSON.stringify(section)
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = make(section)
    kept.set(key, made)
    return made
  }
}

const typedSection = keptBySection(({ questions, entry }) => {
  const rules = typedRules(questions)
  return entry ? z.array(rules).check(z.maxLength(entry.most, `最多 ${entry.most} ${entry.unit}`)) : rules
})

const finishedSection = keptBySection(({ questions, entry }) => {
  const rules = finishedRules(questions)
  if (!entry) return rules
  const { atLeast = 0, most, unit, label } = entry
  const few = atLeast === 1 ? `请至少填写一${unit}${label}` : `请至少填写 ${atLeast} ${unit}${label}`
  return z.array(rules).check(z.minLength(atLeast, few), z.maxLength(most, `最多 ${most} ${unit}`))
})

/** Sections as they are typed: stored whatever state they are in, refused where they can't be meant. */
export function typedAnswers(
  form: ExamForm,
  given: ExamAnswers,
): { readonly answers: ExamAnswers; readonly faults: Faults } {
  const answers: Record<string, unknown> = {}
  let faults: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const section = form.find(one => one.name === name)
    if (!section) {
      faults = { ...faults, [name]: CHANGED }
      continue
    }
    const rule = typedSection(section)
    const parsed = z.safeParse(rule, value)
    if (parsed.success) answers[name] = parsed.data
    else faults = { ...faults, ...faultsOf(name, rule, value) }
  }
  return { answers, faults }
}

/** A stored section with exactly the questions that are asked now. */
function asAsked({ name, questions, entry }: ExamFormSection, answers: ExamAnswers): unknown {
  const empty = emptyAnswers(questions)
  const known = (value: unknown) => {
    const given = isObject(value) ? value : {}
    const names = questions.map(question => question.name).filter(question => Object.hasOwn(given, question))
    return { ...empty, ...Object.fromEntries(names.map(question => [question, given[question]])) }
  }
  const stored = answers[name]
  if (!entry) return known(stored)
  return Array.isArray(stored) ? stored.map(known) : []
}

/** What the whole form still wants. */
export const finishedFaults = (form: ExamForm, answers: ExamAnswers): Faults =>
  Object.assign({}, ...form.map(one => faultsOf(one.name, finishedSection(one), asAsked(one, answers))))

const holdsUnasked = ({ name, questions, entry }: ExamFormSection, answers: ExamAnswers): boolean => {
  const rows = entry && Array.isArray(answers[name]) ? answers[name] : [answers[name]]
  return rows.some(row => isObject(row) && Object.keys(row).some(key => questions.every(one => one.name !== key)))
}

/**
 * Sections that were written for another version of the form and do not answer this one: something is asked that was not,
 * or was answered that is not asked any more.
 */
export const outdatedSections = (form: ExamForm, answers: ExamAnswers): string[] =>
  form
    .filter(({ name }) => answers[name] !== undefined)
    .filter(
      section =>
        holdsUnasked(section, answers) ||
        Object.keys(faultsOf(section.name, finishedSection(section), asAsked(section, answers))).length > 0,
    )
    .map(({ name }) => name)

/** What was answered to `section.question`; of a section with entries, in any of them. */
export function answerTo(answers: ExamAnswers, question: string): readonly unknown[] {
  const [section = '', name = ''] = question.split('.')
  const stored = answers[section]
  const rows = Array.isArray(stored) ? stored : [stored]
  return rows.flatMap(row => (isObject(row) ? row[name] : [])).filter(value => value !== undefined)
}
