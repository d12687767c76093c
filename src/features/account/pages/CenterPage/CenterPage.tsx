import { EmployerCenter } from '#features/employer'
import { SeekerCenter } from '#features/seeker'
import { CentreDirectory } from '#features/site'
import { usePageHead } from '#platform/head'
import { useSession } from '#platform/session'

/** `/manage/center` — the centre of whoever is signed in; on a phone with the ways to all of it. */
export function CenterPage() {
  const { user, loginType } = useSession()
  const isEmployer = (user?.userType ?? loginType) === 1
  usePageHead({ title: isEmployer ? '单位中心' : '个人中心', noIndex: true })
  const Center = isEmployer ? EmployerCenter : SeekerCenter
  return (
    <Center>
      <CentreDirectory />
    </Center>
  )
}
