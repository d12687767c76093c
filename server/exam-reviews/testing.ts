import { createHmac } from 'node:crypto'
import type { ExamMandate } from '#contract/exam-mandates'
import { isSampled, type ReviewCommand, type ReviewReasons } from '#contract/exam-review-rules'
import { claimReview, decideReview, type ReviewItem } from '#contract/exam-reviews'
import { sql } from '../db/sql.ts'
import { officer } from '../exam-office/testing.ts'
import { calls as registrationCalls } from '../exam-registrations/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { examReviewsCalls } from './index.ts'

/** What a test of reviews serves. */
export const calls = [...examReviewsCalls, ...registrationCalls]

/** Officers of exam 101 with these mandates each. */
export async function officers(service: TestService, ...mandates: readonly (readonly ExamMandate[])[]) {
  const people: TestPerson[] = []
  for (const own of mandates) people.push(await officer(service, 101, own))
  return people
}

interface Claiming {
  readonly id?: string
  readonly skip?: string[]
}

/** The next of exam 101 for somebody, with what is left. */
export const claim = (service: TestService, person: TestPerson, wanted: Claiming = {}) =>
  service.call(claimReview, { exam: '101', ...wanted }, person)

/** The same, which there has to be. */
export async function claimed(service: TestService, person: TestPerson, wanted: Claiming = {}): Promise<ReviewItem> {
  const { item } = await claim(service, person, wanted)
  if (!item) throw new Error('nothing to claim')
  return item
}

export const decide = (
  service: TestService,
  person: TestPerson,
  { id, turn }: Pick<ReviewItem, 'id' | 'turn'>,
  command: ReviewCommand,
  reasons: ReviewReasons = command === 'approve' ? {} : { photo: '照片不清晰，请重新上传' },
) => service.sendRaw(decideReview, { id, turn, command, reasons: { ...reasons } }, person)

const drawn = (salt: string, id: string) => isSampled(createHmac('sha256', salt).update(id).digest())

/** Salts are tried until every one of these approvals is looked at again, or none. */
export async function drawSalt(service: TestService, ids: readonly string[], isWanted: boolean) {
  for (let at = 0; ; at += 1) {
    const salt = `salt ${at}`
    if (!ids.every(id => drawn(salt, id) === isWanted)) continue
    await service.db.run(sql`update exams set review_salt = ${salt} where id = 101`)
    return
  }
}

/** Code and words of an answer. */
export async function words(answer: ReturnType<typeof decide>) {
  const { body } = await answer
  return [Object(body).code, Object(body).msg]
}

export const reasons = { photo: '照片不是本人', 'person.politics': '与上传的材料不一致' } as const
