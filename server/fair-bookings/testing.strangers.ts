import {
  answerOffer,
  applyForFairs,
  boothPayment,
  bringJobs,
  chooseBooth,
  confirmParticipation,
  editFairTags,
  fairAttendees,
  fairsOfJob,
  handInFairProof,
  listFairBooths,
  ownFairProof,
  participationInfo,
  payForBooth,
  releaseBooth,
  saveFairWishes,
  waitForBooth,
  withdrawParticipation,
} from '#contract/fair-bookings'
import { uploadPaper } from '../files/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, nobodysUuid, open, owned } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { approved, boothId, companyWithJob, heldOrder, openJob } from './testing.ts'

const people = [{ name: '熊建业', phone: '13800000001' }]

/** A participation of somebody, in a state, with the booth A01 where it has one. */
async function seeded(service: TestService, state: 'applied' | 'approved' | 'booked' | 'waiting' = 'approved') {
  await seedFair(service.db, service.clock.now())
  const owner = await companyWithJob(service)
  const given = state === 'booked' ? { booth: 'A01' } : {}
  const id = await seedExhibitor(service.db, service.clock.now(), { company: Number(owner.companyId), state, ...given })
  return { owner, id }
}

const kind = 'authorisation' as const

const both = <Rest extends object>(id: string, rest: Rest) => ({
  mine: { id, ...rest },
  nobodys: { id: nobodysUuid, ...rest },
})

export const strangers = [
  open(applyForFairs, 'fairs that take applications are published'),
  owned(participationInfo, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, {}) }
  }),
  owned(handInFairProof, async service => {
    const { owner, id } = await seeded(service, 'applied')
    return { owner, ...both(id, { kind, file: await uploadPaper(service, owner) }) }
  }),
  owned(ownFairProof, async service => {
    const { owner, id } = await seeded(service, 'applied')
    await service.call(handInFairProof, { id, kind, file: await uploadPaper(service, owner) }, owner)
    return { owner, ...both(id, { kind }) }
  }),
  owned(listFairBooths, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, {}) }
  }),
  owned(editFairTags, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { tags: ['双休'] }) }
  }),
  owned(saveFairWishes, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { equipment: [], wishes: '' }) }
  }),
  owned(fairsOfJob, async service => {
    const owner = await service.employer()
    const job = await openJob(service, owner.companyId)
    return { owner, mine: { job }, nobodys: { job: nobodysNumber } }
  }),
  owned(bringJobs, async service => {
    const { owner, id } = await seeded(service)
    return { owner, mine: { participation: id, jobs: [] }, nobodys: { participation: nobodysUuid, jobs: [] } }
  }),
  owned(chooseBooth, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { booth: await boothId(service, 'A01') }) }
  }),
  owned(releaseBooth, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, {}) }
  }),
  owned(payForBooth, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { agreed: true }) }
  }),
  owned(boothPayment, async service => {
    await seedFair(service.db, service.clock.now(), { boothFee: 5_000 })
    const owner = await companyWithJob(service)
    const { order } = await heldOrder(service, owner, await approved(service, owner))
    return { owner, mine: { order }, nobodys: { order: 'JF20250603-AAAAAAAAAAAA' } }
  }),
  owned(waitForBooth, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { kind: 'large' as const }) }
  }),
  owned(answerOffer, async service => {
    const { owner, id } = await seeded(service, 'waiting')
    return { owner, ...both(id, { offer: nobodysUuid, accept: true }) }
  }),
  owned(fairAttendees, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, {}) }
  }),
  owned(confirmParticipation, async service => {
    const { owner, id } = await seeded(service, 'booked')
    return { owner, ...both(id, { attendees: people }) }
  }),
  owned(withdrawParticipation, async service => {
    const { owner, id } = await seeded(service)
    return { owner, ...both(id, { accepted: false }) }
  }),
]
