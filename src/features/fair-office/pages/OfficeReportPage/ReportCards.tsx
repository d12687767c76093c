import type { TalkReportInfo } from '#contract/fair-talk-office'
import { reportedBy } from '#contract/fair-talk-reports'
import { Alert, Button, Card, FactList, Stack } from '#design-system'
import { useSay } from '#platform/notices'
import { useReportWork } from '../../hooks/useReports.ts'
import { minuteOf } from '../../model/moments.ts'
import { reportStateInWords } from '../../model/report-words.ts'
import { ReportDecision } from '../../parts/ReportDecision/ReportDecision.tsx'
import { ReportedTalk } from '../../parts/ReportedTalk/ReportedTalk.tsx'

/** What was decided, and the way back where something was stopped. */
function Decided({ report }: { report: TalkReportInfo }) {
  const say = useSay()
  const { lift } = useReportWork(report.id)
  const isSeeker = reportedBy(report.by) === 'seeker'
  return (
    <Card title="处理结果">
      <Stack gap={4}>
        <FactList
          facts={[
            { term: '结果', details: reportStateInWords(report) },
            { term: '答复', details: report.answer },
            { term: '处理人', details: report.decidedBy || '（账号已注销）' },
            { term: '处理时间', details: minuteOf(report.decidedAt) },
          ]}
        />
        {report.isBarred && (
          <Alert tone="warning" title={isSeeker ? '现在不能在这场招聘会排队' : '现在不能在线交流'}>
            恢复后对方会收到通知，原来的号和预约的时段不再保留。
          </Alert>
        )}
        {report.isBarred && !report.isOwn && (
          <Button onClick={() => void say.outcomeOf(lift, '已恢复，对方会收到通知').catch(() => undefined)}>
            {isSeeker ? '恢复排队' : '恢复在线交流'}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

/** The talk, the decision, and who has read what. */
export function ReportCards({ report }: { report: TalkReportInfo }) {
  const { read, decide } = useReportWork(report.id)
  return (
    <>
      <Card title="交流内容">
        <ReportedTalk count={report.lines} onRead={read} />
      </Card>
      {report.decision !== null ? (
        <Decided report={report} />
      ) : (
        <Card title="处理">
          {report.isOwn ? (
            <Alert tone="info">这份举报涉及您所在的单位，请由其他单位的办理人员处理。</Alert>
          ) : (
            <ReportDecision report={report} onDecide={decide} />
          )}
        </Card>
      )}
      {report.reads.length > 0 && (
        <Card title="查看过交流内容的人">
          <FactList
            facts={report.reads.map(({ by, reason, at }) => ({
              term: by || '（账号已注销）',
              details: `${minuteOf(at)}，${reason}`,
            }))}
          />
        </Card>
      )}
    </>
  )
}
