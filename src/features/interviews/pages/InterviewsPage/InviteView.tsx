import { pathTo } from '#contract/pages'
import { Card, LoadState, PageError, TaskListLayout } from '#design-system'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useApplicant } from '../../hooks/useApplicant.ts'
import { useInterviewSteps } from '../../hooks/useInterviewSteps.ts'
import { InviteForm } from '../../parts/InviteForm/InviteForm.tsx'

/** The invitation of one applicant. */
export function InviteView() {
  const { applicant, ...state } = useApplicant()
  const { invite } = useInterviewSteps()
  const say = useSay()
  const navigate = useNavigate()
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这份简历" actions={[{ label: '返回收到的简历', href: pathTo('received') }]}>
        简历可能已被求职者撤回，或者不是投给您单位的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={applicant}>
      {({ id: applicationId, name, jobTitle }) => (
        <TaskListLayout
          title="邀请面试"
          lead={`邀请 ${name} 面试“${jobTitle}”。发出后求职者会收到消息，投递进展更新为“邀请面试”。`}
          crumbs={[
            { label: '收到的简历', href: pathTo('received') },
            { label: name, href: pathTo('receivedResume', { id: applicationId }) },
            { label: '邀请面试' },
          ]}
        >
          <Card>
            <InviteForm
              applicationId={applicationId}
              onInvite={async values => {
                const { id } = await invite(values)
                say.done('已发出面试邀请')
                navigate(pathTo('interview', { id }))
              }}
            />
          </Card>
        </TaskListLayout>
      )}
    </LoadState>
  )
}
