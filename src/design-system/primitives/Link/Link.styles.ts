import { styled } from 'styled-components'
import { color, media, motion } from '../../tokens/index.ts'
import { Anchor } from './Anchor.tsx'

export const StyledLink = styled(Anchor)`
  color: ${color.link};
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  transition: color ${motion.fast};
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
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
      text-decoration-line: underline;
    }
  }
  &[data-stretched]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`
