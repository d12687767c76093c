import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { search } from '../../primitives/Icon/paths.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Actions, Drawing, Root } from './EmptyState.styles.ts'
import { type ListPage, pastTheEnd } from './list-page.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What there is none of. */
  title: ReactNode
  /** Why there is none, and what helps. */
  children?: ReactNode
  /** A sign of the one set. */
  icon?: string | undefined
  /** In place of the sign, without a name of its own: on a page that is a list, the Drawing of its area. */
  picture?: ReactNode
  /** What to do next, as a button or link. */
  action?: ReactNode
  /** Another way on, quieter than the first. */
  otherAction?: ReactNode
  /** The list that this is a page of: past its last page, that is said instead and a link leads back to the first. */
  page?: ListPage | undefined
}

/** Says that there is nothing, why, and what to do about it. Renders a `<div>`. */
export const EmptyState = ({
  title,
  icon = search,
  picture,
  action,
  otherAction,
  page,
  children,
  ...rest
}: EmptyStateProps) => {
  const past = page && pastTheEnd(page)
  if (past) {
    return (
      <EmptyState title="没有这一页" action={<Link href={page.firstHref}>回到第一页</Link>} {...rest}>
        {past}
      </EmptyState>
    )
  }
  return (
    <Root {...rest}>
      {picture ?? (
        <Drawing>
          <Icon path={icon} size="large" />
        </Drawing>
      )}
      <Text strong>{title}</Text>
      {children && (
        <Text tone="muted" size="sm">
          {children}
        </Text>
      )}
      {(action || otherAction) && (
        <Actions>
          {action}
          {otherAction}
        </Actions>
      )}
    </Root>
  )
}
