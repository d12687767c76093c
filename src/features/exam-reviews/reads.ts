import { listReviews } from '#contract/exam-reviews'
import { idIn, read } from '#platform/routing'
import { narrowedBy, reviewSearch } from './model/review-search.ts'

/** A page of what waits for whoever asks. */
export const reviewsRead = read(
  listReviews,
  request => {
    const search = reviewSearch.parse(request.query)
    return { exam: idIn(request).id, ...narrowedBy(search), page: search.page, pageSize: 50 }
  },
  { audience: 'employer', keepPreviousData: true },
)
