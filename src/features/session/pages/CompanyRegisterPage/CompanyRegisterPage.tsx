import { pathTo } from '#contract/pages'
import { Link } from '#design-system'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { doorSearch } from '../../model/door-address.ts'
import { purposeOf } from '../../model/purpose.ts'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

const CompanyRegistration = later(async () => (await import('./CompanyRegistration.tsx')).CompanyRegistration)
const Joining = later(async () => (await import('../../parts/Joining/Joining.tsx')).Joining)

/** `/org/register` — who the employer is, who acts for it, and how to reach them; `?join=…` follows a member's invitation. */
export function CompanyRegisterPage() {
  const door = doorSearch.parse(useRequest().query)
  if (door.join) {
    return (
      <SessionFrame
        title="加入单位"
        why="单位管理员邀请您一起招聘，用自己的手机号注册成员账号"
        description="接受单位管理员的邀请，用自己的手机号注册单位成员账号。"
        links={<Link href={pathTo('employerLogin')}>已有账号？去登录</Link>}
      >
        <Joining token={door.join} />
      </SessionFrame>
    )
  }
  return (
    <SessionFrame
      title="单位注册"
      why={purposeOf(door.redirectUri, 'employer', '注册') || '注册并通过核验后，可以发布职位、查看简历'}
      description="用人单位用统一社会信用代码和营业执照注册，审核通过后即可免费发布职位、查看简历、报名招聘会。"
      links={<Link href={doorSearch.format(pathTo('employerLogin'), door)}>已有账号？去登录</Link>}
    >
      <CompanyRegistration />
    </SessionFrame>
  )
}
