import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairAlertWays } from '../fair-alerts.ts'
import { fairEquipment } from '../fair-contract.ts'
import { fairDutyNames } from '../fair-duties.ts'
import { fairAnswers } from '../fair-form.ts'
import { fairMandates } from '../fair-mandates.ts'
import { fairNoticeKinds } from '../fair-notices.ts'
import { boothReason, fairReason } from '../fair-office-fields.ts'
import { participationStates } from '../fair-participation.ts'
import { MOST_BOOTHS } from '../fair-plan.ts'
import { fairProofs } from '../fair-proofs.ts'
import { done, numericId, optionalText, pageOf, paging, uuid, wholeNumber } from '../fields.ts'
import { fairSummary } from './fair-summary.ts'

const mandates = () => z.array(z.enum(fairMandates))

/** What has to be handed in, by when (milliseconds). */
export const fairDuty = () => z.object({ name: z.enum(fairDutyNames), dueAt: z.number(), isDone: z.boolean() })

/** How many employers stand in each state. */
const participationCounts = () => z.record(z.enum(participationStates), z.number())

export const officeFair = () =>
  z.object({
    fair: fairSummary(),
    mandates: mandates(),
    /** Applications that nobody has answered. */
    applied: z.number(),
    duties: z.array(fairDuty()),
  })

export const listOfficeFairs = {
  summary: '我负责的招聘会',
  input: z.strictObject({ view: z._default(z.enum(['coming', 'past']), 'coming') }),
  output: z.object({
    list: z.array(officeFair()),
    /** Cities in which one may make fairs; 360000 for all. */
    cities: z.array(z.string()),
  }),
} satisfies Schemas

export const officeFairInfo = {
  summary: '招聘会工作台：报名、展位、预约和待办',
  input: z.strictObject({ fair: numericId() }),
  output: z.extend(officeFair(), {
    version: z.number(),
    participations: participationCounts(),
    /** Since when the longest wait for an answer lasts; null where nobody waits. */
    oldest: z.nullable(z.number()),
    booths: z.object({ free: z.number(), held: z.number(), taken: z.number(), public: z.number() }),
    capacity: z.number(),
    /** Who has registered and who has come in; null where nobody can register. */
    visitors: z.nullable(z.object({ registered: z.number(), admitted: z.number() })),
    people: z.array(
      z.object({
        name: z.string(),
        mandates: mandates(),
        /** For all fairs of the city. */
        isCity: z.boolean(),
      }),
    ),
  }),
} satisfies Schemas

/** What a new fair is made from: a series, a former fair, or nothing. '' for neither. */
const fairSource = () => ({
  series: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
  from: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
})

/** The answers of a form that may lack some: a new fair has no day yet. */
const answers = () => z.record(z.string(), z.union([z.string(), z.nullable(z.number())]))

export const fairSources = {
  summary: '新建招聘会可用的系列、往届和展厅模板',
  input: z.strictObject({}),
  output: z.object({
    series: z.array(z.object({ id: z.string(), title: z.string() })),
    fairs: z.array(z.object({ id: z.string(), title: z.string() })),
    templates: z.array(z.object({ id: z.string(), name: z.string(), booths: z.number() })),
  }),
} satisfies Schemas

export const fairDraft = {
  summary: '新建招聘会的预填内容',
  input: z.strictObject(fairSource()),
  output: z.object({
    answers: answers(),
    /** Of the hall; '' for none, or that of the former fair. */
    template: z.string(),
  }),
} satisfies Schemas

