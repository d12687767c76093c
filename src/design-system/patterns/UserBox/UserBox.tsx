import type { ComponentProps } from 'react'
import { MessageEntry } from '../MessageEntry/index.ts'
import { Face, Nickname, Root, ToolButton, ToolLink } from './UserBox.styles.ts'

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

export type UserBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Absent for a guest. */
  user?: SignedInUser | undefined
  onLogout: () => void
}

/** Where messages are read, by user type (specification section 2, "Message entry"). */
const messagesOf = { 1: '/manage/message', 2: '/message' } as const
const kindOf = { 1: 'employer', 2: 'seeker' } as const

/**
 * Who is signed in, their messages and the way out; for a guest both ways in (specification section 2, "User box").
 * Renders a `<div>`.
 */
export const UserBox = ({ user, onLogout, ...rest }: UserBoxProps) => (
  <Root {...rest}>
    {user ? (
      <>
        <ToolLink href="/manage/center">
          <Face src={user.avatars} kind={kindOf[user.userType]} size="small" />
          <Nickname>{user.nickName || '个人中心'}</Nickname>
        </ToolLink>
        <MessageEntry href={messagesOf[user.userType]} count={user.pmsCount} />
        <ToolButton type="button" onClick={onLogout}>
          退出
        </ToolButton>
      </>
    ) : (
      <>
        <ToolLink href="/org/login">单位登录/注册</ToolLink>
        <ToolLink href="/user/login">个人登录/注册</ToolLink>
      </>
    )}
  </Root>
)
