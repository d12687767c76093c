import type { ComponentProps } from 'react'
import type { AvatarKind } from '../../primitives/Avatar/index.ts'
import { MessageEntry } from '../MessageEntry/index.ts'
import { Face, Nickname, Root, ToolButton, ToolLink } from './UserBox.styles.ts'

export type SignedInUser = {
  name: string
  /** Address of the picture; '' for the default one of the kind. */
  picture: string
  kind: AvatarKind
  /** A page of their own, where their name leads. */
  href: string
  messages: { href: string; unread: number }
}

export type UserBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Absent for a guest. */
  user?: SignedInUser | undefined
  /** The ways in, for a guest. */
  entries: readonly { title: string; url: string }[]
  onLogout: () => void
}

/**
 * Who is signed in, their messages and the way out; for a guest the ways in (specification section 2, "User box").
 * Renders a `<div>`.
 */
export const UserBox = ({ user, entries, onLogout, ...rest }: UserBoxProps) => (
  <Root {...rest}>
    {user ? (
      <>
        <ToolLink href={user.href}>
          <Face src={user.picture} kind={user.kind} size="small" />
          <Nickname>{user.name}</Nickname>
        </ToolLink>
        <MessageEntry href={user.messages.href} count={user.messages.unread} />
        <ToolButton type="button" onClick={onLogout}>
          退出
        </ToolButton>
      </>
    ) : (
      entries.map(({ title, url }) => (
        <ToolLink key={url} href={url}>
          {title}
        </ToolLink>
      ))
    )}
  </Root>
)
