import { pathTo } from '#contract/pages'
import { Card, CentreLayout, FactList, LoadState, leadToCome, PageError, Tag } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useReport } from '../../hooks/useReports.ts'
import { minuteOf } from '../../model/moments.ts'
import { reportCrumbs } from '../../model/office-crumbs.ts'
import {
  reasonInWords,
  reportedInWords,
  reporterInWords,
  reportStateInWords,
  reportTone,
} from '../../model/report-words.ts'
import { ReportCards } from './ReportCards.tsx'

/** `/manage/fair-office/:fair/reports/:id` — one report of a talk: who, why, what was said, what becomes of it. */
export function OfficeReportPage() {
  usePageHead({ title: '处理举报', noIndex: true })
  const { fair = '' } = useRequest().params
  const { report, ...state } = useReport()
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="fairs"
        title="没有这份举报，或者您没有办理权限"
        actions={[{ label: '招聘会业务', href: pathTo('fairOffice') }]}
      >
        处理完的举报保存一段时间后删除。
      </PageError>
    )
  }
  return (
    <CentreLayout
      title="处理举报"
      lead={report?.ticket ?? leadToCome}
      crumbs={reportCrumbs(fair, report?.fair.title)}
      today={
        <LoadState {...state} data={report}>
          {shown => (
            <Card title="举报" action={<Tag tone={reportTone(shown)}>{reportStateInWords(shown)}</Tag>}>
              <FactList
                facts={[
                  { term: '举报人', details: reporterInWords(shown) },
                  { term: '被举报', details: reportedInWords(shown) },
                  { term: '原因', details: reasonInWords(shown) },
                  { term: '补充说明', details: shown.detail || '没有填写' },
                  { term: '举报时间', details: minuteOf(shown.at) },
                  { term: '本场查实', details: shown.before === 0 ? '没有其他' : `另有 ${shown.before} 次` },
                ]}
              />
            </Card>
          )}
        </LoadState>
      }
    >
      {report && <ReportCards key={report.id} report={report} />}
    </CentreLayout>
  )
}
