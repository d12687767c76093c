import type { ComponentProps, SyntheticEvent } from 'react'
import { isPlainPress, useLinks } from '#design-system'
import { usePreload } from '#platform/routing'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const isHere = (href: string) => href === location.pathname + location.search + location.hash

/**
 * A link within the site: changes the page without a reload, and fetches it when a person is about to follow. It does not
 * ask where the reader is: a change of address must not draw every link of the page anew.
 */
export function RouterAnchor({ href, onClick, onPointerEnter, onTouchStart, onFocus, ...rest }: Props) {
  const preload = usePreload()
  const { navigate } = useLinks()
  const warming =
    <Event extends SyntheticEvent>(handler: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      preload(href)
      handler?.(event)
    }
  return (
    <a
      {...rest}
      href={href}
      onClick={event => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainPress(event)) return
        event.preventDefault()
        navigate?.(href, { replace: isHere(href) })
      }}
      onPointerEnter={warming(onPointerEnter)}
      onTouchStart={warming(onTouchStart)}
      onFocus={warming(onFocus)}
    />
  )
}
