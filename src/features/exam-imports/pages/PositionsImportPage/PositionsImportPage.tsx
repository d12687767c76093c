import { pathTo } from '#contract/pages'
import { Alert, LoadState, leadToCome, Stack, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { usePositionsImport } from '../../hooks/useImport.ts'
import { phaseWords } from '../../model/import-steps.ts'
import { NoExam } from '../../parts/NoExam/NoExam.tsx'
import { TableSteps } from '../../parts/TableSteps/TableSteps.tsx'
import { WaitingChanges } from '../../parts/WaitingChanges/WaitingChanges.tsx'

/** `/manage/exam-office/:id/positions` — the table of an exam's positions: template, upload, check, handing on. */
export function PositionsImportPage() {
  usePageHead({ title: '职位表', noIndex: true })
  const { info, ...state } = usePositionsImport()
  return (
    <NoExam error={state.error}>
      <TaskListLayout
        title="职位表"
        lead={info?.exam.title ?? leadToCome}
        crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '职位表' }]}
        wide
      >
        <LoadState {...state} data={info}>
          {shown => (
            <Stack gap={6}>
              <Alert tone={shown.phase === 'over' ? 'warning' : 'info'}>
                现有 {shown.stored} 个职位。{phaseWords(shown.phase)}
              </Alert>
              <WaitingChanges waiting={shown.waiting} />
              {shown.mayPrepare ? (
                <TableSteps kind="positions" info={shown} />
              ) : (
                <Alert tone="info" title="您没有“录入准备”权限">
                  需要导入职位表的，请联系考试机构的负责人授权。
                </Alert>
              )}
            </Stack>
          )}
        </LoadState>
      </TaskListLayout>
    </NoExam>
  )
}
