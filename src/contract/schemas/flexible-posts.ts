import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, flag, numericId, optionalOneOf, pageOf, paging, wholeNumber } from '../fields.ts'
import { payUnits } from '../flexible.ts'
import { flexibleDraft, ownFlexibleJob } from '../flexible-form.ts'
import { flexibleStages, simpleAnswers, simpleStates } from '../flexible-life.ts'
import { closing } from '../posting-fields.ts'

/** Which of the own jobs are asked for: posted and not over; waiting for the company's check; drafts; begun, over or called off. */
const groups = [{ value: 'current' }, { value: 'queued' }, { value: 'draft' }, { value: 'over' }]

export const listOwnFlexibleJobs = {
  summary: '本单位的零工',
  role: 'reader',
  input: z.strictObject({ group: optionalOneOf('状态', groups), ...paging() }),
  output: pageOf(
    z.object({
      id: z.string(),
      stage: z.enum(flexibleStages),
      title: z.string(),
      place: z.string(),
      payLow: z.nullable(z.number()),
      payHigh: z.nullable(z.number()),
      payUnit: z.enum(payUnits.map(({ value }) => value)),
      /** YYYY-MM-DD and HH:mm; '' where it is not said. */
      startsOn: z.string(),
      startsAt: z.string(),
      headcount: z.nullable(z.number()),
      /** People who are still wanted. */
      left: z.number(),
      applicants: z.number(),
      /** Those who wait for an answer. */
      waiting: z.number(),
      closedBecause: z.string(),
      updatedAt: z.number(),
    }),
  ),
} satisfies Schemas

export const getOwnFlexibleJob = {
  summary: '本单位的一份零工',
  role: 'reader',
  input: z.strictObject({ id: numericId() }),
  output: ownFlexibleJob(),
} satisfies Schemas

export const addFlexibleJob = {
  summary: '新建零工',
  input: z.strictObject({ draft: flexibleDraft(), publish: flag(), relistOf: z.optional(numericId()) }),
  output: ownFlexibleJob(),
} satisfies Schemas

export const updateFlexibleJob = {
  summary: '保存、发布或修改零工',
  input: z.strictObject({
    id: numericId(),
    version: wholeNumber('版本', 1, 1_000_000),
    draft: flexibleDraft(),
    publish: flag(),
  }),
  output: ownFlexibleJob(),
} satisfies Schemas

export const unqueueFlexibleJob = {
  summary: '把排队的零工改回草稿',
  input: z.strictObject({ id: numericId() }),
  output: ownFlexibleJob(),
} satisfies Schemas

export const closeFlexibleJob = {
  summary: '取消零工',
  input: z.strictObject({ id: numericId(), closing: closing() }),
  output: ownFlexibleJob(),
} satisfies Schemas

export const deleteFlexibleJob = {
  summary: '删除零工草稿',
  input: z.strictObject({ id: numericId() }),
  output: done(),
} satisfies Schemas

export const flexibleApplicant = () =>
  z.object({
    id: z.string(),
    /** '' while the company has not passed its check. */
    name: z.string(),
    /** The account's number; '' for who was turned down or has taken it back, and while the company is not checked. */
    phone: z.string(),
    note: z.string(),
    state: z.enum(simpleStates),
    appliedAt: z.number(),
  })

export const listFlexibleApplicants = {
  summary: '零工的报名人',
  role: 'reader',
  input: z.strictObject({ id: numericId(), ...paging() }),
  output: pageOf(flexibleApplicant()),
} satisfies Schemas

export const answerFlexibleApplicant = {
  summary: '答复零工报名，记录到岗',
  input: z.strictObject({ id: numericId(), answer: z.enum(simpleAnswers) }),
  output: z.object({ applicant: flexibleApplicant(), left: z.number() }),
} satisfies Schemas
