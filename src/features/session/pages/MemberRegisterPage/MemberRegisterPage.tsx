import { pathTo } from '#contract/pages'
import { Link } from '#design-system'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { doorSearch } from '../../model/door-address.ts'
import { purposeOf } from '../../model/purpose.ts'
import { SessionFrame } from '../../parts/SessionFrame/SessionFrame.tsx'

const MemberRegistration = later(async () => (await import('./MemberRegistration.tsx')).MemberRegistration)

/** `/user/register` — a phone, a code, a password: nothing else is asked for. */
export function MemberRegisterPage() {
  const door = doorSearch.parse(useRequest().query)
  return (
    <SessionFrame
      promise={
        <>
          手机号用于登录和接收办理通知，不在网上公开；您投递简历后，收到的单位能看到简历里的联系方式。
          <Link href={pathTo('help', null, { t: 3 })}>隐私声明</Link>
        </>
      }
      title="个人注册"
      why={purposeOf(door.redirectUri, 'seeker', '注册') || '注册后可以写简历、投递职位，只要一个手机号'}
      description="用手机号和短信验证码注册，一分钟完成，写简历、投职位、报名考试和招聘会都用这一个账号。"
      links={<Link href={doorSearch.format(pathTo('seekerLogin'), door)}>已有账号？去登录</Link>}
    >
      <MemberRegistration />
    </SessionFrame>
  )
}
