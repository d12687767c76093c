import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { verdicts } from '../exam-conditions.ts'
import { MOST_TOGETHER, reviewCommands, reviewKinds, reviewStages } from '../exam-review-rules.ts'
import { done, filterCode, flag, numericId, pageOf, paging, text, uuid, wholeNumber } from '../fields.ts'

/** Form and answers are plain data of exam-form.ts, kept with the exam and drawn as they are. */
const plainData = <Shape>() => z.custom<Shape>()

const position = () => z.object({ id: z.string(), code: z.string(), unit: z.string(), title: z.string() })

const reasons = () => z.record(z.string(), z.string())

/** What waits for whoever asks, by what can be filtered. */
export const reviewCounts = () =>
  z.object({
    all: z.number(),
    first: z.number(),
    appeal: z.number(),
    second: z.number(),
    third: z.number(),
    /** To be decided within a day, or overdue. */
    soon: z.number(),
  })

export const reviewRow = () =>
  z.object({
    id: z.string(),
    /** Which state of the registration this is: how many steps it has taken. */
    turn: z.number(),
    number: z.string(),
    name: z.string(),
    position: position(),
    kind: z.enum(reviewKinds),
    stage: z.enum(reviewStages),
    since: z.number(),
    until: z.number(),
    verdict: z.enum(verdicts),
    /** May be approved together with others: a first look, and every condition fits. */
    together: z.boolean(),
    /** Who has it in hand; '' for nobody, or oneself. */
    heldBy: z.string(),
  })

const judged = () =>
  z.object({
    kind: z.string(),
    verdict: z.enum(verdicts),
    hard: z.boolean(),
    /** What the notice says. */
    quote: z.string(),
    /** What the candidate has sent. */
    yours: z.string(),
  })

export const reviewItem = () =>
  z.object({
    id: z.string(),
    exam: z.string(),
    turn: z.number(),
    number: z.string(),
    kind: z.enum(reviewKinds),
    stage: z.enum(reviewStages),
    commands: z.array(z.enum(reviewCommands)),
    version: z.number(),
    formVersion: z.number(),
    name: z.string(),
    /** 360***********0071. */
    idShown: z.string(),
    phoneShown: z.string(),
    position: position(),
    form: plainData<import('../exam-form.ts').ExamForm>(),
    answers: plainData<import('../exam-form.ts').ExamAnswers>(),
    photo: z.boolean(),
    slots: plainData<readonly import('../exam-form.ts').MaterialSlot[]>(),
    /** By slot. */
    files: z.record(
      z.string(),
      z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number(), image: z.boolean() })),
    ),
    /** '' for none asked for. */
    waiver: z.string(),
    verdict: z.enum(verdicts),
    conditions: z.array(judged()),
    /** What the appeal says, and what had been refused; null for none. */
    appeal: z.nullable(z.object({ reason: z.string(), refused: reasons() })),
    /** What those who disagree have found: for the third alone. */
    opinions: z.array(z.object({ command: z.enum(reviewCommands), reasons: reasons() })),
    steps: z.array(
      z.object({ at: z.number(), by: z.enum(['candidate', 'office', 'system']), what: z.string(), note: z.string() }),
    ),
    since: z.number(),
    until: z.number(),
    heldUntil: z.number(),
  })

const narrowed = () => ({
  exam: numericId(),
  position: filterCode('职位'),
  what: z._default(z.enum(['', 'first', 'appeal', 'second', 'third']), ''),
  soon: flag(),
})

const held = () => z.strictObject({ id: uuid() })

export const listReviews = {
  summary: '待审核的报名，等待最久的在前',
  input: z.strictObject({ ...narrowed(), ...paging() }),
  output: z.extend(pageOf(reviewRow()), {
    exam: z.object({ id: z.string(), title: z.string(), until: z.number() }),
    counts: reviewCounts(),
    /** Positions for which somebody waits, most first. */
    positions: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), waiting: z.number() })),
  }),
} satisfies Schemas

export const claimReview = {
  summary: '取下一份报名来审核',
  input: z.strictObject({
    ...narrowed(),
    /** This one and no other. */
    id: z.optional(uuid()),
    /** Passed over for now. */
    skip: z._default(z.array(uuid()).check(z.maxLength(200)), []),
  }),
  output: z.object({
    /** Null where nothing is left, or the rest is in others' hands or was passed over. */
    item: z.nullable(reviewItem()),
    left: z.number(),
    passed: z.number(),
  }),
} satisfies Schemas

export const holdReview = {
  summary: '继续占用正在审核的报名',
  input: held(),
  output: z.object({ heldUntil: z.number() }),
} satisfies Schemas

export const leaveReview = { summary: '把正在审核的报名交还队列', input: held(), output: done() } satisfies Schemas

export const decideReview = {
  summary: '作出审核决定',
  input: z.strictObject({
    id: uuid(),
    turn: wholeNumber('版本', 0, 1_000_000),
    command: z.enum(reviewCommands),
    reasons: z._default(
      z
        .record(z.string().check(z.maxLength(120)), text('原因', { max: 200 }))
        .check(z.refine(given => Object.keys(given).length <= 60, { error: '一次最多写 60 处原因' })),
      {},
    ),
  }),
  /** Whether the candidate has been told, or another person looks first. */
  output: z.object({ state: z.enum(['done', 'again']) }),
} satisfies Schemas

export const approveReviews = {
  summary: '一起通过条件全部符合的报名',
  input: z.strictObject({
    exam: numericId(),
    items: z
      .array(z.strictObject({ id: uuid(), turn: wholeNumber('版本', 0, 1_000_000) }))
      .check(z.minLength(1, '请选择报名'), z.maxLength(MOST_TOGETHER, `一次最多 ${MOST_TOGETHER} 份`)),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['done', 'again', 'left']),
        /** Why it was left as it is. */
        obstacle: z.string(),
      }),
    ),
  }),
} satisfies Schemas

export const reviewPhoto = { summary: '正在审核的报名的照片', input: held(), output: z.unknown() } satisfies Schemas

export const reviewMaterial = {
  summary: '正在审核的报名的材料',
  input: z.strictObject({ id: uuid(), file: uuid() }),
  output: z.unknown(),
} satisfies Schemas
