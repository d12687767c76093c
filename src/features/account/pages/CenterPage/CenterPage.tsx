import { EntryGrid, icons, PageTitle, Stack } from '#design-system'
import { SeekerCenter } from '#features/seeker'
import { usePageHead } from '#platform/head'
import { useSession } from '#platform/session'

const employerEntries = [
  { title: '职位管理', href: '/manage/position', icon: icons.briefcase },
  { title: '收到的简历', href: '/manage/resume', icon: icons.users },
  { title: '消息', href: '/manage/message', icon: icons.message },
]

/** `/manage/center` — the centre of whoever is signed in. */
export function CenterPage() {
  const { user, loginType } = useSession()
  const isEmployer = (user?.userType ?? loginType) === 1
  usePageHead({ title: isEmployer ? '单位中心' : '个人中心', noIndex: true })
  if (!isEmployer) return <SeekerCenter />
  return (
    <Stack gap={6}>
      <PageTitle size="2xl">单位中心</PageTitle>
      <EntryGrid aria-label="单位中心" items={employerEntries} />
    </Stack>
  )
}
