import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { pendingReasons, registrationCommands, registrationStatuses } from '../exam-life.ts'
import { examAppeal, examCommitment, healthConsent } from '../exam-registration-fields.ts'
import { examIdentityDraft, shownIdentity } from '../exam-registration-form.ts'
import { done, filterCode, numericId, optionalText, pageOf, paging, uuid, wholeNumber } from '../fields.ts'
import { orderStates, payableStates } from '../payments.ts'
import { examSummary } from './exams.ts'
import { orderRefunds } from './payments.ts'

/** Form sections, materials and the like are plain data of exam-form.ts, kept with the exam and drawn as they are. */
const plainData = <Shape>() => z.custom<Shape>()

const photoProfile = () =>
  z.object({
    width: z.number(),
    height: z.number(),
    widthMm: z.number(),
    heightMm: z.number(),
    background: z.enum(['white', 'blue']),
    maxKb: z.number(),
    months: z.number(),
  })

export const examRound = () =>
  z.object({
    id: z.string(),
    examId: z.string(),
    kind: z.enum(['register', 'rechoose']),
    title: z.string(),
    opensAt: z.number(),
    closesAt: z.number(),
    reviewUntil: z.number(),
    waiverUntil: z.number(),
    payUntil: z.number(),
    graceMinutes: z.number(),
    /** In fen, for each paper. */
    feePerPaper: z.number(),
    photo: photoProfile(),
    /** Places in this city, and how many are left; null for as many as come. */
    seats: z.nullable(z.object({ all: z.number(), left: z.number() })),
    trusting: z.boolean(),
  })

export const examReceipt = () =>
  z.object({
    /** Of the registration. */
    number: z.string(),
    at: z.number(),
    /** SHA-256 of what was sent, in hexadecimal digits. */
    hash: z.string(),
    /** ECDSA P-256 over number, moment and hash, base64url. */
    signature: z.string(),
    keyId: z.string(),
  })

/** A form that was sent: its receipt; or when it arrived and its place among those that wait, because too many are sent. */
const examSending = () =>
  z.object({
    receipt: z.nullable(examReceipt()),
    queued: z.nullable(z.object({ arrivedAt: z.number(), place: z.number() })),
  })

export const examRegistrationSummary = () =>
  z.object({
    id: z.string(),
    /** '' for a draft. */
    number: z.string(),
    status: z.nullable(z.enum(registrationStatuses)),
    pending: z.nullable(z.enum(pendingReasons)),
    confirmed: z.boolean(),
    exam: examSummary(),
    position: z.nullable(z.object({ id: z.string(), code: z.string(), unit: z.string(), title: z.string() })),
    submittedAt: z.nullable(z.number()),
    /** When the form arrived that waits for its turn: that moment counts, however long it waits. */
    queuedAt: z.nullable(z.number()),
    updatedAt: z.number(),
    /** In fen; 0 for nothing due. */
    fee: z.number(),
    payUntil: z.number(),
    /** What the candidate can do now. */
    commands: z.array(z.enum(registrationCommands)),
    /** Whether answers can be changed and sent. */
    editable: z.boolean(),
    ticket: z.boolean(),
    score: z.boolean(),
  })

export const examRegistration = () =>
  z.extend(examRegistrationSummary(), {
    version: z.number(),
    identity: shownIdentity(),
    round: z.extend(examRound(), {
      form: plainData<import('../exam-form.ts').ExamForm>(),
      formVersion: z.number(),
      materials: plainData<readonly import('../exam-form.ts').MaterialSlot[]>(),
      commitment: plainData<import('../exam-form.ts').Commitment>(),
      waivers: plainData<readonly import('../exam-form.ts').FeeWaiver[]>(),
    }),
    answers: plainData<import('../exam-form.ts').ExamAnswers>(),
    /** The form was changed since this was written: sections whose answers have to be looked at again. */
    outdated: z.array(z.string()),
    photo: z.boolean(),
    /** Files by slot. */
    materials: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() }))),
    waiver: z.string(),
    /** What was refused or is to be mended, by field: `section.question`, `photo`, a slot; '' for the whole. */
    reasons: z.record(z.string(), z.string()),
    remark: z.string(),
    /** Until when the stamped version may be sent; null for no stamp. */
    stampedUntil: z.nullable(z.number()),
    receipt: z.nullable(examReceipt()),
    /** Why the form that waited for its turn could not be taken, until it is written on or sent anew. */
    turnedDown: z.nullable(z.object({ words: z.string(), fields: z.record(z.string(), z.string()) })),
    steps: z.array(
      z.object({ at: z.number(), by: z.enum(['candidate', 'office', 'system']), what: z.string(), note: z.string() }),
    ),
    /** Whether this exam asks about health; most do not. */
    health: z.boolean(),
    looks: z.object({ count: z.number(), lastAt: z.nullable(z.number()) }),
    payable: z.enum(payableStates),
    /** Lets the fee be paid (createPayUrl); '' when there is nothing to pay. */
    pass: z.string(),
    order: z.nullable(z.object({ number: z.string(), state: z.enum(orderStates) })),
  })

const mine = () => z.strictObject({ id: uuid() })
const mineAt = () => ({ id: uuid(), version: wholeNumber('版本', 1, 1_000_000) })
const answers = () => z.record(z.string().check(z.maxLength(40)), z.unknown())
const materials = () =>
  z.record(z.string().check(z.maxLength(40)), z.array(uuid()).check(z.maxLength(6, '每项材料最多 6 个文件')))

