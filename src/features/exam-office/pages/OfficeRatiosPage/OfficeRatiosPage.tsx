import { pathTo } from '#contract/pages'
import {
  Alert,
  EmptyState,
  icons,
  Link,
  LoadState,
  PageError,
  Pagination,
  RecordListLayout,
  Stack,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { pageCountOf, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useOfficeExam } from '../../hooks/useOfficeExam.ts'
import { usePrepareRatio, useRatios } from '../../hooks/useRatios.ts'
import { minuteOf } from '../../model/moments.ts'
import { changesHref, ratiosHref } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { RatioList } from '../../parts/RatioList/RatioList.tsx'
import { examIn } from '../../reads.ts'

/** `/manage/exam-office/:id/ratios` — positions under the least ratio: cut to what the paid carry, or cancelled. */
export function OfficeRatiosPage() {
  usePageHead({ title: '开考比例', noIndex: true })
  const { exam } = examIn(useRequest())
  const say = useSay()
  const { desk } = useOfficeExam()
  const { ratios, ...state } = useRatios()
  const prepare = usePrepareRatio(exam)
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有这场考试，或者您没有办理权限"
        actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
      />
    )
  }
  return (
    <RecordListLayout
      title="开考比例"
      lead={ratios && `公告的最低比例是 1∶${ratios.leastRatio}。人数按现在实际缴费计算。`}
      crumbs={officeCrumbs(exam, desk?.exam.title, '开考比例')}
      actions={<Link href={changesHref(exam)}>看已经准备的</Link>}
      tools={
        ratios &&
        !ratios.open && (
          <Alert tone="info" title="现在只能查看">
            {`缴费截止（${minuteOf(ratios.payUntil)}）后、准考证开始打印（${minuteOf(ratios.ticketFrom)}）前，可以核减或取消职位。`}
          </Alert>
        )
      }
    >
      <LoadState
        {...state}
        data={ratios}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="没有低于开考比例的职位"
            icon={icons.users}
            page={{ list: ratios, firstHref: ratiosHref(exam), unit: '个职位' }}
          >
            所有职位的缴费人数都达到了公告的比例。
          </EmptyState>
        }
      >
        {({ list, total, page, pageSize, open }) => (
          <Stack gap={3}>
            <RatioList
              key={page}
              exam={exam}
              positions={list}
              canPrepare={open && desk?.mandates.includes('prepare') === true}
              onPrepare={async (positions, reason) => {
                await prepare(positions, reason)
                say.done('已经提交，等待同事核准')
              }}
            />
            <Pagination
              page={page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={next => ratiosHref(exam, next)}
            />
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
