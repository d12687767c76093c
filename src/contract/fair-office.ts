import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-office.ts'

export type OfficeFair = z.output<ReturnType<typeof schemas.officeFair>>

/** The fairs for which one has a mandate: those that are ahead or on, the next first; or past ones, the last first. */
export const listOfficeFairs = endpoint<typeof schemas.listOfficeFairs>({
  method: 'GET',
  path: '/fair_office/fairs',
  access: 'type1',
})

/** One fair as its office sees it: who stands where, what has to be handed in. */
export const officeFairInfo = endpoint<typeof schemas.officeFairInfo>({
  method: 'GET',
  path: '/fair_office/fair',
  access: 'type1',
})
export type OfficeFairInfo = OutputOf<typeof officeFairInfo>

/** What a new fair can be made from: series of one's cities, former fairs, halls. */
export const fairSources = endpoint<typeof schemas.fairSources>({
  method: 'GET',
  path: '/fair_office/sources',
  access: 'type1',
})
export type FairSources = OutputOf<typeof fairSources>

/** What the form of a new fair says already. */
export const fairDraft = endpoint<typeof schemas.fairDraft>({
  method: 'GET',
  path: '/fair_office/draft',
  access: 'type1',
})

/** Makes a fair with its halls and booths; whoever makes it may do everything at it. */
export const addFair = endpoint<typeof schemas.addFair>({
  method: 'POST',
  path: '/fair_office/add',
  access: 'type1',
  creates: true,
})

/** A fair as its form has it, with the version that a change names. */
export const fairFormInfo = endpoint<typeof schemas.fairFormInfo>({
  method: 'GET',
  path: '/fair_office/form',
  access: 'type1',
})
export type FairFormInfo = OutputOf<typeof fairFormInfo>

/** Changes a fair; a new day or place is told to everybody who takes part. Refused where somebody was quicker. */
export const changeFair = endpoint<typeof schemas.changeFair>({
  method: 'POST',
  path: '/fair_office/change',
  access: 'type1',
})

export type OfficeBooth = z.output<ReturnType<typeof schemas.officeBooth>>

/** The halls of a fair, and who stands where. */
export const fairPlanInfo = endpoint<typeof schemas.fairPlanInfo>({
  method: 'GET',
  path: '/fair_office/plan',
  access: 'type1',
})
export type FairPlanInfo = OutputOf<typeof fairPlanInfo>

/** Stores all booths of a fair as they are to be; a taken one cannot vanish. Refused where somebody was quicker. */
export const saveFairPlan = endpoint<typeof schemas.saveFairPlan>({
  method: 'POST',
  path: '/fair_office/save_plan',
  access: 'type1',
})

export type FairApplication = z.output<ReturnType<typeof schemas.fairApplication>>

/** Employers who have applied, those that wait longest first. */
export const listFairApplications = endpoint<typeof schemas.listFairApplications>({
  method: 'GET',
  path: '/fair_office/applications',
  access: 'type1',
})
export type FairApplicationPage = OutputOf<typeof listFairApplications>

/** All applications of a fair as an Excel workbook: what they bring, what they need, the names of who comes. */
export const fairApplicationsFile = endpoint<typeof schemas.fairApplicationsFile>({
  method: 'GET',
  path: '/fair_office/applications_file',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** What an employer has handed in with its application, for whoever decides on it. */
export const fairApplicationProof = endpoint<typeof schemas.fairApplicationProof>({
  method: 'GET',
  path: '/fair_office/proof',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** Lets applications pass or refuses them with a reason; what was answered meanwhile is left alone. */
export const decideFairApplications = endpoint<typeof schemas.decideFairApplications>({
  method: 'POST',
  path: '/fair_office/decide',
  access: 'type1',
})
export type FairDecisions = OutputOf<typeof decideFairApplications>

/** Gives a booth to an employer that was approved, or another one to an employer that has one. */
export const assignFairBooth = endpoint<typeof schemas.assignFairBooth>({
  method: 'POST',
  path: '/fair_office/assign',
  access: 'type1',
})

/** Swaps the booths of two employers. */
export const swapFairBooths = endpoint<typeof schemas.swapFairBooths>({
  method: 'POST',
  path: '/fair_office/swap',
  access: 'type1',
})

/** Takes back a booth or a place on the waiting list; a fee that was paid goes back. */
export const releaseFairBooth = endpoint<typeof schemas.releaseFairBooth>({
  method: 'POST',
  path: '/fair_office/release',
  access: 'type1',
})

/** Records on the day that an employer has come, by the number of its booth or by hand. */
export const checkInExhibitor = endpoint<typeof schemas.checkInExhibitor>({
  method: 'POST',
  path: '/fair_office/check_in',
  access: 'type1',
})

/** Postpones a fair, to a new day or to none yet; everybody who takes part is told. */
export const postponeFair = endpoint<typeof schemas.postponeFair>({
  method: 'POST',
  path: '/fair_office/postpone',
  access: 'type1',
})

/** Cancels a fair: booths are freed, fees go back, everybody is told. */
export const cancelFair = endpoint<typeof schemas.cancelFair>({
  method: 'POST',
  path: '/fair_office/cancel',
  access: 'type1',
})

/** Emergency stop: bookings, gates and queues pause until it is resumed. */
export const stopFair = endpoint<typeof schemas.stopFair>({
  method: 'POST',
  path: '/fair_office/stop',
  access: 'type1',
})

/** Goes on after a stop, with what was left of every deadline. */
export const resumeFair = endpoint<typeof schemas.resumeFair>({
  method: 'POST',
  path: '/fair_office/resume',
  access: 'type1',
})

export type FairNotice = z.output<ReturnType<typeof schemas.fairNotice>>

/** What everybody was told, the latest first, and how far it has come. */
export const listFairNotices = endpoint<typeof schemas.listFairNotices>({
  method: 'GET',
  path: '/fair_office/notices',
  access: 'type1',
})

/** Tries what has failed by SMS and e-mail again, for whoever still wants it. */
export const resendFairNotice = endpoint<typeof schemas.resendFairNotice>({
  method: 'POST',
  path: '/fair_office/resend_notice',
  access: 'type1',
})
