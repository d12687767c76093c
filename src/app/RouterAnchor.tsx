import type { ComponentProps, SyntheticEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { usePreload } from '#platform/routing'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link within the site: changes the page without a reload, and fetches it when a person is about to follow. Built on the
 * router's hooks: its own Link brings the loading of frameworks along, 5 kB that no page here needs.
 */
export function RouterAnchor({ href, onClick, onPointerEnter, onTouchStart, onFocus, target, ...rest }: Props) {
  const preload = usePreload()
  const address = useHref(href)
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  const warming =
    <Event extends SyntheticEvent>(handler: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      preload(href)
      handler?.(event)
    }
  return (
    <a
      {...rest}
      href={address}
      target={target}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={warming(onPointerEnter)}
      onTouchStart={warming(onTouchStart)}
      onFocus={warming(onFocus)}
    />
  )
}
