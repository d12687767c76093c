import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-reviews.ts'

export type ReviewRow = z.output<ReturnType<typeof schemas.reviewRow>>
export type ReviewItem = z.output<ReturnType<typeof schemas.reviewItem>>
export type ReviewCounts = z.output<ReturnType<typeof schemas.reviewCounts>>

/** What waits for whoever asks, longest first. */
export const listReviews = endpoint<typeof schemas.listReviews>({
  method: 'GET',
  path: '/exam_reviews/list',
  access: 'type1',
})
export type ReviewPage = OutputOf<typeof listReviews>

/** Takes the next registration into one's hands, or a certain one; whatever one held before goes back. */
export const claimReview = endpoint<typeof schemas.claimReview>({
  method: 'POST',
  path: '/exam_reviews/claim',
  access: 'type1',
})

/** Keeps it in one's hands while it is open. */
export const holdReview = endpoint<typeof schemas.holdReview>({
  method: 'POST',
  path: '/exam_reviews/hold',
  access: 'type1',
})

/** Gives it back undecided. */
export const leaveReview = endpoint<typeof schemas.leaveReview>({
  method: 'POST',
  path: '/exam_reviews/leave',
  access: 'type1',
})

/** Decides on what one holds, as it was seen (`turn`). */
export const decideReview = endpoint<typeof schemas.decideReview>({
  method: 'POST',
  path: '/exam_reviews/decide',
  access: 'type1',
})

/** Approves several of which every condition fits; each by itself, and each says what became of it. */
export const approveReviews = endpoint<typeof schemas.approveReviews>({
  method: 'POST',
  path: '/exam_reviews/approve',
  access: 'type1',
})
export type ApprovedTogether = OutputOf<typeof approveReviews>

/** The photograph of what one holds. */
export const reviewPhoto = endpoint<typeof schemas.reviewPhoto>({
  method: 'GET',
  path: '/exam_reviews/photo',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** A material of what one holds. */
export const reviewMaterial = endpoint<typeof schemas.reviewMaterial>({
  method: 'GET',
  path: '/exam_reviews/material',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})
