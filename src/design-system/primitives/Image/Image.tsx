import { type ComponentProps, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { image as picture } from '../Icon/paths.ts'
import { useBrokenImage } from '../use-broken-image.ts'
import { Frame } from './Image.styles.ts'
import type { ImageRatio } from './Image.variants.ts'

export type ImageProps = Omit<ComponentProps<'img'>, 'width' | 'height'> & {
  src: string
  /** What it shows; '' for decoration. */
  alt: string
  ratio?: ImageRatio | undefined
  /** `contain` for logos. */
  fit?: 'cover' | 'contain' | undefined
}

/** A picture in a box whose shape is known before it arrives, so that nothing jumps. Renders an `<img>` in a `<span>`; `className` goes to the span. */
export const Image = ({ ratio = '4:3', fit = 'cover', className, src, alt, onError, ...rest }: ImageProps) => {
  const frame = useRef<HTMLSpanElement>(null)
  const image = useBrokenImage(src, () => frame.current?.querySelector('img'))
  return (
    <Frame ref={frame} className={className} data-ratio={ratio} data-fit={fit}>
      {image.broken ? (
        <Icon path={picture} size="large" label={alt || undefined} />
      ) : (
        <img
          loading="lazy"
          decoding="async"
          {...rest}
          src={src}
          alt={alt}
          onError={event => {
            image.onError()
            onError?.(event)
          }}
        />
      )}
    </Frame>
  )
}
