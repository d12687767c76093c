import type { ExamFormSection } from './exam-form.ts'
import type { Question } from './form/question.ts'

/** The number: stored sealed, and shown by its ends. */
export const identityNumber = {
  name: 'idNumber',
  label: '身份证号码',
  kind: 'text',
  max: 40,
  required: true,
  hint: '18 位号码。加密保存，填写完整后只显示前三位和后四位',
} as const

/** Who registers: what every exam asks ahead of its own form. */
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

export type IdentityName = (typeof identityQuestions)[number]['name']

/** What stands in the open of who registers: everything but the number. */
export type OpenIdentity = Record<Exclude<IdentityName, 'idNumber'>, string>

/** Something for each question of who registers, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export const eachIdentity = <Given>(give: (question: (typeof identityQuestions)[number]) => Given) =>
  Object.fromEntries(identityQuestions.map(question => [question.name, give(question)])) as Record<IdentityName, Given>

/** What each is called, on the form and wherever it is read back. */
export const identityLabels = /* @__PURE__ */ eachIdentity(({ label }) => label)

/** Of a stored registration, or of what is to be stored, what stands in the open of who registers. */
export function openIdentity(from: Readonly<OpenIdentity>): OpenIdentity {
  const given: Readonly<Record<string, string>> = { ...from }
  const { idNumber: _, ...open } = eachIdentity(({ name }) => given[name] ?? '')
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
