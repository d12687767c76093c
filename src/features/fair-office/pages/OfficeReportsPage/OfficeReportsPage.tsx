import { talkReportStateLabels, talkReportStates } from '#contract/fair-talk-reports'
import { pathTo } from '#contract/pages'
import {
  EmptyState,
  icons,
  LoadState,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  Stack,
  TabLinks,
  Tag,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { pageCountOf, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useOfficeFair } from '../../hooks/useOfficeFairs.ts'
import { useReports } from '../../hooks/useReports.ts'
import { minuteOf } from '../../model/moments.ts'
import { reportsHref, reportsSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import {
  reasonInWords,
  reportedInWords,
  reporterInWords,
  reportStateInWords,
  reportTone,
} from '../../model/report-words.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { fairIn } from '../../reads.ts'

/** `/manage/fair-office/:id/reports` — what was reported of talks at a fair on line, and what has become of it. */
export function OfficeReportsPage() {
  usePageHead({ title: '在线交流举报', noIndex: true })
  const request = useRequest()
  const { fair } = fairIn(request)
  const search = reportsSearch.parse(request.query)
  const { desk } = useOfficeFair()
  const { reports, ...state } = useReports()
  if (isNotFound(state.error)) return <NoOffice />
  return (
    <RecordListLayout
      title="在线交流举报"
      lead="核实后答复举报人。查看交流内容要写明原因，会记录在案。"
      crumbs={officeCrumbs(fair, desk?.fair.title, '在线交流举报')}
      tabs={
        <TabLinks
          label="举报的状态"
          items={[
            { href: reportsHref(fair), label: '全部', current: search.state === '' },
            ...talkReportStates.map(value => ({
              href: reportsHref(fair, { state: value }),
              label: `${talkReportStateLabels[value]}（${reports?.counts[value] ?? 0}）`,
              current: search.state === value,
            })),
          ]}
        />
      }
    >
      <LoadState
        {...state}
        data={reports}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="这里没有举报"
            icon={icons.policy}
            page={{ list: reports, firstHref: reportsHref(fair, { state: search.state }), unit: '份举报' }}
          >
            求职者或单位举报在线交流的对方后，出现在这里，等待最久的排在最前。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            <RecordList>
              {list.map(report => (
                <RecordRow
                  key={report.id}
                  title={reasonInWords(report)}
                  href={pathTo('fairOfficeReport', { fair, id: report.id })}
                  state={<Tag tone={reportTone(report)}>{reportStateInWords(report)}</Tag>}
                  facts={[
                    `举报人：${reporterInWords(report)}`,
                    `被举报：${reportedInWords(report)}`,
                    minuteOf(report.at),
                    report.ticket,
                  ]}
                  summary={report.detail}
                />
              ))}
            </RecordList>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => reportsHref(fair, { ...search, page })}
            />
          </Stack>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
