import { page, type SliceRoutes } from '#platform/routing'
import { reviewsRead } from './reads.ts'

export const routes: SliceRoutes<'exam-reviews'> = {
  examOfficeReviews: {
    type: 'board',
    load: page(() => import('./pages/ExamReviewsPage/ExamReviewsPage.tsx'), 'ExamReviewsPage'),
    reads: [reviewsRead],
  },
}
