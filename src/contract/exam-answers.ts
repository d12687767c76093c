import * as z from 'zod/mini'
import type { ExamAnswers, ExamForm, ExamFormSection, MaterialSlot } from './exam-form.ts'
import type { Question } from './form/question.ts'
import { finishedRules, typedRules } from './form/rules.ts'

/**
 * Something wrong with a registration, under the one path that forms, refusals and reasons share: `person.politics`,
 * `education.0.school`, `education` for the list itself, a slot by its name.
 */
export interface AnswerFault {
  readonly path: string
  readonly message: string
}

const faultsBy = (rules: z.ZodMiniType, given: unknown, under: string): AnswerFault[] => {
  const parsed = z.safeParse(rules, given)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ path: [under, ...path].join('.'), message }))
}

/** What is asked today: answers to questions that the form has no longer are nobody's fault. */
const askedOf = ({ questions }: ExamFormSection, given: unknown): unknown =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).filter(([name]) => questions.some(question => question.name === name)))
    : {}

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

function faultsOf(
  section: ExamFormSection,
  given: unknown,
  rulesOf: (questions: readonly Question[]) => z.ZodMiniType,
) {
  const { name, entry } = section
  const rules = rulesOf(section.questions)
  if (!entry) return faultsBy(rules, askedOf(section, given), name)
  return listOf(given).flatMap((one, at) => faultsBy(rules, askedOf(section, one), `${name}.${at}`))
}

/** What keeps the answers of a section from being stored at all. */
export const typedFaults = (section: ExamFormSection, given: unknown): AnswerFault[] =>
  faultsOf(section, given, typedRules)

/** What keeps the answers of a section from being sent. */
export function sectionFaults(section: ExamFormSection, given: unknown): AnswerFault[] {
  const { name, entry } = section
  const faults = faultsOf(section, given, finishedRules)
  const count = listOf(given).length
  const { atLeast = 0, most = 0, label = '', unit = '' } = entry ?? {}
  if (count < atLeast) faults.push({ path: name, message: `请至少填写 ${atLeast} ${unit}${label}` })
  if (entry && count > most) faults.push({ path: name, message: `${label}最多 ${most} ${unit}` })
  return faults
}

/** What keeps the answers from being sent, in the order of the form. */
export const answerFaults = (form: ExamForm, answers: ExamAnswers): AnswerFault[] =>
  form.flatMap(section => sectionFaults(section, answers[section.name]))

/** The answer to `section.question`; of a section with entries the answers of all of them. */
function answerAt(answers: ExamAnswers, path: string): readonly string[] {
  const [section = '', question = ''] = path.split('.')
  return [answers[section]].flat().flatMap(one => {
    const given =
      typeof one === 'object' && one !== null ? Object.entries(one).find(([name]) => name === question) : undefined
    return given ? [given[1]].flat().map(String) : []
  })
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
