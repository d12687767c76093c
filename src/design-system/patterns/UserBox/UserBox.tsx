import type { ComponentProps } from 'react'
import { Root, ToolLink } from './UserBox.styles.ts'

export type UserBoxProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The ways in. */
  entries: readonly { title: string; url: string }[]
}

/** The ways in, for a guest (specification section 2, "User box"); who is signed in has the UserMenu in its place. Renders a `<div>`. */
export const UserBox = ({ entries, ...rest }: UserBoxProps) => (
  <Root {...rest}>
    {entries.map(({ title, url }) => (
      <ToolLink key={url} href={url}>
        {title}
      </ToolLink>
    ))}
  </Root>
)
