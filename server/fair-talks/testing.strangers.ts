import {
  answerCall,
  blockTalk,
  callNext,
  endTalk,
  extendTalk,
  handOverTalk,
  joinQueue,
  leaveQueue,
  listTalkBoards,
  myQueues,
  openTalks,
  readTalk,
  reportTalk,
  sayInTalk,
  talkDesk,
} from '#contract/fair-talks'
import { slot } from '../interviews/testing.ts'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { callOne, join, seedBooth, seedOpenDay, talking } from './testing.ts'

async function called(service: TestService) {
  await seedOpenDay(service)
  const booth = await seedBooth(service, 'A01')
  const owner = await service.seeker()
  const { id } = await join(service, booth, owner)
  await callOne(service, booth)
  return { owner, mine: { place: id }, nobodys: { place: nobodysUuid } }
}

const talk =
  <Rest extends object>(side: 'seeker' | 'employer', rest: Rest) =>
  async (service: TestService) => {
    await seedOpenDay(service)
    const booth = await seedBooth(service, 'A01')
    const person = await service.seeker()
    const id = await talking(service, booth, person)
    const owner = side === 'seeker' ? person : booth.recruiter
    return { owner, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
  }

const desk =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    await seedOpenDay(service)
    const { recruiter } = await seedBooth(service, 'A01')
    return { owner: recruiter, mine: { fair: '1', ...rest }, nobodys: { fair: '999999999999', ...rest } }
  }

export const strangers: readonly Probe[] = [
  open(listTalkBoards, 'how many wait where is public'),
  open(myQueues, 'names a fair; whoever asks sees their own places alone'),
  open(joinQueue, 'names an exhibitor of a fair, where everybody may queue'),
  owned(leaveQueue, called),
  owned(answerCall, called),
  owned(talkDesk, desk({})),
  owned(openTalks, desk({ open: true, minutes: 10 })),
  owned(callNext, desk({})),
  owned(readTalk, talk('seeker', {})),
  owned(sayInTalk, talk('seeker', { text: '您好' })),
  owned(endTalk, talk('seeker', {})),
  owned(extendTalk, talk('employer', {})),
  owned(
    handOverTalk,
    talk('employer', {
      way: 'phone',
      contact: '熊经理',
      phone: '13800000001',
      minutes: 30,
      slots: [slot('2025-06-05', '10:00')],
    }),
  ),
  owned(reportTalk, talk('seeker', { reason: 'fee' })),
  owned(blockTalk, talk('seeker', { on: true })),
]
