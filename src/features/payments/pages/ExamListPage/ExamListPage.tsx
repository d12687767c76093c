import { Card, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { useKeeping } from '../../hooks/useKept.ts'
import { addressOfKept, addressOfKeptPage, keptSearch } from '../../model/kept-search.ts'
import { KeepForm } from '../../parts/KeepForm/KeepForm.tsx'
import { KeptList } from './KeptList.tsx'
import { KeptView } from './KeptView.tsx'

/** `/user/exam-list` — the exams that a seeker has registered for; `?add=1` keeps one more, `?number=` shows one. */
export function ExamListPage() {
  const { query: address } = useRequest()
  const { number, add } = keptSearch.parse(address)
  usePageHead({ title: '我的考试报名', noIndex: true })
  if (number) return <KeptView key={number} />
  return add ? <Keep /> : <KeptList />
}

function Keep() {
  const { keep } = useKeeping()
  const say = useSay()
  const navigate = useNavigate()
  return (
    <TaskListLayout
      title="加入报名"
      lead="已经在报名系统报过名的，凭报名序号、姓名和身份证号码核对后加入，以后不用再查：审核结果、缴费时间和缴费凭证都在这里。"
      crumbs={[{ label: '我的考试报名', href: addressOfKeptPage(1) }, { label: '加入报名' }]}
    >
      <Card>
        <KeepForm
          onKeep={async values => {
            const { number } = await keep(values)
            say.done('已加入我的考试报名')
            navigate(addressOfKept(number))
          }}
        />
      </Card>
    </TaskListLayout>
  )
}
