import { codes } from '#contract/codes'
import { spansBetween } from '#contract/fair-draw-spans'
import { offeredTalkSlots, offerTalkSlots, withdrawTalkSlots } from '#contract/fair-draws'
import { maskedName } from '#contract/rules/resume-mask'
import { lockFair } from '../fair-bookings/queries.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { demandTalkFair, type TalkFair, toDrawState } from './fair.ts'
import { takeBack } from './leaving.ts'
import { findBooth, findOwnPart, insertSlots, listComing, listSlots, listSpans } from './queries.ts'
import { toTalkSlot } from './shape.ts'

type Signed = Pick<Context<'type1'>, 'db' | 'user' | 'now'>

const wrong = (message: string) => new Refusal(codes.wrongState, message)

/** The fair of one's own participation. Throws `notFound` for anybody else's. */
async function ownFair({ db, user, now }: Signed, participation: string): Promise<TalkFair> {
  const id = await findOwnPart(db, participation, user.companyId)
  if (id === undefined) throw notFound()
  return demandTalkFair(db, id, now)
}

/** The same, held until the transaction ends; refused once the fair is over. */
async function heldOwnFair(context: Signed, participation: string): Promise<TalkFair> {
  const { row } = await ownFair(context, participation)
  await lockFair(context.db, row.id)
  const fair = await ownFair(context, participation)
  if (fair.stage === 'over' || row.state === 'cancelled') throw wrong('招聘会已结束或已取消')
  return fair
}

async function offered({ db, now }: Signed, fair: TalkFair, participation: string) {
  const slots = await listSlots(db, participation)
  const { minutes, mostOffered } = fair.rules
  return {
    draw: toDrawState(fair, now),
    minutes: [...minutes],
    mostOffered,
    slots: slots.map(row => ({ ...toTalkSlot(row), person: row.given ? maskedName(row.name ?? '') || '求职者' : '' })),
  }
}

/** What an exhibitor offers, and takes back. */
export const exhibitorCalls = [
  serve(offeredTalkSlots, async ({ participation }, context) =>
    offered(context, await ownFair(context, participation), participation),
  ),

  serve(offerTalkSlots, async ({ participation, from, until, minutes }, context) => {
    const { db, now, audit } = context
    const fair = await heldOwnFair(context, participation)
    const { opensAt, closesAt } = fair.timeline
    if (!(await findBooth(db, participation))) throw wrong('选定展位后才能提供交流时段')
    if (!fair.rules.minutes.includes(minutes))
      throw invalid({ minutes: `每段时长可选 ${fair.rules.minutes.join('、')} 分钟` })
    if (from < opensAt || until > closesAt) throw invalid({ from: '时段应在招聘会举行的时间内' })
    if (from <= now.getTime()) throw invalid({ from: '开始时间应在现在以后' })
    if (until - from < minutes * 60_000) throw invalid({ until: '结束时间应至少晚一段' })
    const there = await listSpans(db, participation)
    const spans = spansBetween({ opensAt, from, until, minutes }, there)
    const { mostOffered } = fair.rules
    if (there.length + spans.length > mostOffered)
      throw new Refusal(codes.quotaReached, `一场招聘会最多提供 ${mostOffered} 个时段`)
    await insertSlots(db, participation, spans, now)
    const subject = { kind: 'fair-participation', id: participation }
    await audit({ action: 'fair-talks.offer', subject, detail: { slots: spans.length } })
    return { ...(await offered(context, fair, participation)), added: spans.length }
  }),

  serve(withdrawTalkSlots, async ({ participation, slots }, context) => {
    const { db, now, audit } = context
    const fair = await heldOwnFair(context, participation)
    const coming = await listComing(db, participation, now)
    const meant = coming.filter(({ id }) => slots.includes(String(id)))
    if (meant.length < new Set(slots).size) throw wrong('所选时段中有已开始或已撤回的，请刷新后再选')
    await takeBack(db, fair.row, meant, now)
    const subject = { kind: 'fair-participation', id: participation }
    await audit({ action: 'fair-talks.withdraw', subject, detail: { slots: slots.length } })
    return offered(context, fair, participation)
  }),
]
