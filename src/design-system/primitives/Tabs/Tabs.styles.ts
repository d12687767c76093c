import { styled } from 'styled-components'
import { color, media, size, space, weight } from '../../tokens/index.ts'

/** Too many tabs scroll in their own row, never the page: what a tab says unseen stays in the row too. */
export const TabRow = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${size.line}) ${color.border};
`

export const Tab = styled.a`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border-bottom: ${space.half} solid transparent;
  color: ${color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  justify-content: center;
  &[data-counting]::after {
    content: '（0）';
    visibility: hidden;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  &[aria-selected='true'],
  &[aria-current] {
    border-bottom-color: ${color.primary};
    color: ${color.primary};
    font-weight: ${weight.bold};
  }
  ${media.hover} {
    &:hover {
      color: ${color.primary};
    }
  }
  ${media.forcedColors} {
    &:not([aria-selected='true'], [aria-current]) {
      border-bottom-color: Canvas;
    }
  }
`

/** Begins where the words end, over the room between two tabs. */
export const Mark = styled.span`
  position: absolute;
  inset: ${space.half} auto auto calc(100% - ${space[3]});
`

export const Panel = styled.div`
  padding-top: ${space[4]};
`
