import { Card, LoadState, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useAccount } from '../../hooks/useAccount.ts'
import { sectionsOf, taskAddress, tasks } from '../../model/tasks.ts'
import { Narrowed } from './AccountPage.styles.ts'
import { Overview } from './Overview.tsx'
import { Task } from './Task.tsx'

/**
 * `/manage/account`, `/user/account-manage`, `/enterprise/account` and `/enterprise/security` — what a person does with
 * their account; `?part=…` does one thing of it.
 */
export function AccountPage() {
  const { path: pathname, query: address } = useRequest()
  const navigate = useNavigate()
  const say = useSay()
  const { user, loginType } = useSession()
  const userType = user?.userType ?? loginType
  const { account, ...state } = useAccount()
  const { title, sections } = sectionsOf(pathname)
  const { part: task } = taskAddress.parse(address)
  const heading = task ? tasks[task] : title
  usePageHead({ title: heading, noIndex: true })

  const finish = (message: string) => {
    say.done(message)
    navigate(pathname, { replace: true })
  }

  return (
    <TaskListLayout title={heading} crumbs={task ? [{ label: title, href: pathname }, { label: heading }] : undefined}>
      <LoadState {...state} data={account}>
        {data =>
          task ? (
            <Card>
              <Narrowed>
                <Task task={task} account={data} userType={userType} onDone={finish} />
              </Narrowed>
            </Card>
          ) : (
            <Overview account={data} sections={sections} path={pathname} />
          )
        }
      </LoadState>
    </TaskListLayout>
  )
}
