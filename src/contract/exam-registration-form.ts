import * as z from 'zod/mini'
import { residentNumber } from './archive-fields.ts'
import type { ExamFormSection } from './exam-form.ts'
import { emptyOrText, optionalText } from './fields.ts'
import type { Question } from './form/question.ts'
import { finishedRules } from './form/rules.ts'

const identityNumber = {
  name: 'idNumber',
  label: '身份证号码',
  kind: 'text',
  max: 40,
  required: true,
  hint: '18 位号码。加密保存，填写完整后只显示前三位和后四位',
} as const

/** Who registers: what every exam asks ahead of its own form. The number is stored sealed, and shown by its ends. */
export const identityQuestions = [
  { name: 'name', label: '姓名', kind: 'text', format: 'personName', max: 60, required: true, hint: '与身份证一致' },
  identityNumber,
  {
    name: 'phone',
    label: '手机号',
    kind: 'text',
    format: 'mobile',
    max: 20,
    required: true,
    hint: '审核结果和缴费提醒发到这里，考试结束前请不要停用',
  },
] as const satisfies readonly Question[]

type IdentityName = (typeof identityQuestions)[number]['name']

/** What stands in the open of who registers: everything but the number. */
export type OpenIdentity = Record<Exclude<IdentityName, 'idNumber'>, string>

/** Something for each question of who registers, in their order. */
const each = <Given>(give: (question: (typeof identityQuestions)[number]) => Given) =>
  Object.fromEntries(identityQuestions.map(question => [question.name, give(question)])) as Record<IdentityName, Given>

/** Of a stored registration, or of what is to be stored, what stands in the open of who registers. */
export function openIdentity(from: Readonly<OpenIdentity>): OpenIdentity {
  const given: Readonly<Record<string, string>> = { ...from }
  const { idNumber: _, ...open } = each(({ name }) => given[name] ?? '')
  return open
}

/** Who registers, as a section of the form; a number that is stored (`idShown`, masked) need not be written again. */
export const identitySection = (idShown = ''): ExamFormSection => ({
  name: 'identity',
  title: '身份信息',
  questions: identityQuestions.map(question =>
    question.name === 'idNumber' && idShown !== ''
      ? { ...question, required: false, hint: `已保存 ${idShown}。需要更换时，重新填写完整的号码` }
      : question,
  ),
})

/** Who registers, as it has to be when the form is sent. */
/* @__NO_SIDE_EFFECTS__ */
export const examIdentity = () => z.extend(finishedRules(identityQuestions), { idNumber: residentNumber() })

/** The same while it is being written; an identity number left out stays as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const examIdentityDraft = () => {
  const texts = each(({ label, max }) => optionalText(label, max))
  const { label, max } = identityNumber
  // No default: what is left out would be an empty number, and that takes the stored one away.
  return z.strictObject({ ...texts, idNumber: z.optional(emptyOrText(label, max)) })
}

/** The same as it is stored, the number by its ends: 360***********0071; '' for none yet. */
/* @__NO_SIDE_EFFECTS__ */
export const shownIdentity = () => {
  const { idNumber: idShown, ...open } = each(() => z.string())
  return z.object({ ...open, idShown })
}

/** What is stored of a form, as a save that met another version is told it (`data.current`): a registration, or this of it. */
/* @__NO_SIDE_EFFECTS__ */
export const storedExamForm = () =>
  z.object({
    version: z.number(),
    updatedAt: z.number(),
    identity: shownIdentity(),
    answers: z.record(z.string(), z.unknown()),
    waiver: z.string(),
    materials: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() }))),
  })
