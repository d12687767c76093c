import {
  fairArchive,
  fairExhibitorsFile,
  fairPapers,
  fairPlateCounts,
  fairSigns,
  fairTexts,
  freezeFair,
  makeFairPlates,
  recordSignPrint,
  saveFairFiling,
  saveFairStatistics,
  saveFairText,
} from '#contract/fair-papers'
import { boothId } from '../fair-bookings/testing.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'

/** A fair that one person has a mandate for; the input names it, with what else the call takes. */
const ofAFair =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const fair = String(await seedFair(service.db, service.clock.now()))
    return {
      owner: await fairOfficer(service, fair),
      mine: { fair, ...rest },
      nobodys: { fair: nobodysNumber, ...rest },
    }
  }

/** A fair that is over. */
const ofAPastFair =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const fair = String(await seedFair(service.db, service.clock.now(), { opensIn: -2 }))
    return {
      owner: await fairOfficer(service, fair),
      mine: { fair, ...rest },
      nobodys: { fair: nobodysNumber, ...rest },
    }
  }

const face = 'a'.repeat(64)

export const strangers: readonly Probe[] = [
  owned(fairPapers, ofAFair({})),
  owned(saveFairFiling, ofAFair({ expected: 100, staff: 2, filedOn: '2026-01-01' })),
  owned(saveFairStatistics, ofAPastFair({ visitors: 1, resumes: 1, intentions: 0 })),
  owned(freezeFair, async service => {
    const belonging = await ofAPastFair({})(service)
    const { fair } = belonging.mine
    await service.call(saveFairStatistics, { fair, visitors: 1, resumes: 1, intentions: 0 }, belonging.owner)
    return belonging
  }),
  owned(fairArchive, async service => {
    const belonging = await ofAPastFair({})(service)
    const { fair } = belonging.mine
    await service.call(saveFairStatistics, { fair, visitors: 1, resumes: 1, intentions: 0 }, belonging.owner)
    await service.call(freezeFair, { fair }, belonging.owner)
    return belonging
  }),
  owned(fairExhibitorsFile, ofAFair({})),
  owned(fairTexts, ofAFair({})),
  owned(saveFairText, ofAFair({ name: 'emergency' as const, version: 0, body: { sections: {}, groups: [] } })),
  owned(fairSigns, ofAFair({})),
  owned(recordSignPrint, async service => {
    const belonging = await ofAFair({})(service)
    const signs = [{ booth: await boothId(service, 'A01'), face }]
    return {
      owner: belonging.owner,
      mine: { ...belonging.mine, signs },
      nobodys: { ...belonging.nobodys, signs },
    }
  }),
  owned(fairPlateCounts, ofAFair({})),
  owned(makeFairPlates, ofAFair({ group: 'exhibitors' as const })),
]
