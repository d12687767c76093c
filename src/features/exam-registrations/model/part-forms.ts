import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint'
import { sectionFaults, typedFaults } from '#contract/exam-answers'
import type { ExamFormSection } from '#contract/exam-form'
import { identityQuestions } from '#contract/exam-identity'
import { examIdentity, examIdentityDraft, type storedExamForm } from '#contract/exam-registration-form'
import type { saveRegistration } from '#contract/exam-registrations'
import { isResidentId, shownResidentId } from '#contract/rules/resident-id'
import { toHalfWidth } from '#contract/rules/width'
import { unreadIn, type ValuesOf, valuesShape } from '#features/forms'
import { type FieldFault, faultsBy } from '#platform/forms'
import { answersOfFields, fieldsOf } from './form-values.ts'

/** What is stored of a registration's form. */
export type StoredForm = z.output<ReturnType<typeof storedExamForm>>

/** A part as its form holds it: under its own name, so that a field's path is the one that refusals and reasons name. */
export type PartValues = Record<string, unknown>

interface Change {
  readonly sent: Partial<InputOf<typeof saveRegistration>>
  /** What is stored once that has been taken. */
  readonly stored: Partial<StoredForm>
}

/** A part of the form that is typed and saves itself. */
export interface PartForm {
  readonly name: string
  valuesOf(stored: StoredForm): PartValues
  /** What this browser kept of it; null for what can't be it. */
  read(kept: unknown): PartValues | null
  keptOf(values: PartValues): PartValues
  changeOf(values: PartValues, stored: StoredForm): Change
  /** What keeps it from being stored at all. */
  unfitOf(values: PartValues): FieldFault[]
  /** What keeps it from being finished. */
  faultsOf(values: PartValues, stored: StoredForm): FieldFault[]
}

const readAs =
  (shape: z.ZodMiniType) =>
  (kept: unknown): PartValues | null => {
    const parsed = z.safeParse(shape, kept)
    // The shape is an object of the part's one name.
    return parsed.success ? (parsed.data as PartValues) : null
  }

/** Who registers, as typed; of the number what is typed anew: '' leaves the stored one. */
const identityOf = ({ identity }: PartValues) =>
  // The fields were made of the same questions.
  identity as ValuesOf<typeof identityQuestions>

const plainId = (text: string) => toHalfWidth(text).replaceAll(/\s/g, '').toUpperCase()

/** Who registers. The identity number goes to the service once it is whole and right, and never into this browser's store. */
export const identityForm: PartForm = {
  name: 'identity',
  valuesOf: ({ identity }) => ({ identity: fieldsOf(identityQuestions, identity) }),
  read: readAs(z.object({ identity: valuesShape(identityQuestions) })),
  keptOf: values => ({ identity: { ...identityOf(values), idNumber: '' } }),
  changeOf(values, { identity: { idShown } }) {
    const { idNumber, ...open } = identityOf(values)
    if (!isResidentId(idNumber)) return { sent: { identity: open }, stored: { identity: { ...open, idShown } } }
    const number = plainId(idNumber)
    return {
      sent: { identity: { ...open, idNumber: number } },
      stored: { identity: { ...open, idShown: shownResidentId(number) } },
    }
  },
  unfitOf: values => faultsBy(z.object({ identity: examIdentityDraft() }), values),
  faultsOf(values, { identity: { idShown } }) {
    const faults = faultsBy(z.object({ identity: examIdentity() }), values)
    const isKept = idShown !== '' && identityOf(values).idNumber.trim() === ''
    return isKept ? faults.filter(({ path }) => path !== 'identity.idNumber') : faults
  },
}

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

/** A section of the exam's own form. */
export function sectionForm(section: ExamFormSection): PartForm {
  const { name, questions, entry } = section
  const shape = valuesShape(questions)
  const answersOf = ({ [name]: given }: PartValues) =>
    entry ? listOf(given).map(one => answersOfFields(questions, one)) : answersOfFields(questions, given)
  const unread = ({ [name]: given }: PartValues) =>
    (entry ? listOf(given) : [given]).flatMap((one, at) =>
      unreadIn(questions, one as Parameters<typeof unreadIn<typeof questions>>[1]).map(({ path, message }) => ({
        path: entry ? `${name}.${at}.${path}` : `${name}.${path}`,
        message,
      })),
    )
  return {
    name,
    valuesOf: ({ answers: { [name]: given } }) => ({
      [name]: entry ? listOf(given).map(one => fieldsOf(questions, one)) : fieldsOf(questions, given),
    }),
    read: readAs(z.strictObject({ [name]: entry ? z.array(shape) : shape })),
    keptOf: values => values,
    changeOf(values, { answers }) {
      const own = { [name]: answersOf(values) }
      return { sent: { answers: own }, stored: { answers: { ...answers, ...own } } }
    },
    unfitOf: values => [...unread(values), ...typedFaults(section, answersOf(values))],
    faultsOf: values => [...unread(values), ...sectionFaults(section, answersOf(values))],
  }
}
