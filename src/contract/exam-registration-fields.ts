import * as z from 'zod/mini'
import { text } from './fields.ts'
import type { Question } from './form/question.ts'
import { personName } from './session-fields.ts'

const agreed = (message: string) => z.boolean({ error: message }).check(z.refine(value => value, { error: message }))

/** What is signed before a form is begun: the commitment's version, one's own name under it, and two separate consents. */
/* @__NO_SIDE_EFFECTS__ */
export const examCommitment = () =>
  z.strictObject({
    version: text('承诺书版本', { max: 40 }),
    signedName: personName('签名'),
    read: agreed('请阅读并同意诚信承诺书'),
    /** Separate consent to the use of identity number and photograph (个人信息保护法 第二十九条). */
    sensitive: agreed('请同意为本次考试使用您的身份证号码和照片'),
  })

/** What an exam that asks about health wants to know; the note only of who has something to say. */
export const healthQuestions = [
  {
    name: 'well',
    label: '身体状况',
    kind: 'radio',
    required: true,
    options: [
      { value: '1', label: '良好，可以正常参加考试' },
      { value: '0', label: '有需要说明的情况' },
    ],
  },
  {
    name: 'note',
    label: '需要说明的情况',
    kind: 'area',
    max: 200,
    rows: 4,
    required: true,
    when: { question: 'well', anyOf: ['0'] },
    hint: '只写与参加考试有关的，例如需要的照顾；不用写病历',
  },
] as const satisfies readonly Question[]

/** Separate consent to the use of answers about health (个人信息保护法 第二十九条). */
/* @__NO_SIDE_EFFECTS__ */
export const healthConsent = () => agreed('请同意为本次考试使用您填写的健康信息，或者不填写')

/** Why somebody asks for a second look. */
/* @__NO_SIDE_EFFECTS__ */
export const examAppeal = () => text('申诉理由', { min: 10, max: 500 })
