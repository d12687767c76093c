import { pathTo } from '#contract/pages'
import { Alert, LoadState, leadToCome, Stack, TaskListLayout } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useScoresImport } from '../../hooks/useImport.ts'
import { NoExam } from '../../parts/NoExam/NoExam.tsx'
import { TableSteps } from '../../parts/TableSteps/TableSteps.tsx'
import { WaitingChanges } from '../../parts/WaitingChanges/WaitingChanges.tsx'
import { Rechecks } from './Rechecks.tsx'

/** `/manage/exam-office/:id/scores` — the table of an exam's scores, and the wishes that one be looked at again. */
export function ScoresImportPage() {
  usePageHead({ title: '成绩', noIndex: true })
  const { info, ...state } = useScoresImport()
  return (
    <NoExam error={state.error}>
      <TaskListLayout
        title="成绩"
        lead={info?.exam.title ?? leadToCome}
        crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '成绩' }]}
        wide
      >
        <LoadState {...state} data={info}>
          {shown => (
            <Stack gap={6}>
              <Alert tone="info">
                已录入 {shown.stored} / {shown.tickets} 人。核准后的成绩在{' '}
                {formatDate(shown.scoresAt, 'YYYY-MM-DD HH:mm:ss')} 起向考生公布；
                已经公布的，更正会立即生效并通知考生。
              </Alert>
              <WaitingChanges waiting={shown.waiting} />
              {shown.mayPrepare && shown.tickets > 0 && <TableSteps kind="scores" info={shown} />}
              {shown.tickets === 0 && (
                <Alert tone="warning" title="还没有准考证">
                  编排考场、生成准考证以后，才能录入成绩。
                </Alert>
              )}
              <Rechecks exam={shown.exam.id} />
            </Stack>
          )}
        </LoadState>
      </TaskListLayout>
    </NoExam>
  )
}