export const addFair = {
  summary: '新建招聘会',
  input: z.strictObject({
    ...fairSource(),
    template: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
    answers: fairAnswers(),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const fairFormInfo = {
  summary: '招聘会的内容，供修改',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ title: z.string(), version: z.number(), answers: answers() }),
} satisfies Schemas

const version = () => wholeNumber('版本', 1, 1_000_000_000)

export const changeFair = {
  summary: '修改招聘会',
  input: z.strictObject({ fair: numericId(), version: version(), answers: fairAnswers() }),
  output: z.object({ version: z.number() }),
} satisfies Schemas

const boothShape = () => ({
  code: z.string(),
  kind: z.enum(['standard', 'large', 'public']),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** In fen. */
  fee: z.number(),
})

export const officeBooth = () =>
  z.object({
    id: z.string(),
    hall: z.string(),
    ...boothShape(),
    state: z.enum(['free', 'held', 'taken']),
    /** Who stands there; '' for nobody. */
    participation: z.string(),
    company: z.string(),
  })

export const fairPlanInfo = {
  summary: '招聘会的展厅和展位',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    title: z.string(),
    version: z.number(),
    /** What a standard booth costs, in fen. */
    boothFee: z.number(),
    halls: z.array(z.object({ id: z.string(), name: z.string(), width: z.number(), depth: z.number() })),
    booths: z.array(officeBooth()),
  }),
} satisfies Schemas

const decimetres = (label: string) => wholeNumber(label, 0, 100_000)

export const saveFairPlan = {
  summary: '保存招聘会的展位',
  input: z.strictObject({
    fair: numericId(),
    version: version(),
    booths: z
      .array(
        z.strictObject({
          /** '' for a new one. */
          id: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
          hall: numericId(),
          code: optionalText('展位号', 6),
          kind: z.enum(['standard', 'large', 'public']),
          x: decimetres('左边距'),
          y: decimetres('上边距'),
          w: decimetres('宽'),
          h: decimetres('深'),
          fee: wholeNumber('展位费', 0, 100_000_000),
        }),
      )
      .check(z.maxLength(MOST_BOOTHS, `一场招聘会最多 ${MOST_BOOTHS} 个展位`)),
  }),
  output: z.object({ version: z.number() }),
} satisfies Schemas

export const fairApplication = () =>
  z.object({
    /** Of the participation. */
    id: z.string(),
    state: z.enum(participationStates),
    company: z.object({ id: z.string(), name: z.string(), isAgency: z.boolean() }),
    /** Day of the last check of its licence, YYYY-MM-DD; '' where it was never checked. */
    verifiedOn: z.string(),
    /** Whether that check still holds. */
    isVerified: z.boolean(),
    /** An agency's licence and its last day; '' for none. */
    agencyLicence: z.string(),
    agencyUntil: z.string(),
    /** What was handed in with it. */
    proofs: z.array(z.enum(fairProofs)),
    /** Of those, what came in the place of a paper that the organiser had read, and has not been read since; when it came. */
    exchanged: z.array(z.object({ kind: z.enum(fairProofs), at: z.number() })),
    jobs: z.array(z.object({ id: z.string(), title: z.string(), headcount: z.number() })),
    /** Fairs to which it did not come within a year, and those at which it was. */
    absences: z.number(),
    fairs: z.number(),
    equipment: z.array(z.enum(fairEquipment.map(({ value }) => value))),
    wishes: z.string(),
    /** Number of its booth; '' for none. */
    booth: z.string(),
    /** Until when it is held, in milliseconds; null for one that is promised. */
    heldUntil: z.nullable(z.number()),
    /** Why it was refused or its booth taken back. */
    reason: z.string(),
    appliedAt: z.number(),
  })

export const listFairApplications = {
  summary: '招聘会的单位报名',
  input: z.strictObject({
    fair: numericId(),
    state: z._default(z.enum(['', ...participationStates]), ''),
    t: optionalText('单位名称', 40),
    ...paging(),
  }),
  output: z.extend(pageOf(fairApplication()), { counts: participationCounts() }),
} satisfies Schemas

export const fairApplicationsFile = {
  summary: '下载招聘会的单位报名表',
  input: z.strictObject({ fair: numericId() }),
  output: z.unknown(),
} satisfies Schemas

export const fairApplicationProof = {
  summary: '单位报名时交的委托书或许可证',
  input: z.strictObject({ fair: numericId(), participation: uuid(), kind: z.enum(fairProofs) }),
  output: z.unknown(),
} satisfies Schemas

