export { FairTalks, MyTalkSlots, OfferTalks, TalkSlots } from './later.ts'
export { talksAddress, talksHref } from './model/talk-address.ts'
