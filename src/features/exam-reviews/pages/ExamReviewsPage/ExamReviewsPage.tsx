import { pathTo } from '#contract/pages'
import { BoardLayout, ButtonLink, leadToCome } from '#design-system'
import { usePageHead } from '#platform/head'
import { idIn, useRequest } from '#platform/routing'
import { useReviews } from '../../hooks/useReviews.ts'
import { reviewAddress, reviewSearch } from '../../model/review-search.ts'
import { ReviewDesk } from '../../parts/ReviewDesk/ReviewDesk.tsx'
import { ReviewQueue } from '../../parts/ReviewQueue/ReviewQueue.tsx'

/** `/manage/exam-office/:id/reviews` — what waits for an answer, as a list, or one after another on the desk. */
export function ExamReviewsPage() {
  usePageHead({ title: '资格审核', noIndex: true })
  const request = useRequest()
  const { id } = idIn(request)
  const search = reviewSearch.parse(request.query)
  const { reviews } = useReviews()
  const isDesk = search.view === 'desk'
  return (
    <BoardLayout
      title="资格审核"
      lead={reviews?.exam.title ?? leadToCome}
      crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '资格审核' }]}
      actions={
        isDesk && (
          <ButtonLink size="small" href={reviewAddress(id, search, { view: '' })}>
            回到列表
          </ButtonLink>
        )
      }
    >
      {isDesk ? <ReviewDesk exam={id} search={search} /> : <ReviewQueue exam={id} search={search} />}
    </BoardLayout>
  )
}
