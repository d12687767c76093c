import { PageTitle, Stack } from '#design-system'
import { EmployerCenter } from '#features/employer'
import { SeekerCenter } from '#features/seeker'
import { usePageHead } from '#platform/head'
import { useSession } from '#platform/session'

/** `/manage/center` — the centre of whoever is signed in. */
export function CenterPage() {
  const { user, loginType } = useSession()
  const isEmployer = (user?.userType ?? loginType) === 1
  usePageHead({ title: isEmployer ? '单位中心' : '个人中心', noIndex: true })
  if (!isEmployer) return <SeekerCenter />
  return (
    <Stack gap={5}>
      <PageTitle>单位中心</PageTitle>
      <EmployerCenter />
    </Stack>
  )
}
