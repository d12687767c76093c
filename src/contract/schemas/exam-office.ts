import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { examChangeCommands, examChangeStates } from '../exam-change-life.ts'
import { examMandates } from '../exam-mandates.ts'
import { examChangeKinds, outageKinds } from '../exam-office.ts'
import { extension, ratioReason, refusalReason } from '../exam-office-fields.ts'
import { examSiteBody, officeSite } from '../exam-site-fields.ts'
import { done, numericId, pageOf, paging, uuid } from '../fields.ts'
import { examSummary } from './exams.ts'

const changeKind = () => z.enum(examChangeKinds.map(({ value }) => value))

/** What waits for somebody of the office. */
const waiting = () =>
  z.object({
    /** Registrations that nobody has looked at. */
    reviews: z.number(),
    /** Those that wait for another person's look. */
    seconds: z.number(),
    /** Changes to be released. */
    changes: z.number(),
  })

export const officeExam = () =>
  z.object({ exam: examSummary(), mandates: z.array(z.enum(examMandates)), waiting: waiting() })

export const examChange = () =>
  z.object({
    id: z.string(),
    exam: z.string(),
    kind: changeKind(),
    state: z.enum(examChangeStates),
    title: z.string(),
    /** What it comes to, in a few figures. */
    summary: z.array(z.object({ label: z.string(), value: z.string() })),
    /** SHA-256 of what it would write, in hexadecimal digits. */
    hash: z.string(),
    preparedBy: z.string(),
    preparedAt: z.number(),
    /** '' while nobody has answered. */
    decidedBy: z.string(),
    decidedAt: z.nullable(z.number()),
    /** Why it was refused. */
    reason: z.string(),
    /** What the reader can do with it. */
    commands: z.array(z.enum(examChangeCommands)),
  })

export const examChangeRow = () =>
  z.object({ what: z.string(), field: z.string(), before: z.string(), after: z.string() })

export const listOfficeExams = {
  summary: '我负责的考试',
  input: z.strictObject({}),
  output: z.object({ list: z.array(officeExam()) }),
} satisfies Schemas

export const officeExamInfo = {
  summary: '考试工作台：报名、审核、缴费、名额和待办',
  input: z.strictObject({ exam: numericId() }),
  output: z.extend(officeExam(), {
    figures: z.object({
      drafts: z.number(),
      waiting: z.number(),
      refused: z.number(),
      repairing: z.number(),
      paying: z.number(),
      complete: z.number(),
      deciding: z.number(),
      cancelled: z.number(),
    }),
    rounds: z.array(z.object({ title: z.string(), seats: z.nullable(z.number()), held: z.number() })),
    /** Since when the longest wait for an answer lasts; null where nobody waits. */
    oldest: z.nullable(z.number()),
    tickets: z.number(),
    scores: z.object({ loaded: z.number(), released: z.number() }),
    /** Open positions with fewer paid candidates than the notice asks for. */
    underRatio: z.number(),
    leastRatio: z.number(),
    /** What the service has recorded of its own outages while one could register, the last one first. */
    outages: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(outageKinds),
        from: z.number(),
        until: z.number(),
        /** What it has cost whoever was registering. */
        minutes: z.number(),
        /** Whether a longer window has been prepared for it, or given. */
        isUsed: z.boolean(),
      }),
    ),
    people: z.array(z.object({ name: z.string(), mandates: z.array(z.enum(examMandates)) })),
  }),
} satisfies Schemas

export const listExamChanges = {
  summary: '待核准和已处理的变更',
  input: z.strictObject({
    exam: numericId(),
    state: z._default(z.enum(['', ...examChangeStates]), ''),
    ...paging(),
  }),
  output: z.extend(pageOf(examChange()), {
    prepared: z.number(),
    /** How many there are in each state. */
    counts: z.object({ prepared: z.number(), released: z.number(), refused: z.number(), withdrawn: z.number() }),
  }),
} satisfies Schemas

