import { Card, FactList, LoadState, TaskListLayout } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { usePapers } from '../../hooks/usePapers.ts'
import { dueWords, dutyLabels, timeLeft } from '../../model/duty-words.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { fairIn } from '../../reads.ts'
import { PaperCards } from './PaperCards.tsx'

/** `/manage/fair-office/:id/papers` — what has to be handed in by when: filing and permit before a fair, figures after it. */
export function OfficePapersPage() {
  usePageHead({ title: '备案和统计', noIndex: true })
  const { fair } = fairIn(useRequest())
  const now = useServiceNow()
  const { papers, ...state } = usePapers()
  if (isNotFound(state.error)) return <NoOffice />
  return (
    <TaskListLayout
      title="备案和统计"
      crumbs={officeCrumbs(fair, papers?.fair.title, '备案和统计')}
      parts={
        papers && (
          <Card title="期限">
            <FactList
              facts={papers.duties.map(({ name, dueAt, isDone }) => ({
                term: dutyLabels[name],
                details: isDone ? '已办' : `${dueWords(dueAt)}，${timeLeft(dueAt, now)}`,
              }))}
            />
          </Card>
        )
      }
    >
      <LoadState {...state} data={papers}>
        {shown => <PaperCards papers={shown} />}
      </LoadState>
    </TaskListLayout>
  )
}
