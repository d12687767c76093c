import { officeFairInfo } from '#contract/fair-office'
import { seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { fairOfficer } from './testing.ts'

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

export const strangers: readonly Probe[] = [owned(officeFairInfo, ofAFair({}))]
