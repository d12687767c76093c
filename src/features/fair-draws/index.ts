export { FairTalkSlots, MyTalkSlots, OfferTalks, TalkSlots } from './later.ts'
export { slotsAddress, slotsHref } from './model/talk-address.ts'
