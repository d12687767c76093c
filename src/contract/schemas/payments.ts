import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, filterCode, flag, numericId, optionalText, pageOf, paging } from '../fields.ts'
import { keptLookup, orderLookup, payConsent, registrationLookup } from '../payment-fields.ts'
import { orderStates, payableStates, refundReasons, refundStates } from '../payments.ts'

/** Values of `statusEnum` (specification, section 3). */
const registrationStatus = () => z.enum(['0', '1', '2', '3', '4', '5'])

/** A recruitment that an employer has entrusted to the employment centre, with its exam and fee. */
export const recruitment = () =>
  z.object({
    id: z.string(),
    title: z.string(),
    /** Who entrusted it. */
    client: z.string(),
    /** Where it was published. */
    source: z.string(),
    /** Who receives the fee. */
    payee: z.string(),
    phone: z.string(),
    exam: z.string(),
    /** YYYY-MM-DD. */
    examOn: z.string(),
    /** In fen. */
    fee: z.number(),
    payFrom: z.number(),
    payUntil: z.number(),
  })

export const post = () =>
  z.object({
    id: z.string(),
    /** Of the post, within its recruitment. */
    code: z.string(),
    title: z.string(),
    employer: z.string(),
    place: z.string(),
    headcount: z.number(),
    education: z.string(),
    major: z.string(),
    recruitmentId: z.string(),
    source: z.string(),
  })

export const registration = () =>
  z.object({
    number: z.string(),
    /** With its middle hidden. */
    name: z.string(),
    idTail: z.string(),
    status: registrationStatus(),
    /** Why it was not passed or is pending; '' for nothing to say. */
    remark: z.string(),
    registeredAt: z.number(),
    post: z.object({ id: z.string(), title: z.string(), employer: z.string() }),
    recruitment: recruitment(),
    payable: z.enum(payableStates),
    /** Lets its holder pay for this registration for an hour; '' when there is nothing to pay. */
    pass: z.string(),
    /** The order that settled the fee, else the last one. */
    order: z.nullable(z.object({ number: z.string(), state: z.enum(orderStates) })),
  })

const payAddress = () =>
  z.object({
    order: z.string(),
    /** Of the cashier, good until `until`. */
    url: z.string(),
    until: z.number(),
  })

/** What goes back of the money that an order has brought. */
export const orderRefunds = () =>
  z.array(
    z.object({
      amount: z.number(),
      reason: z.enum(refundReasons),
      state: z.enum(refundStates),
      createdAt: z.number(),
    }),
  )

export const paymentOrder = () =>
  z.object({
    order: z.string(),
    state: z.enum(orderStates),
    /** In fen. */
    fee: z.number(),
    createdAt: z.number(),
    paidAt: z.nullable(z.number()),
    /** The payment's number at the bank or payment institution; '' before it. */
    transaction: z.string(),
    /** Paid at the sandbox's cashier: the receipt is for trying out, and stands for no money. */
    trial: z.boolean(),
    /** The money came after the order had ended, and was honoured. */
    late: z.boolean(),
    /** The fee can be paid, or paid again. */
    payable: z.enum(payableStates),
    /** The order that settled the fee of this registration; '' while none has. */
    settledBy: z.string(),
    refunds: orderRefunds(),
    registration: z.object({ number: z.string(), name: z.string(), idTail: z.string() }),
    post: z.object({ title: z.string(), employer: z.string() }),
    recruitment: recruitment(),
  })

export const listPosts = {
  summary: '第三方招聘岗位列表',
  input: z.strictObject({ recruitment: filterCode('招聘项目'), t: optionalText('搜索词', 60), ...paging() }),
  output: z.extend(pageOf(post()), { recruitments: z.array(recruitment()) }),
} satisfies Schemas

export const postInfo = {
  summary: '第三方招聘岗位详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(post(), {
    duties: z.string(),
    requirements: z.string(),
    pay: z.string(),
    recruitment: recruitment(),
  }),
} satisfies Schemas

export const findRegistration = {
  summary: '查询报名信息和应缴费用',
  input: registrationLookup(),
  output: registration(),
} satisfies Schemas

export const keepRegistration = {
  summary: '核对后把报名加入我的考试报名',
  input: registrationLookup(),
  output: registration(),
} satisfies Schemas

export const listKeptRegistrations = {
  summary: '我的考试报名',
  input: z.strictObject(paging()),
  output: pageOf(registration()),
} satisfies Schemas

export const readKeptRegistration = {
  summary: '我的一个考试报名',
  input: keptLookup(),
  output: registration(),
} satisfies Schemas

export const forgetRegistration = {
  summary: '从我的考试报名中移除',
  input: keptLookup(),
  output: done(),
} satisfies Schemas

export const createPayUrl = {
  summary: '创建缴费订单，返回支付地址',
  input: z.extend(payConsent(), { pass: z.string().check(z.minLength(1), z.maxLength(300)) }),
  output: payAddress(),
} satisfies Schemas

export const createPayUrlAgain = {
  summary: '无账号报名者重新获取支付地址',
  input: orderLookup(),
  output: payAddress(),
} satisfies Schemas

export const paymentData = {
  summary: '查询订单支付结果',
  input: z.extend(orderLookup(), { returned: flag() }),
  output: paymentOrder(),
} satisfies Schemas
