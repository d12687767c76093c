import { LoadState, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { usePlan, useSavePlan } from '../../hooks/usePlan.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { PlanEditor } from '../../parts/PlanEditor/PlanEditor.tsx'
import { fairIn } from '../../reads.ts'

/** `/manage/fair-office/:id/plan` — the booths of a fair: added, renamed, moved, taken away. */
export function OfficePlanPage() {
  usePageHead({ title: '展位图', noIndex: true })
  const { fair } = fairIn(useRequest())
  const { plan, ...state } = usePlan()
  const save = useSavePlan(fair)
  if (isNotFound(state.error)) return <NoOffice />
  return (
    <TaskListLayout
      wide
      title="展位图"
      lead="已有单位的展位不能删除，可以改号、移动和调整费用。"
      crumbs={officeCrumbs(fair, plan?.title, '展位图')}
    >
      <LoadState {...state} data={plan}>
        {shown => <PlanEditor key={shown.version} plan={shown} onSave={booths => save(shown.version, booths)} />}
      </LoadState>
    </TaskListLayout>
  )
}
