import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, size, space, text, weight, z } from '../../tokens/index.ts'

/** 56 px at the usual size of type; grows with it. */
const height = `calc(${text.md} + ${space[10]} + env(safe-area-inset-bottom))`

/** Stands in the flow at the end of the page, so that nothing there is hidden, and draws its bar on the window's bottom edge. */
export const Root = styled.nav`
  flex: none;
  height: ${height};
  ${media.tallPhone} {
    html:has(&) {
      --size-floor: ${height};
    }
  }
  ${media.from960} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

export const Bar = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: ${height};
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${size.line} solid ${color.border};
  background: ${color.surface};
  ${media.tallPhone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${z.sticky};
  }
`

export const Tab = styled(Anchor)`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.half};
  height: 100%;
  color: ${color.textMuted};
  font-size: ${text.xs};
  line-height: ${leading.tight};
  text-decoration: none;
  white-space: nowrap;
  [data-size='elder'] & {
    font-size: ${text.sm};
  }
  & > span:first-child {
    position: relative;
    display: grid;
  }
  & > span:first-child > span {
    position: absolute;
    inset: calc(-1 * ${space[1]}) auto auto calc(100% - ${space[2]});
  }
  &[aria-current] {
    color: ${color.link};
    font-weight: ${weight.bold};
    box-shadow: inset 0 ${size.focus} 0 ${color.primary};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  ${media.forcedColors} {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
