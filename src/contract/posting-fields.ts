import * as z from 'zod/mini'
import { day, oneOf, optionalText, text } from './fields.ts'
import { closingReasonList, OTHER_REASON } from './reference/closing-reasons.ts'

/** Why a job is taken down; `words` must say it when no reason of the list fits. */
/* @__NO_SIDE_EFFECTS__ */
export const closing = () =>
  z
    .strictObject({
      reason: oneOf('原因', closingReasonList),
      words: optionalText('原因说明', 100),
    })
    .check(
      z.superRefine(({ reason, words }, context) => {
        if (reason === OTHER_REASON && words === '')
          context.addIssue({ code: 'custom', path: ['words'], message: '请写明原因', input: words })
      }),
    )
export type Closing = z.input<ReturnType<typeof closing>>

/** Refuses to close without a reason: whichever way a posting is taken down, it is said why. */
/* @__NO_SIDE_EFFECTS__ */
export const closingSaid = <Input extends { readonly closing?: unknown }>(isClosing: (input: Input) => boolean) =>
  z.refine<Input>(input => !isClosing(input) || input.closing !== undefined, {
    path: ['closing'],
    error: '请选择原因',
  })

/** Until when a job stands that is published again. */
/* @__NO_SIDE_EFFECTS__ */
export const relisting = () => z.strictObject({ expiresOn: day('截止日期') })
export type Relisting = z.input<ReturnType<typeof relisting>>

/** Refuses to publish again without a last day. */
/* @__NO_SIDE_EFFECTS__ */
export const lastDaySaid = <Input extends { readonly expiresOn?: unknown }>(isRelisting: (input: Input) => boolean) =>
  z.refine<Input>(input => !isRelisting(input) || input.expiresOn !== undefined, {
    path: ['expiresOn'],
    error: '请选择截止日期',
  })

/** On which day a posting appears. */
/* @__NO_SIDE_EFFECTS__ */
export const scheduling = () => z.strictObject({ opensOn: day('发布日期') })
export type Scheduling = z.input<ReturnType<typeof scheduling>>

/** What a template is called. */
/* @__NO_SIDE_EFFECTS__ */
export const templateNaming = () => z.strictObject({ name: text('模板名称', { max: 30 }) })
export type TemplateNaming = z.input<ReturnType<typeof templateNaming>>

/** How many days ahead a posting may be scheduled, how long one stands, and how many templates a company keeps. */
export const postingRules = { farthest: 60, longest: 180, templates: 20, atOnce: 50 } as const
