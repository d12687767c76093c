import { styled } from 'styled-components'
import { color, leading, media, size, space, text, z } from '../../tokens/index.ts'
import { controlBox, controlStates, overlaySurface, visuallyHidden } from '../mixins.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
`

export const Control = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset: 0 ${space[3]} 0 auto;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    margin-block: auto;
  }
`

export const StyledInput = styled.input`
  ${controlBox}
  ${controlStates}
  appearance: none;
  padding-inline-end: ${size.target};
  text-overflow: ellipsis;
`

/** At most two fifths of the window: field and list stand together above a phone's keyboard. */
export const Popup = styled.div`
  position: absolute;
  z-index: ${z.popover};
  inset: calc(100% + ${space[2]}) 0 auto 0;
  overflow: hidden;
  scroll-margin-block-end: ${space[2]};
  ${overlaySurface}
  & > p {
    padding: ${space[2]} ${space[3]};
    color: ${color.textMuted};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
  & > ul {
    max-height: min(20em, 40vh);
    max-height: min(20em, 40dvh);
    overflow: hidden auto;
    overscroll-behavior: contain;
    overflow-anchor: none;
  }
`

export const Option = styled.li`
  display: flow-root;
  position: relative;
  min-height: ${size.target};
  padding: ${space[2]} ${space[8]} ${space[2]} ${space[3]};
  line-height: ${leading.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  & > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.sm};
    line-height: ${leading.snug};
  }
  & > svg {
    position: absolute;
    inset: 0 ${space[3]} 0 auto;
    margin-block: auto;
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    & > small {
      color: inherit;
    }
  }
  &[data-kind] {
    color: ${color.link};
  }
  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &[data-highlighted] {
    box-shadow: inset 0 0 0 calc(${size.focus} - ${size.line}) ${color.focus};
  }
  &[data-highlighted]:not([aria-selected='true']) {
    background: ${color.surfaceMuted};
  }
  ${media.forcedColors} {
    &[data-highlighted] {
      outline: ${size.focus} solid Highlight;
      outline-offset: calc(-1 * ${size.focus});
    }
  }
`

/** How the search stands: said while the list is open, and seen when words were not taken. */
export const Status = styled.p`
  &:not([data-seen]) {
    ${visuallyHidden}
  }
  margin-block-start: ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`
