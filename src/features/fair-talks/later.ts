import { later } from '#platform/later'

/** Parts that come when their page has been seen: nobody queues first. */
export const FairTalks = later(async () => (await import('./parts/MyQueues/index.ts')).FairTalks)
export const TalkEntry = later(async () => (await import('./parts/TalkEntry/index.ts')).TalkEntry)
export const TalkList = later(async () => (await import('./parts/TalkList/index.ts')).TalkList)
export const TalkPanel = later(async () => (await import('./parts/TalkPanel/index.ts')).TalkPanel)
export const TalkDesk = later(async () => (await import('./parts/TalkDesk/index.ts')).TalkDesk)
