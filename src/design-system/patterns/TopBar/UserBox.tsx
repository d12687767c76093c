import { Badge } from '../../primitives/Badge/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { message } from '../../primitives/Icon/paths.ts'
import { DotPlace, Face, Nickname, ToolButton, ToolLink } from './TopBar.styles.ts'

/** Who is signed in (specification section 3, "User info"). */
export type SignedInUser = {
  nickName: string
  /** Address of the picture; '' for the default one of the user type. */
  avatars: string
  /** 1 employer, 2 individual. */
  userType: 1 | 2
  /** Unread messages. */
  pmsCount: number
}

type UserBoxProps = { user: SignedInUser; onLogout: () => void }

/** Where messages are read, by user type (specification section 2, "Message entry"). */
const messagesOf = { 1: '/manage/message', 2: '/message' } as const
const kindOf = { 1: 'employer', 2: 'seeker' } as const

export const UserBox = ({ user, onLogout }: UserBoxProps) => (
  <>
    <ToolLink href="/manage/center">
      <Face src={user.avatars} kind={kindOf[user.userType]} size="small" />
      <Nickname>{user.nickName || '个人中心'}</Nickname>
    </ToolLink>
    <ToolLink href={messagesOf[user.userType]}>
      <DotPlace>
        <Icon path={message} size="small" />
        <Badge dot count={user.pmsCount} unit="条未读" />
      </DotPlace>
      消息
    </ToolLink>
    <ToolButton type="button" onClick={onLogout}>
      退出
    </ToolButton>
  </>
)

export const GuestLinks = () => (
  <>
    <ToolLink href="/org/login">单位登录/注册</ToolLink>
    <ToolLink href="/user/login">个人登录/注册</ToolLink>
  </>
)
