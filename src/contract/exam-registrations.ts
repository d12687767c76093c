import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-registrations.ts'

export type ExamRound = z.output<ReturnType<typeof schemas.examRound>>
export type ExamRegistration = z.output<ReturnType<typeof schemas.examRegistration>>
export type ExamRegistrationSummary = z.output<ReturnType<typeof schemas.examRegistrationSummary>>
export type ExamReceipt = z.output<ReturnType<typeof schemas.examReceipt>>

/** The rounds of an exam: when and how one registers. */
export const listExamRounds = endpoint<typeof schemas.listExamRounds>({
  method: 'GET',
  path: '/exam_registration/list',
  access: 'public',
})

export const examRoundInfo = endpoint<typeof schemas.examRoundInfo>({
  method: 'GET',
  path: '/exam_registration/getInfo',
  access: 'public',
})

/** Begins a registration: the commitment is signed and a position chosen. Doing it again gives the one under way. */
export const beginRegistration = endpoint<typeof schemas.beginRegistration>({
  method: 'POST',
  path: '/exam_member_apply/begin',
  access: 'type2',
  creates: true,
})

/** Stores what is written so far. A version that is not the stored one is a conflict, with what is stored. */
export const saveRegistration = endpoint<typeof schemas.saveRegistration>({
  method: 'POST',
  path: '/exam_member_apply/save',
  access: 'type2',
})

/** The photograph, under `files`: held to the round's profile, in place of the one before. */
export const uploadExamPhoto = endpoint<typeof schemas.uploadExamPhoto>({
  method: 'POST',
  path: '/exam_member_apply/photo',
  access: 'type2',
  body: 'multipart',
  creates: true,
})

/** One's own photograph as a picture. */
export const examPhoto = endpoint<typeof schemas.examPhoto>({
  method: 'GET',
  path: '/exam_member_apply/photoFile',
  access: 'type2',
  answer: 'binary',
})

/** Marks this version as checked in time: for the minutes of grace exactly it may still be sent after closing. */
export const stampRegistration = endpoint<typeof schemas.stampRegistration>({
  method: 'POST',
  path: '/exam_member_apply/stamp',
  access: 'type2',
})

/**
 * Sends the form; sending it twice is one registration and the same receipt. Where too many are sent at once it waits for
 * its turn, in the order in which forms arrived.
 */
export const applyForExam = endpoint<typeof schemas.applyForExam>({
  method: 'POST',
  path: '/exam_member_apply/apply',
  access: 'type2',
  creates: true,
})

/** How far a form that waits has come; kept with the account, whatever it is looked at with. */
export const sendingPlace = endpoint<typeof schemas.sendingPlace>({
  method: 'GET',
  path: '/exam_member_apply/place',
  access: 'type2',
})

/** Sends a form that was refused or is to be mended. */
export const repairRegistration = endpoint<typeof schemas.repairRegistration>({
  method: 'POST',
  path: '/exam_member_apply/repair',
  access: 'type2',
})

/** Asks once for a second look at a refusal. */
export const appealRegistration = endpoint<typeof schemas.appealRegistration>({
  method: 'POST',
  path: '/exam_member_apply/appeal',
  access: 'type2',
})

/** Takes it back, as long as nothing has been paid. */
export const cancelRegistration = endpoint<typeof schemas.cancelRegistration>({
  method: 'POST',
  path: '/exam_member_apply/cancel',
  access: 'type2',
})

/** Freezes data and position and opens the payment. */
export const confirmRegistration = endpoint<typeof schemas.confirmRegistration>({
  method: 'POST',
  path: '/exam_member_apply/confirm',
  access: 'type2',
})

/** Another position in place of one that was cancelled. */
export const rechoosePosition = endpoint<typeof schemas.rechoosePosition>({
  method: 'POST',
  path: '/exam_member_apply/rechoose',
  access: 'type2',
})

/** The fee back, in place of another position. */
export const refundRegistration = endpoint<typeof schemas.refundRegistration>({
  method: 'POST',
  path: '/exam_member_apply/refund',
  access: 'type2',
})

/** One registration of one's own, whole. */
export const registrationInfo = endpoint<typeof schemas.registrationInfo>({
  method: 'GET',
  path: '/exam_member_apply/getInfo',
  access: 'type2',
  recorded: true,
})

/** All registrations of one's own, those that wait for something first. */
export const listRegistrations = endpoint<typeof schemas.listRegistrations>({
  method: 'GET',
  path: '/exam_member_apply/list',
  access: 'type2',
})
export type RegistrationPage = OutputOf<typeof listRegistrations>

/** Notes that somebody looked at their registration: when and how often. */
export const noteLook = endpoint<typeof schemas.noteLook>({
  method: 'POST',
  path: '/exam_member_apply/updateRegistrationLookTimeAndNumberById',
  access: 'type2',
})

/** Answers about health, where an exam asks for them; most do not, and then nothing is taken. */
export const saveHealthAnswers = endpoint<typeof schemas.saveHealthAnswers>({
  method: 'POST',
  path: '/vaccineDetection/save',
  access: 'type2',
})

/** Whether an exam asks for them, and what one has answered. */
export const healthAnswers = endpoint<typeof schemas.healthAnswers>({
  method: 'GET',
  path: '/vaccineDetection/getVaccinceValidationInfo',
  access: 'type2',
})

/** What became of a payment of one's own, asked of the payments engine and never of the address; it books what it hears. */
export const examPayment = endpoint<typeof schemas.examPayment>({
  method: 'POST',
  path: '/exam_member_apply/payment',
  access: 'type2',
})
