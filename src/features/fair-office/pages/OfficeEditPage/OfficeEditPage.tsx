import { pathTo } from '#contract/pages'
import { LoadState, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useChangeFair, useFairForm } from '../../hooks/useMaking.ts'
import { fairValues, sentAnswers } from '../../model/fair-values.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { FairForm } from '../../parts/FairForm/FairForm.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { fairIn } from '../../reads.ts'

/** `/manage/fair-office/:id/edit` — changes a fair; a new time or place is told to everybody who takes part. */
export function OfficeEditPage() {
  usePageHead({ title: '修改招聘会', noIndex: true })
  const { fair } = fairIn(useRequest())
  const say = useSay()
  const navigate = useNavigate()
  const { form, ...state } = useFairForm()
  const change = useChangeFair(fair)
  if (isNotFound(state.error)) return <NoOffice />
  return (
    <TaskListLayout
      title="修改招聘会"
      lead="时间、地点或名称变更后，系统会通知全部参加者，日历随之更新。"
      crumbs={officeCrumbs(fair, form?.title, '修改招聘会')}
      wide
    >
      <LoadState {...state} data={form}>
        {({ answers, version }) => (
          <FairForm
            key={version}
            initial={fairValues(answers)}
            action="保存修改"
            name={`fair-edit-${fair}-${version}`}
            onSend={async values => {
              await change({ version, answers: sentAnswers(values) })
              say.done('已保存')
              navigate(pathTo('fairOfficeFair', { id: fair }))
            }}
          />
        )}
      </LoadState>
    </TaskListLayout>
  )
}
