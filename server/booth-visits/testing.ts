import { randomUUID } from 'node:crypto'
import { sendBoothRecords, setBoothConsent } from '#contract/booth-visits'
import type { InputOf } from '#contract/endpoint'
import { myFairTicket } from '#contract/fair-visits'
import { register } from '../fair-visits/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { talent, type Written } from '../talents/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** A fair of which visitors register, with an employer at a booth. Its participation. */
export async function exhibitor(service: TestService, owner: TestEmployer, booth = 'A01', fair = 1): Promise<string> {
  const company = Number(owner.companyId)
  return seedExhibitor(service.db, service.clock.now(), { fair, company, state: 'confirmed', booth })
}

export const openFair = (service: TestService, fair = 1, opensIn = 3) =>
  seedFair(service.db, service.clock.now(), { id: fair, opensIn })

/** Somebody with a resume and a ticket. */
export async function visitor(service: TestService, fair = 1, written: Written = { privacy: undefined }) {
  const { person, id: resume } = await talent(service, written)
  await register(service, person, { fair })
  const { ticket } = await service.call(myFairTicket, { fair: String(fair) }, person)
  return { person, resume, qr: ticket?.code ?? '', short: ticket?.shortCode ?? '' }
}

export const hands = (service: TestService, person: TestPerson, resume: string, fair = '1') =>
  service.call(setBoothConsent, { fair, resume, agreed: true }, person)

type Sent = InputOf<typeof sendBoothRecords>['records'][number]

/** A scan of a code, now. */
export const scanOf = ({ clock }: Pick<TestService, 'clock'>, code: string, change: Partial<Sent> = {}): Sent => {
  const at = clock.now().getTime()
  return { id: randomUUID(), code, at, note: '', nextStep: '', writtenAt: at, ...change }
}

/** Hands in scans; what became of each. */
export async function scan(service: TestService, owner: TestPerson, participation: string, records: Sent[]) {
  const { results } = await service.call(sendBoothRecords, { participation, records }, owner)
  return results.map(({ outcome }) => outcome)
}
