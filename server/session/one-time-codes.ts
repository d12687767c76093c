import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { CodePurpose } from '#contract/sign-in'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { networkOf } from '../http/client-ip.ts'
import type { Limit } from '../http/limits.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { type CodeUse, findLastSentAt, insertCode, lockAddress, type Try, tryCode, wasOrdered } from './code-queries.ts'

export const CODE_SECONDS = 5 * 60
export const RESEND_SECONDS = 60

/** An address of the net, with what it asks for: nobody can tell what else was asked for from there. */
const digestOf = ({ address, userType, purpose }: CodeUse, ip: string): string =>
  createHash('sha256').update(`${purpose} ${userType} ${address} ${ip}`).digest('base64url')

const digest = ({ address, userType, purpose }: CodeUse, code: string): Uint8Array =>
  createHash('sha256').update(`${purpose} ${userType} ${address} ${code}`).digest()

const DAY = 86_400

/** Who asks for a code: a stranger, somebody from an address of the account, or nobody but the one it is sent to. */
export type Asker = 'stranger' | 'known' | 'owner'

interface Asking {
  readonly address: string
  readonly purpose: CodePurpose
  readonly ip: string
  readonly asker: Asker
}

const wordings = { sms: '手机号', email: '邮箱' } as const

/**
 * Against cost and harassment: what one number, one address, one network and everybody may ask for. What a stranger asks
 * for is counted apart, by purpose and by address, so that nobody uses up the day of somebody else.
 */
export function codeLimits(kind: 'sms' | 'email', { address, purpose, ip, asker }: Asking): readonly Limit[] {
  const daily = (name: string, subject: string, max: number): Limit => ({
    name: `${kind}-${name}`,
    subject,
    max,
    seconds: DAY,
    message: `该${wordings[kind]}今天获取验证码次数过多，请明天再试`,
  })
  const own = {
    owner: [daily('by-owner', `${purpose} ${address}`, 10)],
    known: [daily('by-known', `${purpose} ${address} ${ip}`, 10)],
    stranger: [
      daily('by-place', `${purpose} ${address} ${ip}`, 6),
      daily('by-purpose', `${purpose} ${address}`, 10),
      daily('by-address', address, 20),
    ],
  }[asker]
  return [
    ...own,
    { name: `${kind}-by-ip`, subject: ip, max: 20, seconds: 3_600 },
    { name: `${kind}-by-network`, subject: networkOf(ip), max: 100, seconds: 3_600 },
    { name: `${kind}-by-all`, subject: '', max: 1_000, seconds: 60 },
  ]
}

/** Throws `tooMany` within a minute of the last code for the same use. */
async function refuseHaste(db: Queryable, use: CodeUse, now: Date): Promise<void> {
  const last = await findLastSentAt(db, use)
  const wait = last ? RESEND_SECONDS - (now.getTime() - new Date(last).getTime()) / 1_000 : 0
  if (wait > 0) throw tooMany(wait, '验证码已发送，请稍后再获取')
}

const orderHash = (order: string): Uint8Array => createHash('sha256').update(order).digest()

/** A code on its way, and the order that whoever asked for it sends back with it. */
interface Issued {
  readonly code: string
  readonly order: string
}

/** Makes a six-digit code, which takes the place of the one before; parallel requests for one address wait for each other. */
export async function issueCode(tx: Queryable, use: CodeUse, ip: string, now: Date): Promise<Issued> {
  await lockAddress(tx, use.address)
  await refuseHaste(tx, use, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const order = randomBytes(24).toString('base64url')
  await insertCode(tx, {
    id: randomUUID(),
    use,
    codeHash: digest(use, code),
    orderHash: orderHash(order),
    from: digestOf(use, ip),
    now,
    expiresAt: secondsAfter(now, CODE_SECONDS),
  })
  return { code, order }
}

/** An order of so many seconds ago says that a captcha was solved for the same use. */
const ORDER_SECONDS = 30 * 60

/** True for the order of a code for the same use: whoever has it has solved a captcha for that. */
export const isOrderOf = (db: Queryable, use: CodeUse, order: string, now: Date): Promise<boolean> =>
  wasOrdered(db, use, orderHash(order), secondsAfter(now, -ORDER_SECONDS))

/** A code that somebody types, with the order if they have it. */
export interface Typed {
  readonly code: string
  readonly order?: string | undefined
  readonly ip: string
}

const tryOf = (use: CodeUse, { code, order, ip }: Typed): Try => ({
  codeHash: digest(use, code),
  orderHash: order === undefined ? null : orderHash(order),
  from: digestOf(use, ip),
})

/** Uses the code up when it is this one; a wrong one counts as one of its five tries. */
export const redeemCode = (tx: Queryable, use: CodeUse, typed: Typed, now: Date): Promise<boolean> =>
  tryCode(tx, use, tryOf(use, typed), { now, usesUp: true })

/** The same before something that takes long, and uses nothing up. Throws `codeWrong`, or what `refuse` gives. */
export async function demandCode(db: Queryable, use: CodeUse, typed: Typed, now: Date, refuse = codeWrong) {
  if (!(await tryCode(db, use, tryOf(use, typed), { now, usesUp: false }))) throw refuse()
}

/** To be returned, not thrown: the counted try must stay. */
export const codeWrong = (words = '短信验证码不正确或已过期') =>
  new Refusal(codes.codeWrong, words, { fields: { code: words } })

/** The same for a code that came by e-mail. */
export const emailCodeWrong = () => codeWrong('邮箱验证码不正确或已过期')
