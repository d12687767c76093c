import {
  addFair,
  changeFair,
  fairDraft,
  fairFormInfo,
  fairPlanInfo,
  officeFairInfo,
  saveFairPlan,
} from '#contract/fair-office'
import { seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { fairOfficer, finishedForm } from './testing.ts'

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

/** A former fair that somebody organises. */
const ofAFormer =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const from = String(await seedFair(service.db, service.clock.now(), { id: 7_000 }))
    return {
      owner: await fairOfficer(service, from),
      mine: { from, ...rest },
      nobodys: { from: nobodysNumber, ...rest },
    }
  }

export const strangers: readonly Probe[] = [
  owned(officeFairInfo, ofAFair({})),
  owned(fairDraft, ofAFormer({})),
  owned(addFair, async service => ofAFormer({ answers: finishedForm(service.clock.now()) })(service)),
  owned(fairFormInfo, ofAFair({})),
  owned(changeFair, async service => ofAFair({ version: 1, answers: finishedForm(service.clock.now()) })(service)),
  owned(fairPlanInfo, ofAFair({})),
  owned(saveFairPlan, ofAFair({ version: 1, booths: [] })),
]
