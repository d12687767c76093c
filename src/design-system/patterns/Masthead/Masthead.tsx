import { useRef } from 'react'
import type { AnchorProps } from '../../primitives/Link/index.ts'
import { useBrokenImage } from '../../primitives/use-broken-image.ts'
import { Root, Subtitle, Title } from './Masthead.styles.ts'

export type MastheadProps = Omit<AnchorProps, 'children' | 'title' | 'href'> & {
  /** Name of the site. */
  title: string
  /** Who runs it; on wide screens only. */
  subtitle?: string | undefined
  /** Address of the picture; its name is the title beside it. */
  logo?: string | undefined
  /** Without the subtitle: for low headers. */
  small?: boolean | undefined
  href?: string | undefined
}

/** Whose site this is: logo, name and who runs it, leading home; stands on the ground of a header, and at the head of what PrintHelper prints. Renders an `<a>`. */
export const Masthead = ({ title, subtitle, logo, small, href = '/', ...rest }: MastheadProps) => {
  const picture = useRef<HTMLImageElement>(null)
  const { broken, onError } = useBrokenImage(logo, () => picture.current)
  return (
    <Root href={href} data-print-head data-small={small || undefined} {...rest}>
      {!broken && <img ref={picture} src={logo} alt="" width={48} height={48} onError={onError} />}
      <span>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </span>
    </Root>
  )
}
