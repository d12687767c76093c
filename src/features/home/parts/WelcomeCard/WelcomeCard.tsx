import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Link } from '#design-system'
import { useSession } from '#platform/session'
import { Doors } from './WelcomeCard.styles.ts'

/** Two doors for guests; who is signed in sees the own centre. */
export function WelcomeCard() {
  const { user } = useSession()
  if (!user) {
    return (
      <Card title="登录后可以投递和招聘">
        <Doors>
          <ButtonLink variant="primary" wide href={pathTo('seekerLogin')}>
            我要找工作
          </ButtonLink>
          <ButtonLink wide href={pathTo('employerLogin')}>
            我要招人
          </ButtonLink>
          <p>
            还没有账号？
            <Link href={pathTo('seekerRegister')}>个人注册</Link>
            <Link href={pathTo('employerRegister')}>单位注册</Link>
          </p>
        </Doors>
      </Card>
    )
  }
  const links =
    user.userType === 1
      ? [
          ['收到的简历', pathTo('received')],
          ['职位管理', pathTo('ownJobs')],
          ['发布职位', pathTo('publish')],
        ]
      : [
          ['我的投递', pathTo('applications')],
          ['我的简历', pathTo('resumes')],
          ['消息', pathTo('seekerMessages')],
        ]
  return (
    <Card title={`您好，${user.nickName}`}>
      <Doors>
        {links.map(([label = '', href = '/']) => (
          <ButtonLink key={href} wide href={href}>
            {label}
          </ButtonLink>
        ))}
      </Doors>
    </Card>
  )
}
