import * as z from 'zod/mini'
import { text, wholeNumber } from '#contract/fields'
import { type Format, formats } from '#contract/form/formats'

const name = (label: string) =>
  z
    .string({ error: `请填写${label}` })
    .check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,29}$/, `${label}应为字母和数字，以字母开头，最多 30 个`))

const MOST_OPTIONS = 120

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

const options = () =>
  z
    .array(z.strictObject({ value: text('选项的值', { max: 40 }), label: text('选项', { max: 60 }) }), {
      error: '请填写选项',
    })
    .check(
      z.minLength(2, '选项至少 2 个'),
      z.maxLength(MOST_OPTIONS, `选项最多 ${MOST_OPTIONS} 个`),
      z.refine(list => isUnique(list.map(({ value }) => value)), { error: '选项的值不能重复' }),
    )

/** Asked only where an earlier question was answered with one of these. */
export const condition = () =>
  z.strictObject({
    question: text('前一个问题', { max: 61 }),
    anyOf: z.array(text('答案', { max: 40 }), { error: '请填写答案' }).check(z.minLength(1, '答案至少 1 个')),
  })

const common = () => ({
  name: name('问题名称'),
  label: text('问题', { max: 40 }),
  required: z.optional(z.boolean({ error: '应为 true 或 false' })),
  hint: z.optional(text('提示', { max: 120 })),
  width: z.optional(z.literal('half', { error: '宽度只能写 half，或者不写' })),
  when: z.optional(condition()),
})

const length = (most: number) => ({
  min: z.optional(wholeNumber('最少字数', 1, most)),
  max: wholeNumber('最多字数', 1, most),
})

const formatNames = Object.keys(formats) as [Format, ...Format[]]

/** One question (contract/form/question.ts). */
const question = () =>
  z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        ...common(),
        kind: z.literal('text'),
        ...length(500),
        format: z.optional(z.enum(formatNames, { error: `格式应为 ${formatNames.join('、')} 之一` })),
      }),
      z.strictObject({ ...common(), kind: z.literal('area'), ...length(5_000) }),
      z.strictObject({
        ...common(),
        kind: z.literal('number'),
        min: wholeNumber('最小值', -1_000_000, 1_000_000),
        max: wholeNumber('最大值', -1_000_000, 1_000_000),
        unit: text('单位', { max: 10 }),
      }),
      z.strictObject({ ...common(), kind: z.literal('select'), options: options() }),
      z.strictObject({ ...common(), kind: z.literal('radio'), options: options() }),
      z.strictObject({
        ...common(),
        kind: z.literal('several'),
        options: options(),
        most: wholeNumber('最多选几项', 1, MOST_OPTIONS),
      }),
      z.strictObject({
        ...common(),
        kind: z.enum(['yes', 'day', 'birthday', 'month', 'monthOrNow', 'place', 'category']),
      }),
      z.strictObject({
        ...common(),
        kind: z.enum(['places', 'categories']),
        most: wholeNumber('最多选几项', 1, 20),
      }),
    ],
    {
      error:
        '题型应为 text、area、number、select、radio、several、yes、day、birthday、month、monthOrNow、place、category、places、categories 之一',
    },
  )

type Question = z.output<ReturnType<typeof question>>

/** What may be answered to it; null where that is no list. */
export const choicesOf = (one: Question): readonly string[] | null => {
  if ('options' in one) return one.options.map(({ value }) => value)
  return one.kind === 'yes' ? ['true', 'false'] : null
}

const section = () =>
  z
    .strictObject({
      name: name('部分名称'),
      title: text('部分标题', { max: 30 }),
      hint: z.optional(text('提示', { max: 120 })),
      /** Any number of entries that each answer the questions. */
      entry: z.optional(
        z.strictObject({
          label: text('条目名称', { max: 20 }),
          unit: text('量词', { max: 4 }),
          most: wholeNumber('最多几条', 1, 20),
          atLeast: z.optional(wholeNumber('至少几条', 0, 20)),
        }),
      ),
      questions: z
        .array(question(), { error: '请填写问题' })
        .check(z.minLength(1, '每个部分至少 1 个问题'), z.maxLength(60, '每个部分最多 60 个问题')),
    })
    .check(
      z.superRefine(({ questions }, context) => {
        const before = new Map<string, Question>()
        for (const [place, one] of questions.entries()) {
          const refuse = (field: string, message: string) =>
            context.addIssue({ code: 'custom', path: ['questions', place, ...field.split('.')], message })
          if (before.has(one.name)) refuse('name', `问题名称 ${one.name} 重复`)
          const asked = one.when && before.get(one.when.question)
          const choices = asked && choicesOf(asked)
          if (one.when && !choices) refuse('when.question', '应是同一部分里前面的一道选择题')
          else if (choices && !one.when?.anyOf.every(value => choices.includes(value)))
            refuse('when.anyOf', '有的答案不在那道题的选项里')
          before.set(one.name, one)
        }
      }),
    )

/** What a round asks besides name, identity number, phone and position (contract/exam-form.ts). */
export const formFile = () =>
  z.array(section(), { error: '请填写报名表' }).check(
    z.minLength(1, '报名表至少 1 个部分'),
    z.maxLength(12, '报名表最多 12 个部分'),
    z.refine(sections => isUnique(sections.map(part => part.name)), { error: '部分名称不能重复' }),
  )

export type FormFile = z.output<ReturnType<typeof formFile>>
