import {
  appealRegistration,
  applyForExam,
  beginRegistration,
  cancelRegistration,
  confirmRegistration,
  examPayment,
  examPhoto,
  examRoundInfo,
  healthAnswers,
  listExamRounds,
  listRegistrations,
  noteLook,
  rechoosePosition,
  refundRegistration,
  registrationInfo,
  repairRegistration,
  saveHealthAnswers,
  saveRegistration,
  sendingPlace,
  stampRegistration,
  uploadExamPhoto,
} from '#contract/exam-registrations'
import { sql } from '../db/sql.ts'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { confirmed, exam, office, order, paid, portrait, sent, write } from './testing.ts'

type Owner = Awaited<ReturnType<TestService['seeker']>>
type Made = (service: TestService, owner: Owner) => Promise<{ id: string; version: number }>

/** One person's registration, made so that the call would be possible for them. */
const made =
  <Rest extends object>(make: Made, rest: (version: number) => Rest | Promise<Rest>) =>
  async (service: TestService) => {
    const owner = await service.seeker()
    await exam(service)
    const { id, version } = await make(service, owner)
    const more = await rest(version)
    return { owner, mine: { id, ...more }, nobodys: { id: nobodysUuid, ...more } }
  }

const plain = () => ({})
const versioned = (version: number) => ({ version })

const refused: Made = async (service, owner) => {
  const registration = await sent(service, owner)
  await office(service).refuse(registration.number)
  return registration
}

const approved: Made = async (service, owner) => {
  const registration = await sent(service, owner)
  await office(service).approve(registration.number)
  return registration
}

const withoutPosition: Made = async (service, owner) => {
  const registration = await paid(service, owner)
  await service.db.run(
    sql`update exam_registrations set status = '5', pending = 'position' where id = ${registration.id}`,
  )
  await service.db.run(sql`
    insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form, photo,
      commitment)
    select 1012, exam_id, 'rechoose', '改报', opens_at, pay_until, pay_until, pay_until, pay_until, form, photo, commitment
    from exam_rounds where id = 101`)
  return registration
}

const asked: Made = async (service, owner) => {
  const registration = await write(service, owner)
  await service.db.run(sql`update exams set health_questions = true`)
  return registration
}

export const strangers: readonly Probe[] = [
  open(listExamRounds, 'rounds of exams are published'),
  open(examRoundInfo, 'rounds of exams are published'),
  open(beginRegistration, 'everybody may register for a position of an exam'),
  open(listRegistrations, 'the exam only narrows one’s own list'),
  owned(
    saveRegistration,
    made(write, version => ({ version, answers: { person: { politics: '党员' } } })),
  ),
  owned(
    uploadExamPhoto,
    made(write, async () => ({ files: [await portrait()] })),
  ),
  owned(examPhoto, made(write, plain)),
  owned(stampRegistration, made(write, versioned)),
  owned(applyForExam, made(write, versioned)),
  owned(sendingPlace, made(write, plain)),
  owned(repairRegistration, made(refused, versioned)),
  owned(
    appealRegistration,
    made(refused, () => ({ reason: '材料符合公告的要求，请再看一次' })),
  ),
  owned(cancelRegistration, made(sent, plain)),
  owned(confirmRegistration, made(approved, plain)),
  owned(
    rechoosePosition,
    made(withoutPosition, () => ({ position: '1012' })),
  ),
  owned(refundRegistration, made(withoutPosition, plain)),
  owned(registrationInfo, made(write, plain)),
  owned(noteLook, made(write, plain)),
  owned(
    saveHealthAnswers,
    made(asked, () => ({ well: true, note: '无', agreed: true })),
  ),
  owned(healthAnswers, made(write, plain)),
  owned(examPayment, async service => {
    const owner = await service.seeker()
    await exam(service)
    const { id } = await confirmed(service, owner)
    const { order: number } = await order(service, owner, id)
    return { owner, mine: { order: number }, nobodys: { order: 'JF20250603-AAAAAAAAAAAA' } }
  }),
]