export const listExamRounds = {
  summary: '考试的报名轮次',
  input: z.strictObject({ exam: numericId() }),
  output: z.object({ list: z.array(examRound()) }),
} satisfies Schemas

export const examRoundInfo = {
  summary: '报名轮次：时间、表单、照片要求和费用',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(examRound(), {
    exam: examSummary(),
    form: plainData<import('../exam-form.ts').ExamForm>(),
    formVersion: z.number(),
    materials: plainData<readonly import('../exam-form.ts').MaterialSlot[]>(),
    commitment: plainData<import('../exam-form.ts').Commitment>(),
    waivers: plainData<readonly import('../exam-form.ts').FeeWaiver[]>(),
    /** Of the asking seeker under way for this exam; '' for none. */
    own: z.string(),
  }),
} satisfies Schemas

export const beginRegistration = {
  summary: '签署承诺书，开始报名',
  input: z.extend(examCommitment(), { round: numericId(), position: numericId() }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const saveRegistration = {
  summary: '保存报名表',
  input: z.strictObject({
    ...mineAt(),
    position: z.optional(numericId()),
    identity: z.optional(examIdentityDraft()),
    answers: z.optional(answers()),
    materials: z.optional(materials()),
    waiver: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.object({ version: z.number(), savedAt: z.number() }),
} satisfies Schemas

export const uploadExamPhoto = {
  summary: '上传报名照片',
  input: z.object({ id: uuid(), files: z.unknown() }),
  output: z.object({ version: z.number(), width: z.number(), height: z.number(), bytes: z.number() }),
} satisfies Schemas

export const examPhoto = {
  summary: '本人报名照片',
  input: mine(),
  output: z.unknown(),
} satisfies Schemas

export const stampRegistration = {
  summary: '核对无误，锁定提交资格',
  input: z.strictObject(mineAt()),
  output: z.object({ stampedUntil: z.number() }),
} satisfies Schemas

export const applyForExam = {
  summary: '提交报名',
  input: z.strictObject(mineAt()),
  output: examSending(),
} satisfies Schemas

export const sendingPlace = {
  summary: '提交排队的位置',
  input: mine(),
  output: z.object({
    /** 0: nothing of it waits any more. */
    place: z.number(),
    /** Seconds after which it is worth asking again. */
    again: z.number(),
  }),
} satisfies Schemas

export const repairRegistration = {
  summary: '补正后重新提交',
  input: z.strictObject(mineAt()),
  output: examSending(),
} satisfies Schemas

export const appealRegistration = {
  summary: '对审核结果提出申诉',
  input: z.strictObject({ id: uuid(), reason: examAppeal() }),
  output: done(),
} satisfies Schemas

export const cancelRegistration = { summary: '取消报名', input: mine(), output: done() } satisfies Schemas

export const confirmRegistration = {
  summary: '确认报名信息并进入缴费',
  input: mine(),
  output: z.object({ fee: z.number(), payUntil: z.number() }),
} satisfies Schemas

export const rechoosePosition = {
  summary: '职位取消后改报',
  input: z.strictObject({ id: uuid(), position: numericId() }),
  output: done(),
} satisfies Schemas

export const refundRegistration = { summary: '职位取消后退费', input: mine(), output: done() } satisfies Schemas

export const registrationInfo = {
  summary: '我的一个报名',
  input: mine(),
  output: examRegistration(),
} satisfies Schemas

export const listRegistrations = {
  summary: '我的报名',
  input: z.strictObject({
    /** Of one exam alone. */
    exam: filterCode('考试'),
    state: z._default(z.enum(['', 'open', 'done', 'ended']), ''),
    ...paging(),
  }),
  output: z.extend(pageOf(examRegistrationSummary()), {
    counts: z.object({ open: z.number(), done: z.number(), ended: z.number() }),
  }),
} satisfies Schemas

export const noteLook = {
  summary: '记录查看报名的时间和次数',
  input: mine(),
  output: z.object({ count: z.number(), lastAt: z.number() }),
} satisfies Schemas

export const saveHealthAnswers = {
  summary: '健康信息申报（默认关闭）',
  input: z.strictObject({ id: uuid(), well: z.boolean(), note: optionalText('说明', 200), agreed: healthConsent() }),
  output: done(),
} satisfies Schemas

export const healthAnswers = {
  summary: '健康信息申报是否开启、已填内容',
  input: mine(),
  output: z.object({
    asked: z.boolean(),
    given: z.nullable(z.object({ well: z.boolean(), note: z.string(), at: z.number() })),
  }),
} satisfies Schemas

export const examPayment = {
  summary: '报名缴费结果',
  input: z.strictObject({ order: z.string().check(z.regex(/^JF\d{8}-[A-Z0-9]{12}$/, '订单号不正确')) }),
  output: z.object({
    registration: z.string(),
    number: z.string(),
    exam: z.string(),
    position: z.string(),
    fee: z.number(),
    state: z.enum(orderStates),
    status: z.nullable(z.enum(registrationStatuses)),
    paidAt: z.nullable(z.number()),
    /** Whether the fee can be paid now, by this order or another one. */
    payable: z.enum(payableStates),
    /** The order that settled the fee; '' while none has. */
    settledBy: z.string(),
    refunds: orderRefunds(),
  }),
} satisfies Schemas
