import { keyframes, styled } from 'styled-components'
import { color, media, space, z } from '../../tokens/index.ts'

/** Nothing for a page that is there at once; then quickly on its way, slower and slower, never quite done. */
const advance = /* @__PURE__ */ keyframes`
  0%, 1% {
    opacity: 0;
    transform: scaleX(0);
  }
  2% {
    opacity: 1;
    transform: scaleX(0.1);
  }
  20% {
    transform: scaleX(0.6);
  }
  60% {
    transform: scaleX(0.85);
  }
  100% {
    transform: scaleX(0.97);
  }
`

export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${z.toast};
  height: calc(${space.half} * 1.5);
  background: ${color.accent};
  transform: scaleX(0.97);
  transform-origin: left;
  animation: ${advance} 10s linear both;
  pointer-events: none;
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
  ${media.print} {
    display: none;
  }
`
