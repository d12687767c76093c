import type { ComponentProps } from 'react'
import type { AvatarKind } from '../../primitives/Avatar/index.ts'
import { logout } from '../../primitives/Icon/paths.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { MessageEntry } from '../MessageEntry/index.ts'
import { Face, Nickname, Root } from './UserMenu.styles.ts'

export type SignedInUser = {
  name: string
  /** Address of the picture; '' for the default one of the kind. */
  picture: string
  kind: AvatarKind
  messages: { href: string; unread: number }
}

export type UserMenuProps = Omit<ComponentProps<'div'>, 'children'> & {
  user: SignedInUser
  /** Pages of their own. */
  ways: readonly { title: string; url: string; icon?: string | undefined }[]
  onLogout: () => void
}

/**
 * Who is signed in: a menu button with the pages of their own and, last, the way out; beside it their messages, which a phone
 * has in the TabBar. Renders a `<div>`.
 */
export const UserMenu = ({ user, ways, onLogout, ...rest }: UserMenuProps) => (
  <Root {...rest}>
    <Menu
      variant="quiet"
      size="small"
      label={
        <>
          <Face src={user.picture} kind={user.kind} size="small" />
          <Nickname>{user.name}</Nickname>
          <VisuallyHidden>的菜单</VisuallyHidden>
        </>
      }
      items={[
        ...ways.map(({ title, url, icon }) => ({ id: url, label: title, href: url, icon })),
        { id: 'logout', label: '退出', icon: logout, onSelect: onLogout },
      ]}
    />
    <MessageEntry href={user.messages.href} count={user.messages.unread} />
  </Root>
)
