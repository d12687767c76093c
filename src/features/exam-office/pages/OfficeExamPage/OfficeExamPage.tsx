import { pathTo } from '#contract/pages'
import { CentreLayout, LoadState, leadToCome, PageError } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useOfficeExam } from '../../hooks/useOfficeExam.ts'
import { sitesSearch } from '../../model/office-addresses.ts'
import { DeskCards } from './DeskCards.tsx'
import { DeskFigures } from './DeskFigures.tsx'
import { DeskToday } from './DeskToday.tsx'

const SitesDesk = later(async () => (await import('../../parts/SitesDesk/SitesDesk.tsx')).SitesDesk)

/**
 * `/manage/exam-office/:id` — the desk of one exam: its next date, what waits for me, how it stands, and the doors to the work;
 * with `?view=sites` where its papers are sat.
 */
export function OfficeExamPage() {
  const { query } = useRequest()
  return sitesSearch.parse(query).view === 'sites' ? <SitesDesk /> : <ExamDesk />
}

function ExamDesk() {
  usePageHead({ title: '考试工作台', noIndex: true })
  const { desk, ...state } = useOfficeExam()
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有这场考试，或者您没有办理权限"
        actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
      >
        考试机构的负责人给您授权后，考试会出现在“考试业务”里。
      </PageError>
    )
  }
  return (
    <CentreLayout
      title={desk?.exam.title ?? '考试工作台'}
      lead={desk?.exam.organiser ?? leadToCome}
      crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '考试工作台' }]}
      today={
        <LoadState {...state} data={desk}>
          {shown => <DeskToday desk={shown} />}
        </LoadState>
      }
      figures={desk && <DeskFigures desk={desk} />}
    >
      {desk && <DeskCards desk={desk} />}
    </CentreLayout>
  )
}
