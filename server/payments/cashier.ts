import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { pathTo } from '#contract/pages'
import { clientAddress, type Env, type HttpContext } from '../http/bindings.ts'
import { readBody } from '../http/read-body.ts'
import type { Services } from '../http/services.ts'
import { errorFields } from '../logger.ts'
import { isOpen } from './account.ts'
import { cashierPage } from './cashier-page.ts'
import { NOTIFY, takeNotice } from './notify.ts'
import { findByOrder, type RegistrationRow, readAccount } from './queries.ts'
import { CASHIER, signedNotice } from './sandbox.ts'
import { findSandboxCharge, insertSandboxCharge } from './sandbox-queries.ts'
import { paymentSecret } from './secret.ts'
import { happen } from './settle.ts'
import { readTicket } from './ticket.ts'
import { TRIAL_PREFIX } from './trial.ts'

const MOST_BYTES = 4_096
const outcomes = ['success', 'failed', 'cancelled'] as const

function backTo(kind: RegistrationRow['kind'], order: string): string {
  if (kind === 'fair') return pathTo('fairsOnsite', null, { view: 'payment', order })
  return kind === 'exam' ? pathTo('examPayNotify', null, { order }) : pathTo('payment', null, { order })
}

/** What is paid for, line by line. */
const linesOf = ({ kind, exam, recruitment, post_title }: RegistrationRow): readonly (readonly [string, string])[] =>
  kind === 'fair'
    ? [
        ['项目', exam],
        ['招聘会', recruitment],
        ['展位', post_title.replace('展位 ', '')],
      ]
    : [
        ['项目', `${exam}考试费`],
        ['报考岗位', post_title],
      ]

const received = async (context: HttpContext) => {
  const bytes = await context.get('arrive')(MOST_BYTES, () => readBody(context.req.raw, MOST_BYTES))
  return new TextDecoder().decode(bytes)
}

type Parts = Pick<Services, 'db' | 'clock' | 'logger' | 'settings' | 'outbox' | 'refusals'> & {
  /** Carries a notice to the service; over the network for a real provider. */
  readonly post: (path: string, body: URLSearchParams) => Promise<Response>
}

/** What can be paid under an address of the cashier, or the page that says why nothing can. */
async function openedBy({ db, clock, settings }: Parts, token: string) {
  const now = clock.now()
  const ticket = readTicket(await paymentSecret(settings), 'cashier', token, now)
  const registration = ticket && (await findByOrder(db, ticket.subject))
  if (!ticket || !registration) return cashierPage({ text: '没有这个支付地址，请从缴费页面重新进入。', status: 404 })
  const [back, number] = [backTo(registration.kind, ticket.subject), ticket.subject]
  if (await findSandboxCharge(db, number)) return cashierPage({ text: '这个订单已经处理过，不会再次扣款。', back })
  if (ticket.isOver) return cashierPage({ text: '支付地址已过期，请从缴费页面重新获取。', back, status: 410 })
  const { orders } = await readAccount(db, registration)
  const order = orders.find(one => one.number === number)
  if (!order || !isOpen(order))
    return cashierPage({ text: '这个订单已经关闭，请从缴费页面重新下单。', back, status: 410 })
  return { order, registration, now }
}

/** The sandbox's cashier, and the address to which it (or a real provider) sends its notices. */
export const cashierRoute = (parts: Parts): Hono<Env> =>
  new Hono<Env>()
    .get(`${CASHIER}/:token`, async context => {
      context.set('route', `${CASHIER}/:token`)
      const opened = await openedBy(parts, context.req.param('token'))
      if (opened instanceof Response) return opened
      const { order, registration, now } = opened
      await parts.db.tx(tx => happen(tx, { kind: 'opened', order: order.number }, now))
      return cashierPage({
        amount: (order.fee / 100).toFixed(2),
        rows: [['收款单位', registration.payee], ...linesOf(registration), ['订单号', order.number]],
      })
    })
    .post(`${CASHIER}/:token`, async context => {
      context.set('route', `${CASHIER}/:token`)
      const opened = await openedBy(parts, context.req.param('token'))
      if (opened instanceof Response) return opened
      const { order, registration, now } = opened
      const sent = new URLSearchParams(await received(context))
      const outcome = outcomes.find(one => one === sent.get('outcome'))
      if (!outcome) return context.redirect(context.req.path, 303)
      const transaction = `${TRIAL_PREFIX}${randomBytes(10).toString('hex').toUpperCase()}`
      const charge = { order: order.number, outcome, transaction, amount: order.fee, at: now }
      if (await insertSandboxCharge(parts.db, charge)) {
        const notice = await signedNotice(parts.settings, charge, now)
        // A notice that does not arrive is made good by the reconciliation, which asks the books.
        await parts
          .post(`${NOTIFY}/sandbox`, new URLSearchParams(notice))
          .catch((error: unknown) => parts.logger.warn('payment.notice-lost', errorFields(error)))
      }
      return context.redirect(`${backTo(registration.kind, order.number)}&returned=1`, 303)
    })
    .post(`${NOTIFY}/:provider`, async context => {
      context.set('route', `${NOTIFY}/:provider`)
      const text = await received(context)
      const isTaken = await takeNotice(parts, {
        provider: context.req.param('provider'),
        fields: Object.fromEntries(new URLSearchParams(text)),
        ip: clientAddress(context, parts.settings),
      })
      return context.text(isTaken ? 'success' : 'fail', isTaken ? 200 : 400, { 'Cache-Control': 'no-store' })
    })
