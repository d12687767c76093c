import { css, styled } from 'styled-components'
import { color, media, motion } from '../../tokens/index.ts'
import { Anchor } from './Anchor.tsx'

const base = css`
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  transition: color ${motion.fast};
`

const underPointer = css`
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
      text-decoration-line: underline;
    }
  }
`

const stretched = css`
  content: '';
  position: absolute;
  inset: 0;
  border-radius: inherit;
`

/** How a plain link looks that a whole result answers to, for lists that draw very many of them as bare anchors. */
export const resultLinkRules = css`
  ${base}
  color: inherit;
  text-decoration-line: none;
  &:visited {
    color: ${color.linkVisited};
  }
  ${underPointer}
  &::after {
    ${stretched}
  }
`

export const StyledLink = styled(Anchor)`
  ${base}
  color: ${color.link};
  &[data-visited]:visited {
    color: ${color.linkVisited};
  }
  &[data-variant='quiet'],
  &[data-variant='plain'] {
    text-decoration-line: none;
  }
  &[data-variant='plain'] {
    color: inherit;
  }
  ${underPointer}
  &[data-stretched]::after {
    ${stretched}
  }
`
