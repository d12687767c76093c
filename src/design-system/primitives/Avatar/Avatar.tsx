import { type ComponentProps, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { building, user } from '../Icon/paths.ts'
import { useBrokenImage } from '../use-broken-image.ts'
import { Frame } from './Avatar.styles.ts'

export type AvatarKind = 'seeker' | 'employer'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Its own picture; the default of its kind without one or when it fails to load. */
  src?: string | undefined
  kind: AvatarKind
  /** Stands in for a picture that is missing: the first character of the name. */
  letter?: string | undefined
  /** Whose it is; leave it out where the name stands beside. */
  name?: string | undefined
  /** 32, 40 or 64 px. */
  size?: 'small' | 'medium' | 'large' | undefined
}

const defaults = { seeker: user, employer: building } as const satisfies Record<AvatarKind, string>

/** The picture of a person or an organisation, round or square. Renders a `<span>`. */
export const Avatar = ({ src, kind, letter, name, size = 'medium', ...rest }: AvatarProps) => {
  const picture = useRef<HTMLImageElement>(null)
  const { broken, onError } = useBrokenImage(src, () => picture.current)
  return (
    <Frame
      data-kind={kind}
      data-size={size}
      data-letter={(broken && letter) || undefined}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
    >
      {broken ? (
        letter || <Icon path={defaults[kind]} />
      ) : (
        <img ref={picture} src={src} alt="" loading="lazy" decoding="async" onError={onError} />
      )}
    </Frame>
  )
}
