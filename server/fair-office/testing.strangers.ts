import {
  addFair,
  assignFairBooth,
  cancelFair,
  changeFair,
  checkInExhibitor,
  decideFairApplications,
  fairApplicationProof,
  fairApplicationsFile,
  fairDraft,
  fairFormInfo,
  fairPlanInfo,
  listFairApplications,
  listFairNotices,
  officeFairInfo,
  postponeFair,
  releaseFairBooth,
  resendFairNotice,
  resumeFair,
  saveFairPlan,
  stopFair,
  swapFairBooths,
} from '#contract/fair-office'
import { sql } from '../db/sql.ts'
import { boothId } from '../fair-bookings/testing.ts'
import { uploadPaper } from '../files/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
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

/** Two employers of a fair that one person organises; the input names them. */
const ofExhibitors =
  <Rest extends object>(rest: (ids: readonly [string, string], service: TestService) => Rest | Promise<Rest>) =>
  async (service: TestService) => {
    const now = service.clock.now()
    const fair = String(await seedFair(service.db, now, { opensIn: 0.1 }))
    const stand = async (booth: string, state: 'applied' | 'confirmed') =>
      seedExhibitor(service.db, now, { company: Number((await service.employer()).companyId), booth, state })
    const ids = [await stand('A01', 'confirmed'), await stand('A02', 'confirmed')] as const
    const more = await rest(ids, service)
    return {
      owner: await fairOfficer(service, fair),
      mine: { fair, ...more },
      nobodys: { fair: nobodysNumber, ...more },
    }
  }

const applied = async (service: TestService, id: string) => {
  await service.db.run(sql`update fair_booths set participation_id = null where participation_id = ${id}`)
  await service.db.run(sql`update fair_participations set state = 'applied' where id = ${id}`)
  return { ids: [id], decision: 'approve' as const }
}

const reason = '场馆检修'

export const strangers: readonly Probe[] = [
  owned(officeFairInfo, ofAFair({})),
  owned(fairDraft, ofAFormer({})),
  owned(addFair, async service => ofAFormer({ answers: finishedForm(service.clock.now()) })(service)),
  owned(fairFormInfo, ofAFair({})),
  owned(changeFair, async service => ofAFair({ version: 1, answers: finishedForm(service.clock.now()) })(service)),
  owned(fairPlanInfo, ofAFair({})),
  owned(saveFairPlan, ofAFair({ version: 1, booths: [] })),
  owned(listFairApplications, ofAFair({})),
  owned(fairApplicationsFile, ofAFair({})),
  owned(
    decideFairApplications,
    ofExhibitors(([one], service) => applied(service, one)),
  ),
  owned(
    fairApplicationProof,
    ofExhibitors(async ([participation], service) => {
      const id = await uploadPaper(service, await service.employer())
      await service.db.run(sql`
        insert into fair_proofs (participation_id, kind, file_id, handed_in_at)
        values (${participation}, 'licence', ${id}, ${service.clock.now()})`)
      return { participation, kind: 'licence' as const }
    }),
  ),
  owned(
    assignFairBooth,
    ofExhibitors(async ([participation], service) => ({ participation, booth: await boothId(service, 'A05') })),
  ),
  owned(
    swapFairBooths,
    ofExhibitors(([one, other]) => ({ one, other })),
  ),
  owned(
    releaseFairBooth,
    ofExhibitors(([participation]) => ({ participation, reason })),
  ),
  owned(
    checkInExhibitor,
    ofExhibitors(([participation]) => ({ participation })),
  ),
  owned(postponeFair, ofAFair({ version: 1, reason })),
  owned(cancelFair, ofAFair({ version: 1, reason })),
  owned(stopFair, ofAFair({ reason })),
  owned(resumeFair, async service => {
    const belonging = await ofAFair({})(service)
    await service.call(stopFair, { fair: belonging.mine.fair, reason }, belonging.owner)
    return belonging
  }),
  owned(listFairNotices, ofAFair({})),
  owned(resendFairNotice, async service => {
    const { owner, mine } = await ofAFair({})(service)
    await service.call(stopFair, { ...mine, reason }, owner)
    const [notice] = (await service.call(listFairNotices, mine, owner)).list
    return {
      owner,
      mine: { ...mine, notice: notice?.id ?? '' },
      nobodys: { ...mine, notice: nobodysUuid },
    }
  }),
]
