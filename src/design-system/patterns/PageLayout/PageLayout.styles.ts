import { styled } from 'styled-components'
import { color, media, radius, shadow, space, z } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`

export const SkipLink = styled.a`
  position: absolute;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: ${z.skip};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.link};
  box-shadow: ${shadow.overlay};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`

/** As high as the window: the footer is out of sight while the page arrives, and is not pushed through it. */
export const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: 100vh;
  padding-block: ${space[4]} ${space[12]};
  ${media.from960} {
    padding-top: ${space[6]};
  }
  &:not([data-bleed]) {
    ${frame}
  }
  ${media.print} {
    min-height: 0;
  }
`

export const Container = styled.div`
  ${frame}
`
