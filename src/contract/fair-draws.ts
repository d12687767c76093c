import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-draws.ts'

export type TalkDrawState = z.output<ReturnType<typeof schemas.talkDrawState>>
export type TalkSlot = z.output<ReturnType<typeof schemas.talkSlot>>
export type OwnTalkSlot = z.output<ReturnType<typeof schemas.ownTalkSlot>>

/** Exhibitors of a fair on line who offer talk slots, and how far the draw is. */
export const listTalkBooths = endpoint<typeof schemas.listTalkBooths>({
  method: 'GET',
  path: '/fair_talk_slots/booths',
  access: 'public',
})
export type TalkBooths = OutputOf<typeof listTalkBooths>

/** The talk slots of one exhibitor. */
export const listTalkSlots = endpoint<typeof schemas.listTalkSlots>({
  method: 'GET',
  path: '/fair_talk_slots/list',
  access: 'public',
})
export type TalkSlots = OutputOf<typeof listTalkSlots>

/** One's own wishes at a fair in their order, and the talk slots that one has been given. */
export const myTalkSlots = endpoint<typeof schemas.myTalkSlots>({
  method: 'GET',
  path: '/fair_talk_slots/mine',
  access: 'type2',
})
export type MyTalkSlots = OutputOf<typeof myTalkSlots>

/** Says what one wishes, all of it and in order; none withdraws everything. */
export const wishTalkSlots = endpoint<typeof schemas.wishTalkSlots>({
  method: 'POST',
  path: '/fair_talk_slots/wish',
  access: 'type2',
})

/** After the draw: takes a slot that is left, first come. */
export const takeTalkSlot = endpoint<typeof schemas.takeTalkSlot>({
  method: 'POST',
  path: '/fair_talk_slots/take',
  access: 'type2',
})

/** Gives a slot of one's own back, for others to take. */
export const cancelTalkSlot = endpoint<typeof schemas.cancelTalkSlot>({
  method: 'POST',
  path: '/fair_talk_slots/cancel',
  access: 'type2',
})

/** Everything that a draw was made of and what came of it, for anybody to draw again. */
export const talkDraw = endpoint<typeof schemas.talkDraw>({
  method: 'GET',
  path: '/fair_talk_slots/draw',
  access: 'public',
})
export type TalkDraw = OutputOf<typeof talkDraw>

/** The slots that one's own company offers at a fair, and who has them. */
export const offeredTalkSlots = endpoint<typeof schemas.offeredTalkSlots>({
  method: 'GET',
  path: '/fair_talk_slots/offered',
  access: 'type1',
})
export type OfferedTalkSlots = OutputOf<typeof offeredTalkSlots>

/** Offers slots of one length, one after the other, between two moments; what overlaps with others is left out. */
export const offerTalkSlots = endpoint<typeof schemas.offerTalkSlots>({
  method: 'POST',
  path: '/fair_talk_slots/offer',
  access: 'type1',
})

/** Takes slots back that have not begun; whoever wished or has one is told. */
export const withdrawTalkSlots = endpoint<typeof schemas.withdrawTalkSlots>({
  method: 'POST',
  path: '/fair_talk_slots/withdraw',
  access: 'type1',
})
