import { later } from '#platform/later'

/** Parts that come when their page has been seen: nobody looks at talk slots first. */
export const FairTalkSlots = later(async () => (await import('./parts/FairTalkSlots/index.ts')).FairTalkSlots)
export const TalkSlots = later(async () => (await import('./parts/TalkSlots/index.ts')).TalkSlots)
export const MyTalkSlots = later(async () => (await import('./parts/MyTalkSlots/index.ts')).MyTalkSlots)
export const OfferTalks = later(async () => (await import('./parts/OfferTalks/index.ts')).OfferTalks)
