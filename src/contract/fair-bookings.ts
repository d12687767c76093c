import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-bookings.ts'

export type FairParticipation = z.output<ReturnType<typeof schemas.participation>>
export type JoinableFair = z.output<ReturnType<typeof schemas.joinableFair>>
export type BookableBooth = z.output<ReturnType<typeof schemas.bookableBooth>>

/** Fairs that take applications, with how far one is oneself, and what stands in the way of all of them. */
export const listJoinableFairs = endpoint<typeof schemas.listJoinableFairs>({
  method: 'GET',
  path: '/jobfair_companys/open',
  access: 'type1',
})
export type JoinableFairs = OutputOf<typeof listJoinableFairs>

/** One's own fairs: those to come first, the next one before the others, then what is over. */
export const listParticipations = endpoint<typeof schemas.listParticipations>({
  method: 'GET',
  path: '/jobfair_companys/mine',
  access: 'type1',
})

export const participationInfo = endpoint<typeof schemas.participationInfo>({
  method: 'GET',
  path: '/jobfair_companys/mineInfo',
  access: 'type1',
})

export type HandedProof = OutputOf<typeof participationInfo>['proofs'][number]

/** Applies to one or many fairs; each is answered by itself. */
export const applyForFairs = endpoint<typeof schemas.applyForFairs>({
  method: 'POST',
  path: '/jobfair_companys/apply',
  access: 'type1',
  creates: true,
})
export type FairApplications = OutputOf<typeof applyForFairs>

/** What one has handed in with an application. */
export const ownFairProof = endpoint<typeof schemas.ownFairProof>({
  method: 'GET',
  path: '/jobfair_companys/proof',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** Hands in a paper, in place of the one before, until the application is answered. */
export const handInFairProof = endpoint<typeof schemas.handInFairProof>({
  method: 'POST',
  path: '/jobfair_companys/handIn',
  access: 'type1',
})

/** Tags on plan and list, all of them at once. */
export const editFairTags = endpoint<typeof schemas.editFairTags>({
  method: 'POST',
  path: '/jobfair_companys/editTag',
  access: 'type1',
})

/** What one wants to have at the booth. */
export const saveFairWishes = endpoint<typeof schemas.saveFairWishes>({
  method: 'POST',
  path: '/jobfair_companys/wishes',
  access: 'type1',
})

/** The fairs to which a job of one's own goes. */
export const fairsOfJob = endpoint<typeof schemas.fairsOfJob>({
  method: 'GET',
  path: '/company_jobs/relation_jobfairs',
  access: 'type1',
})

/** The jobs that one brings to a fair, all of them at once: those that are left out are taken from it. */
export const bringJobs = endpoint<typeof schemas.bringJobs>({
  method: 'POST',
  path: '/company_jobs/relation_jobfairs',
  access: 'type1',
})

/** The booths of the fair of a participation, as whoever chooses sees them. */
export const listFairBooths = endpoint<typeof schemas.listFairBooths>({
  method: 'GET',
  path: '/jobfair_companys/booths',
  access: 'type1',
})

/** Takes a booth: a free one is promised, one with a fee is held until it is paid. Also changes to another one. */
export const chooseBooth = endpoint<typeof schemas.chooseBooth>({
  method: 'POST',
  path: '/jobfair_companys/book',
  access: 'type1',
})

/** Lets go of a booth that is held. */
export const releaseBooth = endpoint<typeof schemas.releaseBooth>({
  method: 'POST',
  path: '/jobfair_companys/release',
  access: 'type1',
})

/** The address at which the fee of the held booth is paid. Asking twice gives the same order. */
export const payForBooth = endpoint<typeof schemas.payForBooth>({
  method: 'POST',
  path: '/jobfair_companys/pay',
  access: 'type1',
  creates: true,
})

/** What became of a payment: the provider is asked again while nobody knows. */
export const boothPayment = endpoint<typeof schemas.boothPayment>({
  method: 'POST',
  path: '/jobfair_companys/payment',
  access: 'type1',
})

/** Joins the waiting list for a kind of booth, once all of that kind are taken. */
export const waitForBooth = endpoint<typeof schemas.waitForBooth>({
  method: 'POST',
  path: '/jobfair_companys/wait',
  access: 'type1',
})

/** Takes a booth that is offered, or leaves it to the next. */
export const answerOffer = endpoint<typeof schemas.answerOffer>({
  method: 'POST',
  path: '/jobfair_companys/offer',
  access: 'type1',
})

/** Who comes. */
export const fairAttendees = endpoint<typeof schemas.fairAttendees>({
  method: 'GET',
  path: '/jobfair_companys/attendees',
  access: 'type1',
  recorded: true,
})

/** Names who comes and so confirms the booth; later on, before the fair, names others. */
export const confirmParticipation = endpoint<typeof schemas.confirmParticipation>({
  method: 'POST',
  path: '/jobfair_companys/confirm',
  access: 'type1',
})

/** Takes no part. Too late to be free of consequences, it asks for `accepted`. */
export const withdrawParticipation = endpoint<typeof schemas.withdrawParticipation>({
  method: 'POST',
  path: '/jobfair_companys/withdraw',
  access: 'type1',
})
