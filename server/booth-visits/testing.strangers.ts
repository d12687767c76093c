import {
  boothBook,
  boothResume,
  dropBoothVisit,
  listBoothVisits,
  myBoothConsent,
  sendBoothRecords,
  setBoothConsent,
} from '#contract/booth-visits'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { exhibitor, hands, openFair, scan, scanOf, visitor } from './testing.ts'

/** A booth of one employer's, with what else the call takes. */
const ofABooth =
  <Rest extends object>(rest: (service: TestService) => Rest) =>
  async (service: TestService) => {
    await openFair(service)
    const owner = await service.employer()
    const more = rest(service)
    return {
      owner,
      mine: { participation: await exhibitor(service, owner), ...more },
      nobodys: { participation: nobodysUuid, ...more },
    }
  }

/** A visitor whom one employer has scanned, and who hands a resume over. */
async function ofAVisit(service: TestService) {
  await openFair(service)
  const owner = await service.employer()
  const { person, resume, qr } = await visitor(service)
  await hands(service, person, resume)
  const record = scanOf(service, qr)
  await scan(service, owner, await exhibitor(service, owner), [record])
  return { owner, mine: { visit: record.id }, nobodys: { visit: nobodysUuid } }
}

export const strangers: readonly Probe[] = [
  owned(
    boothBook,
    ofABooth(() => ({})),
  ),
  owned(
    listBoothVisits,
    ofABooth(() => ({})),
  ),
  owned(
    sendBoothRecords,
    ofABooth(service => ({ records: [scanOf(service, '123 456 789')] })),
  ),
  owned(boothResume, ofAVisit),
  owned(dropBoothVisit, ofAVisit),
  open(myBoothConsent, 'names a fair; whoever asks sees nothing but their own resumes and scans'),
  owned(setBoothConsent, async service => {
    await openFair(service)
    const { person: owner, resume } = await visitor(service)
    const input = (of: string) => ({ fair: '1', resume: of, agreed: true })
    return { owner, mine: input(resume), nobodys: input(nobodysUuid) }
  }),
]
