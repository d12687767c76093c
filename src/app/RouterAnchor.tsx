import type { ComponentProps, SyntheticEvent } from 'react'
import { Link } from 'react-router-dom'
import { usePreload } from '#platform/routing'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link within the site: changes the page without a reload, and fetches it when a person is about to follow. */
export function RouterAnchor({ href, onPointerEnter, onTouchStart, onFocus, ...rest }: Props) {
  const preload = usePreload()
  const warming =
    <Event extends SyntheticEvent>(handler: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      preload(href)
      handler?.(event)
    }
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={warming(onPointerEnter)}
      onTouchStart={warming(onTouchStart)}
      onFocus={warming(onFocus)}
    />
  )
}
