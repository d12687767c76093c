import type { SyntheticEvent } from 'react'
import { isInternal } from './is-internal.ts'
import { type AnchorProps as BaseProps, useLinks } from './LinkProvider.tsx'

export type AnchorProps = BaseProps & {
  /** Called when a person is about to follow the link: pointer over it, focus on it, finger on it. */
  preload?: (() => void) | undefined
}

/** A link without looks, through the injected router link where it stays on the site. Renders an `<a>`. */
export const Anchor = ({ preload, target, rel, ...rest }: AnchorProps) => {
  const { anchor } = useLinks()
  const Element = isInternal(rest.href) && !target && rest.download === undefined ? anchor : 'a'
  return (
    <Element
      {...rest}
      {...(preload && intent(preload, rest))}
      {...(target && { target, rel: rel ?? 'noopener' })}
      {...(!target && rel && { rel })}
    />
  )
}

const intentEvents = ['onPointerEnter', 'onFocus', 'onTouchStart'] as const

const intent = (preload: () => void, given: Partial<Record<(typeof intentEvents)[number], unknown>>) =>
  Object.fromEntries(
    intentEvents.map(name => [
      name,
      (event: SyntheticEvent) => {
        preload()
        const handler = given[name]
        if (typeof handler === 'function') handler(event)
      },
    ]),
  )
