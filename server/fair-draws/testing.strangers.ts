import {
  cancelTalkSlot,
  listTalkBooths,
  listTalkSlots,
  myTalkSlots,
  offeredTalkSlots,
  offerTalkSlots,
  takeTalkSlot,
  talkDraw,
  wishTalkSlots,
  withdrawTalkSlots,
} from '#contract/fair-draws'
import { nobodysNumber, nobodysUuid, open, owned } from '../testing.strangers.ts'
import { grantOf, seededExhibitor, slotId } from './testing.ts'

const MINUTE = 60_000

export const strangers = [
  open(listTalkBooths, 'fairs are public, and who offers talks at them'),
  open(listTalkSlots, 'exhibitors are public, and the talks that they offer'),
  open(talkDraw, 'a draw is published so that anybody can check it'),
  open(myTalkSlots, 'names a fair; whoever asks sees nothing but their own wishes and slots'),
  open(wishTalkSlots, 'names a fair and slots that are offered to everybody; the wishes are the caller’s own'),
  open(takeTalkSlot, 'names a slot that is offered to everybody; whoever is first has it'),
  owned(cancelTalkSlot, async service => {
    const { participation } = await seededExhibitor(service)
    const owner = await service.seeker()
    const slot = await slotId(service, participation)
    await grantOf(service, slot, owner)
    return { owner, mine: { slot }, nobodys: { slot: nobodysNumber } }
  }),
  owned(offeredTalkSlots, async service => {
    const { owner, participation } = await seededExhibitor(service)
    return { owner, mine: { participation }, nobodys: { participation: nobodysUuid } }
  }),
  owned(offerTalkSlots, async service => {
    const { owner, participation, opensAt } = await seededExhibitor(service)
    const given = { from: opensAt + 60 * MINUTE, until: opensAt + 90 * MINUTE, minutes: 15 }
    return { owner, mine: { participation, ...given }, nobodys: { participation: nobodysUuid, ...given } }
  }),
  owned(withdrawTalkSlots, async service => {
    const { owner, participation } = await seededExhibitor(service)
    const slots = [await slotId(service, participation)]
    return { owner, mine: { participation, slots }, nobodys: { participation: nobodysUuid, slots } }
  }),
]
