import * as z from 'zod/mini'
import {
  day,
  flag,
  month,
  monthOrNow,
  oneOf,
  optionalOneOf,
  optionalText,
  severalOf,
  text,
  wholeNumber,
} from '../fields.ts'
import { type Format, formats } from './formats.ts'
import { type AnswersTo, type FinishedAnswersTo, isAsked, type Question } from './question.ts'

/** How the rules of a form differ from what its questions say. */
export interface RuleOptions {
  /** Texts may be so many times as long: English takes more characters to say the same. */
  readonly room?: number
  /** Formats that stand for others. */
  readonly formats?: Partial<Record<Format, Format>>
}

const CODE = /^\d{1,9}$/
const MOST_CODES = 30
const LARGEST = 9_999_999
/** What can't be meant is not even stored. */
const TYPED_LINE = 500
const TYPED_AREA = 3

/** What is said of a question in a fault: its label without what stands in brackets. */
const saidOf = ({ label }: Question) => label.replace(/（[^）]*）/g, '')

const codeLike = (label: string, form: RegExp) =>
  z.string({ error: `请选择${label}` }).check(z.regex(form, `请选择${label}`))

/** A rule for a text that may be left empty. */
const unlessEmpty = (rule: z.ZodMiniType<string, string>) =>
  z._default(
    z.string().check(
      z.superRefine((value, context) => {
        const parsed = value === '' ? null : z.safeParse(rule, value)
        for (const { message } of parsed?.error?.issues ?? [])
          context.addIssue({ code: 'custom', message, input: value })
      }),
    ),
    '',
  )

/** A whole number, or null for one that is not said; a field left empty says none. */
const optionalNumber = (label: string, min: number, max: number) =>
  z._default(
    z.pipe(
      z.transform((value: number | string | null): unknown => (value === '' ? null : value)),
      z.nullable(wholeNumber(label, min, max)),
    ),
    null,
  )

/** The rule that a finished answer passes. */
function finishedRule(question: Question, { room = 1, formats: others = {} }: RuleOptions): z.ZodMiniType {
  const label = saidOf(question)
  const { required = false } = question
  const maybe = (rule: z.ZodMiniType<string, string>) => (required ? rule : unlessEmpty(rule))
  switch (question.kind) {
    case 'text': {
      const { format, min, max } = question
      if (format) return formats[others[format] ?? format]({ label, max })
      return required ? text(label, { min: min ?? 1, max: max * room }) : optionalText(label, max * room)
    }
    case 'area':
      return required
        ? text(label, { min: question.min ?? 1, max: question.max * room })
        : optionalText(label, question.max * room)
    case 'number':
      return (required ? wholeNumber : optionalNumber)(label, question.min, question.max)
    case 'select':
    case 'radio':
      return (required ? oneOf : optionalOneOf)(label, question.options)
    case 'several':
    case 'places':
    case 'categories': {
      const list = question.kind === 'several' ? question.options : question.kind === 'places' ? /^\d{6}$/ : CODE
      const rule = severalOf(label, list, question.most)
      return required ? rule.check(z.refine(chosen => chosen.length > 0, { error: `请选择${label}` })) : rule
    }
    case 'yes':
      return flag()
    case 'day':
    case 'birthday':
      return maybe(day(label))
    case 'month':
      return maybe(month(label))
    case 'monthOrNow':
      return monthOrNow(label)
    case 'place':
      return maybe(codeLike(label, /^\d{6}$/))
    case 'city':
    case 'district':
      return maybe(codeLike(label, /^36\d{4}$/))
    case 'category':
      return maybe(codeLike(label, CODE))
    default:
      return question satisfies never
  }
}

/** The rule for what is stored while it is typed: whatever it is, nothing refused but what can't be meant. */
function typedRule(question: Question): z.ZodMiniType {
  const label = saidOf(question)
  switch (question.kind) {
    case 'text':
      return optionalText(label, TYPED_LINE)
    case 'area':
      return optionalText(label, Math.max(4000, question.max * TYPED_AREA))
    case 'number':
      return z._default(z.nullable(wholeNumber(label, 0, LARGEST)), Number(question.initial ?? 0) || null)
    case 'several':
    case 'places':
    case 'categories':
      return severalOf(label, CODE, MOST_CODES)
    case 'yes':
      return flag()
    case 'day':
    case 'birthday':
      return optionalText(label, 10)
    case 'month':
    case 'monthOrNow':
      return optionalText(label, 7)
    default:
      return optionalText(label, 9)
  }
}

type ShapeOf<Answers> = { [Name in keyof Answers]: z.ZodMiniType<Answers[Name], Answers[Name]> }
type TypedShapeOf<Answers> = { [Name in keyof Answers]: z.ZodMiniDefault<z.ZodMiniType<Answers[Name], Answers[Name]>> }

/** Rules of whatever is typed into a form. */
/* @__NO_SIDE_EFFECTS__ */
export const typedRules = <Questions extends readonly Question[]>(questions: Questions) =>
  z.strictObject(
    // Each name with the rule of its own question.
    Object.fromEntries(questions.map(question => [question.name, typedRule(question)])) as TypedShapeOf<
      AnswersTo<Questions>
    >,
  )

/** Rules of a finished form; a question that is not asked has none. */
/* @__NO_SIDE_EFFECTS__ */
export function finishedRules<Questions extends readonly Question[]>(questions: Questions, options: RuleOptions = {}) {
  const conditional = questions
    .filter(({ when }) => when !== undefined)
    .map(question => ({ question, rule: finishedRule(question, options) }))
  const object = z.strictObject(
    Object.fromEntries(
      questions.map(question => [question.name, question.when ? typedRule(question) : finishedRule(question, options)]),
      // Each name with the rule of its own question.
    ) as ShapeOf<FinishedAnswersTo<Questions>>,
  )
  if (conditional.length === 0) return object
  return object.check(
    z.superRefine((answers, context) => {
      const given: Readonly<Record<string, unknown>> = answers
      for (const { question, rule } of conditional) {
        if (!isAsked(question, given)) continue
        const parsed = z.safeParse(rule, given[question.name])
        for (const { message, path } of parsed.error?.issues ?? [])
          context.addIssue({ code: 'custom', message, path: [question.name, ...path], input: given[question.name] })
      }
    }),
  )
}
