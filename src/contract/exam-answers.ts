import * as z from 'zod/mini'
import type { ExamAnswers, ExamForm, ExamFormSection, MaterialSlot } from './exam-form.ts'
import { emptyAnswers, type Question } from './form/question.ts'
import { finishedRules, typedRules } from './form/rules.ts'

/**
 * Something wrong with a registration, under the one path that forms, refusals and reasons share: `person.politics`,
 * `education.0.school`, `education` for the list itself, a slot by its name.
 */
export interface AnswerFault {
  readonly path: string
  readonly message: string
}

/** Said where answers belong to a form that is not asked any more. */
export const FORM_CHANGED = '报名表已更新，请刷新页面后继续填写'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the rule says against a value, each place once; words of the rules' library are for nobody to read. */
function faultsBy(rule: z.ZodMiniType, name: string, value: unknown): AnswerFault[] {
  const faults = new Map<string, string>()
  for (const issue of z.safeParse(rule, value).error?.issues ?? []) {
    const isUnasked = issue.code === 'unrecognized_keys'
    const words = isUnasked ? FORM_CHANGED : /^Invalid/.test(issue.message) ? '格式不正确' : issue.message
    for (const place of isUnasked ? issue.keys.map(key => [...issue.path, key]) : [issue.path]) {
      const path = [name, ...place.map(String)].join('.')
      if (!faults.has(path)) faults.set(path, words)
    }
  }
  return [...faults].map(([path, message]) => ({ path, message }))
}

/** As many sections as all exams of a season have; a form seldom changes, and its rules are dear to make. */
const MOST_KEPT = 512

/** Makes the rule of a section once, whichever copy of the form it comes from. */
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

const typedRule = /* @__PURE__ */ keptBySection(({ questions, entry }) => {
  const rules = typedRules(questions)
  return entry ? z.array(rules).check(z.maxLength(entry.most, `${entry.label}最多 ${entry.most} ${entry.unit}`)) : rules
})

const finishedRule = /* @__PURE__ */ keptBySection(({ questions, entry }) => {
  const rules = finishedRules(questions)
  if (!entry) return rules
  const { atLeast = 0, most, unit, label } = entry
  const few = `请至少填写${atLeast === 1 ? '一' : ` ${atLeast} `}${unit}${label}`
  return z.array(rules).check(z.minLength(atLeast, few), z.maxLength(most, `${label}最多 ${most} ${unit}`))
})

/** Exactly the questions that are asked today, each with an answer. */
function asAsked({ questions, entry }: ExamFormSection, given: unknown): unknown {
  const empty = emptyAnswers(questions)
  const known = (value: unknown) => {
    const answered = isObject(value) ? value : {}
    const names = questions.map(({ name }) => name).filter(name => Object.hasOwn(answered, name))
    return { ...empty, ...Object.fromEntries(names.map(name => [name, answered[name]])) }
  }
  if (!entry) return known(given)
  return Array.isArray(given) ? given.map(known) : []
}

/** What keeps the answers of a section from being stored at all: what cannot be meant, or what nobody asks. */
export const typedFaults = (section: ExamFormSection, given: unknown): AnswerFault[] =>
  faultsBy(typedRule(section), section.name, given)

/** What is stored of a section that `typedFaults` has nothing against. */
export const typedSection = (section: ExamFormSection, given: unknown): unknown => z.parse(typedRule(section), given)

/**
 * What keeps the answers of a section from being sent; answers to questions that the form has no longer are nobody's
 * fault.
 */
export const sectionFaults = (section: ExamFormSection, given: unknown): AnswerFault[] =>
  faultsBy(finishedRule(section), section.name, asAsked(section, given))

/** What keeps the answers from being sent, in the order of the form. */
export const answerFaults = (form: ExamForm, answers: ExamAnswers): AnswerFault[] =>
  form.flatMap(section => sectionFaults(section, answers[section.name]))

const holdsUnasked = (questions: readonly Question[], given: unknown): boolean =>
  [given].flat().some(row => isObject(row) && Object.keys(row).some(key => questions.every(({ name }) => name !== key)))

/**
 * Sections that were written for another version of the form and do not answer this one: something is asked that was not,
 * or was answered that is not asked any more.
 */
export const outdatedSections = (form: ExamForm, answers: ExamAnswers): string[] =>
  form
    .filter(({ name }) => answers[name] !== undefined)
    .filter(
      section =>
        holdsUnasked(section.questions, answers[section.name]) ||
        sectionFaults(section, answers[section.name]).length > 0,
    )
    .map(({ name }) => name)

/** The answer to `section.question`; of a section with entries the answers of all of them. */
function answerAt(answers: ExamAnswers, path: string): readonly string[] {
  const [section = '', question = ''] = path.split('.')
  return [answers[section]]
    .flat()
    .flatMap(row => (isObject(row) && Object.hasOwn(row, question) ? [row[question]].flat() : []))
    .map(String)
}

/** Whether a material is asked for at all, as the form stands answered. */
export const isSlotAsked = ({ when }: MaterialSlot, answers: ExamAnswers): boolean =>
  !when || answerAt(answers, when.question).some(value => when.anyOf.includes(value))

/** Which materials are missing. */
export const materialFaults = (
  slots: readonly MaterialSlot[],
  answers: ExamAnswers,
  materials: Readonly<Record<string, readonly unknown[]>>,
): AnswerFault[] =>
  slots
    .filter(slot => slot.required && isSlotAsked(slot, answers) && (materials[slot.name] ?? []).length === 0)
    .map(({ name, label }) => ({ path: name, message: `请上传${label}` }))
