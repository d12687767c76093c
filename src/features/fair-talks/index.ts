import { later } from '#platform/later'

export const FairQueues = later(async () => (await import('./parts/MyQueues/index.ts')).FairQueues)
export const TalkEntry = later(async () => (await import('./parts/TalkEntry/index.ts')).TalkEntry)
export const TalkList = later(async () => (await import('./parts/TalkList/index.ts')).TalkList)
export const TalkPanel = later(async () => (await import('./parts/TalkPanel/index.ts')).TalkPanel)
