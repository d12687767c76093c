import type { Endpoint } from '#contract/endpoint'
import {
  approveReviews,
  claimReview,
  decideReview,
  holdReview,
  leaveReview,
  listReviews,
  reviewMaterial,
  reviewPhoto,
} from '#contract/exam-reviews'
import { sql } from '../db/sql.ts'
import { officer } from '../exam-office/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { seedWaiting } from './testing.waiting.ts'

const ofAnExam =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const exam = await seedWaiting(service)
    return { owner: await officer(service, exam), mine: { exam, ...rest }, nobodys: { exam: nobodysNumber, ...rest } }
  }

/** A registration that somebody of the office has in hand, with photograph and one material. */
const ofAnItem =
  <Rest extends object>(rest: (file: string) => Rest) =>
  async (service: TestService) => {
    const exam = await seedWaiting(service)
    const owner = await officer(service, exam)
    const { item } = await service.call(claimReview, { exam }, owner)
    if (!item) throw new Error('nothing waits')
    const more = rest(item.files.diploma?.[0]?.id ?? '')
    return { owner, mine: { id: item.id, ...more }, nobodys: { id: nobodysUuid, ...more } }
  }

const together = async (service: TestService) => {
  const exam = await seedWaiting(service)
  const [row] = await service.db.query<{ id: string; turn: number }>(sql`
    select id, turn from exam_registrations where exam_id = ${exam} and status = '0'`)
  if (!row) throw new Error('nothing waits')
  return {
    owner: await officer(service, exam),
    mine: { exam, items: [row] },
    nobodys: { exam, items: [{ id: nobodysUuid, turn: row.turn }] },
  }
}

export const strangers: readonly Probe[] = [
  owned(listReviews, ofAnExam({})),
  owned(claimReview, ofAnExam({})),
  owned(
    holdReview,
    ofAnItem(() => ({})),
  ),
  owned(
    leaveReview,
    ofAnItem(() => ({})),
  ),
  owned(
    decideReview,
    ofAnItem(() => ({ turn: 1, command: 'approve' as const })),
  ),
  owned(approveReviews, together),
  owned(
    reviewPhoto,
    ofAnItem(() => ({})),
  ),
  owned(
    reviewMaterial,
    ofAnItem(file => ({ file })),
  ),
] satisfies readonly { endpoint: Endpoint }[]