export const examChangeInfo = {
  summary: '一项变更的逐行内容',
  input: z.strictObject({ id: uuid(), ...paging() }),
  output: z.object({ change: examChange(), rows: pageOf(examChangeRow()) }),
} satisfies Schemas

export const releaseExamChange = {
  summary: '核准他人准备的变更',
  input: z.strictObject({ id: uuid(), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, '内容校验码不正确')) }),
  output: done(),
} satisfies Schemas

export const refuseExamChange = {
  summary: '退回他人准备的变更',
  input: z.strictObject({ id: uuid(), reason: refusalReason() }),
  output: done(),
} satisfies Schemas

export const withdrawExamChange = {
  summary: '撤回自己准备的变更',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const prepareExtension = {
  summary: '故障后的顺延',
  input: z.extend(extension(), {
    exam: numericId(),
    /** Of the outage that it makes up for, where the service has recorded one. */
    outage: z.optional(numericId()),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const listUnderRatio = {
  summary: '未达开考比例的职位和处理建议',
  input: z.strictObject({ exam: numericId(), ...paging() }),
  output: z.extend(
    pageOf(
      z.object({
        id: z.string(),
        code: z.string(),
        unit: z.string(),
        title: z.string(),
        headcount: z.number(),
        paid: z.number(),
        /** Payments that are still being reconciled: nothing is decided before. */
        unsettled: z.number(),
        /** Places that are left by the ratio; 0 proposes to cancel it. */
        proposed: z.number(),
      }),
    ),
    {
      leastRatio: z.number(),
      /** Between the end of payment and the first ticket. */
      open: z.boolean(),
      payUntil: z.number(),
      ticketFrom: z.number(),
    },
  ),
} satisfies Schemas

export const prepareRatio = {
  summary: '准备核减或取消未达比例的职位',
  input: z.extend(ratioReason(), {
    exam: numericId(),
    /** Of positions. */
    positions: z
      .array(numericId(), { error: '请选择职位' })
      .check(z.minLength(1, '请选择职位'), z.maxLength(500, '一次最多选 500 个职位')),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

const siteVersion = () => z.string().check(z.regex(/^[0-9a-f]{64}$/, '版本不正确'))

export const listOfficeSites = {
  summary: '考点和考场',
  input: z.strictObject({ exam: numericId() }),
  output: z.object({
    list: z.array(officeSite()),
    /** False once the papers have been sat: nothing changes any more. */
    open: z.boolean(),
    /** From when tickets are printed: from then on people hear of a changed address. */
    ticketFrom: z.number(),
  }),
} satisfies Schemas

export const saveOfficeSite = {
  summary: '添加或者修改考点',
  input: z.extend(examSiteBody(), {
    exam: numericId(),
    /** Which one; absent for a new one. */
    site: z.optional(z.strictObject({ id: numericId(), version: siteVersion() })),
  }),
  output: officeSite(),
} satisfies Schemas

export const removeOfficeSite = {
  summary: '删除考点',
  input: z.strictObject({ exam: numericId(), id: numericId(), version: siteVersion() }),
  output: done(),
} satisfies Schemas

export const previewSeating = {
  summary: '重新编排座位会怎样变动',
  input: z.strictObject({ exam: numericId() }),
  output: z.object({
    /** Why it can't be done; '' where it can. */
    obstacle: z.string(),
    proposal: z.nullable(
      z.object({
        /** Of everything that would change. */
        hash: z.string(),
        /** Whose seat stays. */
        kept: z.number(),
        moved: z.number(),
        /** Who has no seat yet. */
        added: z.number(),
        /** Whose ticket is void, because they have no place any more. */
        left: z.number(),
        /** Pairs of one position side by side, which can't be avoided. */
        adjacent: z.number(),
        /** The first lines of what would change. */
        rows: z.array(examChangeRow()),
      }),
    ),
  }),
} satisfies Schemas

export const prepareSeating = {
  summary: '准备重新编排座位',
  input: z.strictObject({
    exam: numericId(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, '内容校验码不正确')),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas
