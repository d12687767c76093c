import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, filterCode, flag, numericId, optionalText, pageOf, paging } from './fields.ts'
import { keptLookup, orderLookup, payConsent, registrationLookup } from './payment-fields.ts'

/** How far an order is. The last four are final; money that comes for one of them late is honoured or given back. */
export const orderStates = ['created', 'started', 'submitted', 'success', 'failed', 'cancelled', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

/** Why money goes back: another payment had settled the fee already, or it came when it could not be used any more. */
export const refundReasons = ['duplicate', 'late'] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundStates = ['requested', 'success', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Whether the fee can be paid now, and why not. */
export const payableStates = ['yes', 'paid', 'status', 'early', 'closed'] as const
export type Payable = (typeof payableStates)[number]

/** Values of `statusEnum` (specification, section 3). */
const registrationStatus = () => z.enum(['0', '1', '2', '3', '4', '5'])

/** A recruitment that an employer has entrusted to the employment centre, with its exam and fee. */
const recruitment = () =>
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
export type Recruitment = z.output<ReturnType<typeof recruitment>>

const post = () =>
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
export type Post = z.output<ReturnType<typeof post>>

const registration = () =>
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
export type Registration = z.output<ReturnType<typeof registration>>

const payAddress = () =>
  z.object({
    order: z.string(),
    /** Of the cashier, good until `until`. */
    url: z.string(),
    until: z.number(),
  })

const paymentOrder = () =>
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
    refunds: z.array(
      z.object({
        amount: z.number(),
        reason: z.enum(refundReasons),
        state: z.enum(refundStates),
        createdAt: z.number(),
      }),
    ),
    registration: z.object({ number: z.string(), name: z.string(), idTail: z.string() }),
    post: z.object({ title: z.string(), employer: z.string() }),
    recruitment: recruitment(),
  })
export type PaymentOrder = z.output<ReturnType<typeof paymentOrder>>

/** Posts of third-party recruitments, with the recruitments that they belong to. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/third_jyzx/job_list',
  summary: '第三方招聘岗位列表',
  access: 'public',
  input: z.strictObject({ recruitment: filterCode('招聘项目'), t: optionalText('搜索词', 60), ...paging() }),
  output: z.extend(pageOf(post()), { recruitments: z.array(recruitment()) }),
})

export const postInfo = endpoint({
  method: 'GET',
  path: '/third_jyzx/job_info',
  summary: '第三方招聘岗位详情',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(post(), {
    duties: z.string(),
    requirements: z.string(),
    pay: z.string(),
    recruitment: recruitment(),
  }),
})
export type PostInfo = z.output<(typeof postInfo)['output']>

/** A registration by its number, name and identity number together. Any one of them wrong answers the same. */
export const findRegistration = endpoint({
  method: 'POST',
  path: '/third_jyzx/registration',
  summary: '查询报名信息和应缴费用',
  access: 'public',
  input: registrationLookup(),
  output: registration(),
})

/** Keeps a registration at the account of whoever shows it to be theirs; doing it twice keeps it once. */
export const keepRegistration = endpoint({
  method: 'POST',
  path: '/third_jyzx/keep',
  summary: '核对后把报名加入我的考试报名',
  access: 'type2',
  input: registrationLookup(),
  output: registration(),
})

/** The registrations that are kept at one's account, latest first; none of them carries a pass. */
export const listKeptRegistrations = endpoint({
  method: 'GET',
  path: '/third_jyzx/mine',
  summary: '我的考试报名',
  access: 'type2',
  input: z.strictObject(paging()),
  output: pageOf(registration()),
})

/** One of them, with the pass that lets its fee be paid. */
export const readKeptRegistration = endpoint({
  method: 'GET',
  path: '/third_jyzx/mineInfo',
  summary: '我的一个考试报名',
  access: 'type2',
  recorded: true,
  input: keptLookup(),
  output: registration(),
})

/** Takes one out of one's own list; the registration itself stays as it is. */
export const forgetRegistration = endpoint({
  method: 'POST',
  path: '/third_jyzx/forget',
  summary: '从我的考试报名中移除',
  access: 'type2',
  input: keptLookup(),
  output: done(),
})

/** The address at which the fee is paid. A registration has one open order: asking twice gives the same one. */
export const createPayUrl = endpoint({
  method: 'POST',
  path: '/order_infos/createPayUrl',
  summary: '创建缴费订单，返回支付地址',
  access: 'public',
  creates: true,
  input: z.extend(payConsent(), { pass: z.string().check(z.minLength(1), z.maxLength(300)) }),
  output: payAddress(),
})

/** A new address for an order whose address has run out, or a new order when the old one has ended without payment. */
export const createPayUrlAgain = endpoint({
  method: 'POST',
  path: '/openfeign/createPayUrlAgainToTemp',
  summary: '无账号报名者重新获取支付地址',
  access: 'public',
  creates: true,
  input: orderLookup(),
  output: payAddress(),
})

/**
 * The state of an order and what its receipt says. Asks the payment provider again while the order is not paid: what
 * the person's return says is not believed, only that there may be news.
 */
export const paymentData = endpoint({
  method: 'POST',
  path: '/payment_data',
  summary: '查询订单支付结果',
  access: 'public',
  input: z.extend(orderLookup(), { returned: flag() }),
  output: paymentOrder(),
})
