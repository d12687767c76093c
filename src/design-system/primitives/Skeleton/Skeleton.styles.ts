import { keyframes, styled } from 'styled-components'
import { color, media, radius, size, space } from '../../tokens/index.ts'

const pulse = /* @__PURE__ */ keyframes`
  50% {
    opacity: 0.5;
  }
`

export const StyledSkeleton = styled.span`
  display: block;
  width: 100%;
  height: 1em;
  margin-block: 0.3em;
  border-radius: ${radius.sm};
  background: ${color.border};
  animation: ${pulse} 1.6s ease-in-out infinite;
  &[data-width='20'] { width: 20%; }
  &[data-width='40'] { width: 40%; }
  &[data-width='60'] { width: 60%; }
  &[data-width='80'] { width: 80%; }
  &[data-shape='heading'] { height: 1.5em; }
  &[data-shape='block'] { height: ${space[20]}; margin-block: 0; }
  &[data-shape='button'] { height: ${size.target}; margin-block: 0; border-radius: ${radius.md}; }
  &[data-shape='circle'] {
    width: ${size.avatar};
    height: ${size.avatar};
    margin-block: 0;
    border-radius: ${radius.full};
  }
  ${media.forcedColors} {
    border: ${size.line} solid GrayText;
  }
`
