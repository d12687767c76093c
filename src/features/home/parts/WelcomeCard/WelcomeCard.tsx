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
          <ButtonLink variant="primary" wide href="/user/login">
            我要找工作
          </ButtonLink>
          <ButtonLink wide href="/org/login">
            我要招人
          </ButtonLink>
          <p>
            还没有账号？
            <Link href="/user/register">个人注册</Link>
            <Link href="/org/register">单位注册</Link>
          </p>
        </Doors>
      </Card>
    )
  }
  const links =
    user.userType === 1
      ? [
          ['收到的简历', '/manage/resume'],
          ['职位管理', '/manage/jobs'],
          ['发布职位', '/manage/job/publish'],
        ]
      : [
          ['我的投递', '/manage/user/position'],
          ['我的简历', '/user/resume'],
          ['消息', '/message'],
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
