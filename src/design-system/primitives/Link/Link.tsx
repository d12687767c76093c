import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { wholeDays } from '../whole-figures.tsx'
import type { AnchorProps } from './Anchor.tsx'
import { StyledLink } from './Link.styles.ts'

export type LinkProps = AnchorProps & {
  /** `inline` is underlined among words; `quiet` only under the pointer, where place and colour already say link. */
  variant?: 'inline' | 'quiet' | 'plain' | undefined
  /** Shows that its page was read before: for lists of results. */
  marksVisited?: boolean | undefined
  /** Makes the whole positioned box around it (a Card) answer to the link. */
  stretched?: boolean | undefined
}

/** Goes somewhere. Renders an `<a>`; says so when it opens a new window. */
export const Link = ({ variant = 'inline', marksVisited, stretched, children, ...rest }: LinkProps) => (
  <StyledLink data-variant={variant} data-visited={marksVisited} data-stretched={stretched} {...rest}>
    {wholeDays(children)}
    {rest.target === '_blank' && <VisuallyHidden>（在新窗口打开）</VisuallyHidden>}
  </StyledLink>
)