export const decideFairApplications = {
  summary: '审核单位报名',
  input: z.strictObject({
    fair: numericId(),
    ids: z
      .array(uuid(), { error: '请选择单位' })
      .check(z.minLength(1, '请选择单位'), z.maxLength(50, '一次最多处理 50 家')),
    decision: z.enum(['approve', 'refuse']),
    reason: optionalText('不通过的原因', 200),
  }),
  output: z.object({
    done: z.number(),
    /** Those that somebody has answered meanwhile. */
    skipped: z.number(),
    /** Those that were not approved because a paper was exchanged after it had been read. */
    unread: z.number(),
    /** Those that were not approved because the rules of the fair do not let them, each with why. */
    barred: z.array(z.object({ company: z.string(), reason: z.string() })),
  }),
} satisfies Schemas

export const assignFairBooth = {
  summary: '给单位安排展位',
  input: z.strictObject({ fair: numericId(), participation: uuid(), booth: numericId() }),
  output: done(),
} satisfies Schemas

export const swapFairBooths = {
  summary: '对调两家单位的展位',
  input: z.strictObject({ fair: numericId(), one: uuid(), other: uuid() }),
  output: done(),
} satisfies Schemas

export const releaseFairBooth = {
  summary: '收回单位的展位',
  input: z.extend(boothReason(), { fair: numericId(), participation: uuid() }),
  output: done(),
} satisfies Schemas

export const checkInExhibitor = {
  summary: '单位到场签到',
  input: z.strictObject({
    fair: numericId(),
    /** Number of its booth, or the id of its participation. */
    booth: optionalText('展位号', 6),
    participation: z._default(z.union([z.literal(''), uuid()]), ''),
  }),
  output: z.object({ company: z.string(), booth: z.string(), isNew: z.boolean() }),
} satisfies Schemas

const halting = () => z.extend(fairReason(), { fair: numericId(), version: version() })

/** How many were told. */
const told = () => z.object({ told: z.number(), version: z.number() })

export const postponeFair = {
  summary: '招聘会延期',
  input: z.extend(halting(), {
    /** The new day, YYYY-MM-DD; '' where it is not known yet. */
    day: optionalText('新的日期', 10),
    /** Frees all booths and sends fees back; otherwise everybody keeps what they have. */
    frees: z._default(z.boolean(), false),
  }),
  output: told(),
} satisfies Schemas

export const cancelFair = { summary: '取消招聘会', input: halting(), output: told() } satisfies Schemas
export const stopFair = {
  summary: '紧急暂停招聘会',
  input: z.extend(fairReason(), { fair: numericId() }),
  output: told(),
} satisfies Schemas
export const resumeFair = {
  summary: '恢复招聘会',
  input: z.strictObject({ fair: numericId(), note: optionalText('说明', 200) }),
  output: told(),
} satisfies Schemas

export const fairNotice = () =>
  z.object({
    id: z.string(),
    kind: z.enum(fairNoticeKinds),
    title: z.string(),
    body: z.string(),
    sentBy: z.string(),
    sentAt: z.number(),
    /** To how many, how many of them have read it, and how many have removed it. */
    sent: z.number(),
    read: z.number(),
    removed: z.number(),
    /** By the ways that some have chosen besides: how many wait for their turn, have gone, were refused too often. */
    letters: z.array(
      z.object({ way: z.enum(fairAlertWays), waiting: z.number(), sent: z.number(), failed: z.number() }),
    ),
    /** Employers of whom nobody has read it yet; some of them where there are many. */
    unread: z.array(z.string()),
    unreadTotal: z.number(),
  })

export const listFairNotices = {
  summary: '发给参加者的通知和送达情况',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ list: z.array(fairNotice()) }),
} satisfies Schemas

export const resendFairNotice = {
  summary: '重发没有送达的短信和邮件',
  input: z.strictObject({ fair: numericId(), notice: uuid() }),
  /** How many are on their way again. */
  output: z.object({ again: z.number() }),
} satisfies Schemas
