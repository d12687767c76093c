import { EmployerCenter, EmployerRegistered } from '#features/employer'
import { SeekerCenter, SeekerRegistered } from '#features/seeker'
import { CentreDirectory } from '#features/site'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'

/** `/manage/center` — the centre of whoever is signed in; on a phone with the ways to all of it. `?registered=1` comes first. */
export function CenterPage() {
  const { query } = useRequest()
  const { user, loginType } = useSession()
  const isEmployer = (user?.userType ?? loginType) === 1
  const isNew = query.has('registered')
  usePageHead({ title: isNew ? '注册成功' : isEmployer ? '单位中心' : '个人中心', noIndex: true })
  if (isNew) return isEmployer ? <EmployerRegistered /> : <SeekerRegistered />
  const Center = isEmployer ? EmployerCenter : SeekerCenter
  return (
    <Center>
      <CentreDirectory />
    </Center>
  )
}
