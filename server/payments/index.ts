import { codes } from '#contract/codes'
import { createPayUrl, createPayUrlAgain, findRegistration, listPosts, paymentData, postInfo } from '#contract/payments'
import { committed, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { solveChallenge } from '../session/captcha.ts'
import { registrantKey } from './holder.ts'
import { keptCalls, passFor } from './kept.ts'
import { lookupLimit } from './lookup-limit.ts'
import { payAddress } from './ordering.ts'
import { countPosts, findPost, listPostRows, listRecruitments, type PostRow } from './post-queries.ts'
import { providerOf } from './providers.ts'
import { findByHolder, findByOrder, lockRegistration, readAccount } from './queries.ts'
import { paymentSecret } from './secret.ts'
import { eventOf, happen } from './settle.ts'
import { toPaymentOrder, toRecruitment, toRegistration } from './shape.ts'
import { readTicket } from './ticket.ts'

export { cashierRoute } from './cashier.ts'
export { NOTIFY } from './notify.ts'
export { startReconciling } from './reconcile.ts'

const HOUR = 3_600

const toPost = ({ id, recruitment_id, ...post }: PostRow) => ({
  ...post,
  id: String(id),
  recruitmentId: String(recruitment_id),
})

/** Exam fees of third-party recruitments: who registered for what, the order, its payment and its receipt. */
export const paymentsCalls = [
  serve(listPosts, async ({ recruitment, t, ...paging }, { db }) => {
    const what = { recruitment, words: t.split(/\s+/).filter(word => word !== '') }
    const rows = await listPostRows(db, what, sliceOf(paging))
    const recruitments = await listRecruitments(db)
    return {
      ...exactPage(rows.map(toPost), await countPosts(db, what), paging),
      recruitments: recruitments.map(toRecruitment),
    }
  }),

  serve(postInfo, async ({ id }, { db }) => {
    const row = await findPost(db, id)
    if (!row) throw notFound()
    const { code, title, employer, place, headcount, education, major, source, duties, requirements } = row
    return {
      ...toPost({
        id: row.id,
        recruitment_id: row.recruitment_id,
        code,
        title,
        employer,
        place,
        headcount,
        education,
        major,
        source,
      }),
      duties,
      requirements,
      pay: row.post_pay,
      recruitment: toRecruitment(row),
    }
  }),

  serve(findRegistration, {
    limits: ({ number }, { ip }) => [
      { name: 'registration-lookups-by-ip', subject: ip, max: 30, seconds: HOUR },
      lookupLimit(number),
    ],
    prepare: async ({ captcha, ...registrant }, { db, now }) => {
      await solveChallenge(db, captcha, now)
      return registrantKey(registrant)
    },
    handle: async ({ number }, { db, now, settings, audit, refused }, key) => {
      const row = await findByHolder(db, number, key)
      if (!row) {
        refused('object')
        return committed(notFound())
      }
      await audit({ action: 'registration.read', subject: { kind: 'registration', id: row.id } })
      const { account } = await readAccount(db, row)
      return toRegistration(row, account, { pass: await passFor(row, { settings, now }), now })
    },
  }),

  ...keptCalls,

  serve(createPayUrl, {
    limits: (_, { ip }) => [{ name: 'payment-orders-by-ip', subject: ip, max: 120, seconds: HOUR }],
    prepare: async ({ pass }, { settings, now }) => readTicket(await paymentSecret(settings), 'pass', pass, now),
    handle: async (_, context, ticket) => {
      if (!ticket) throw notFound()
      if (ticket.isOver) throw new Refusal(codes.wrongState, '离上次查询已超过 1 小时，请重新查询报名信息')
      const registration = await lockRegistration(context.db, ticket.subject)
      if (!registration) throw notFound()
      return payAddress(registration, context)
    },
  }),

  serve(createPayUrlAgain, {
    limits: ({ order }, { ip }) => [
      { name: 'payment-orders-by-ip', subject: ip, max: 120, seconds: HOUR },
      { name: 'payment-addresses', subject: order, max: 30, seconds: HOUR },
    ],
    handle: async ({ order }, context) => {
      const found = await findByOrder(context.db, order)
      const registration = found && (await lockRegistration(context.db, found.id))
      if (!registration) throw notFound()
      return payAddress(registration, context)
    },
  }),

  serve(paymentData, {
    limits: ({ order }, { ip }) => [
      { name: 'payment-looks-by-ip', subject: ip, max: 1_200, seconds: HOUR },
      { name: 'payment-looks', subject: order, max: 600, seconds: HOUR },
    ],
    prepare: async ({ order }, { db, settings }) =>
      (await findByOrder(db, order)) ? providerOf(settings).findCharge(db, order) : null,
    handle: async ({ order, returned }, { db, now, sendSms }, charge) => {
      const messages = charge ? await happen(db, eventOf(charge), now) : null
      if (returned) await happen(db, { kind: 'returned', order }, now)
      for (const message of messages ?? []) sendSms(message)
      const registration = await findByOrder(db, order)
      if (!registration) throw notFound()
      const { account, orders, refunds } = await readAccount(db, registration)
      const row = orders.find(({ number }) => number === order)
      if (!row) throw notFound()
      return toPaymentOrder(registration, { order: row, account, refunds }, now)
    },
  }),
]
