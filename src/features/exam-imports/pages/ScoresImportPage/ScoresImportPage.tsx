import { isScores } from '#contract/exam-imports'
import { pathTo } from '#contract/pages'
import { Alert, LoadState, leadToCome, Stack, TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useScoresImport } from '../../hooks/useImport.ts'
import { tableHref, tableSearch } from '../../model/import-addresses.ts'
import { firstWords, stageTableLabels, stageTables, standWords } from '../../model/stage-tables.ts'
import { NoExam } from '../../parts/NoExam/NoExam.tsx'
import { TableSteps } from '../../parts/TableSteps/TableSteps.tsx'
import { WaitingChanges } from '../../parts/WaitingChanges/WaitingChanges.tsx'
import { Rechecks } from './Rechecks.tsx'

/**
 * `/manage/exam-office/:id/scores` — the tables of an exam's scores and of the tickets of later stages, and beside the scores
 * of each stage the wishes that one of them be looked at again.
 */
export function ScoresImportPage() {
  usePageHead({ title: '成绩', noIndex: true })
  const { query, params } = useRequest()
  const { table } = tableSearch.parse(query)
  const { info, ...state } = useScoresImport()
  return (
    <NoExam error={state.error}>
      <TaskListLayout
        title="成绩"
        lead={info?.exam.title ?? leadToCome}
        crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '成绩' }]}
        tabs={
          <TabLinks
            label="成绩和准考证"
            items={stageTables.map(value => ({
              href: tableHref(params.id ?? '', value),
              label: stageTableLabels[value],
              current: value === table,
            }))}
          />
        }
        wide
      >
        <LoadState {...state} data={info}>
          {shown => (
            <Stack gap={6}>
              <Alert tone="info">{standWords(table, shown)}</Alert>
              <WaitingChanges waiting={shown.waiting} />
              {shown.mayPrepare && shown.tickets > 0 && <TableSteps key={table} kind={table} info={shown} />}
              {shown.tickets === 0 && (
                <Alert tone="warning" title={firstWords(table).title}>
                  {firstWords(table).words}
                </Alert>
              )}
              {isScores(table) && <Rechecks key={table} exam={shown.exam.id} table={table} />}
            </Stack>
          )}
        </LoadState>
      </TaskListLayout>
    </NoExam>
  )
}
