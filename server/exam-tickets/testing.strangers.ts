import { askRecheck, groupTicket, printRegistration, registrationResult } from '#contract/exam-tickets'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { days, examAt, insertRegistration, insertScore, insertTicket } from './testing.ts'

const seed = async (service: TestService, daysAgo: number) => {
  const owner = await service.seeker()
  await examAt(service, daysAgo)
  const id = await insertRegistration(service, { person: owner })
  await insertTicket(service, id)
  await insertScore(service, id)
  return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
}

export const strangers: readonly Probe[] = [
  owned(groupTicket, service => seed(service, days.printing)),
  owned(printRegistration, async service => {
    const { owner, mine, nobodys } = await seed(service, days.printing)
    const what = 'form' as const
    return { owner, mine: { ...mine, what }, nobodys: { ...nobodys, what } }
  }),
  owned(registrationResult, service => seed(service, days.scored)),
  owned(askRecheck, async service => {
    const { owner, mine, nobodys } = await seed(service, days.scored)
    const what = { paper: 'A', cause: 'sum' }
    return { owner, mine: { ...mine, ...what }, nobodys: { ...nobodys, ...what } }
  }),
]
